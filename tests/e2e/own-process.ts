import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Each worker of a run of tests has ports of its own, and gives each once. */
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 8;
const given = new Set<number>();

/**
 * A port of this machine that nobody listens on, of those that no system gives away by itself: a server that stops finds it free when it
 * starts again.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = 20_000 + worker * 1_500 + randomInt(1_500);
		if (given.has(port)) continue;
		const probe = createServer().listen(port, '127.0.0.1');
		const listening = await once(probe, 'listening').catch(() => undefined);
		if (!listening) continue;
		probe.close();
		await once(probe, 'close');
		given.add(port);
		return port;
	}
}

/** Whether somebody listens on a port of this machine. */
export function isListening(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1');
		socket.once('connect', () => socket.end(() => resolve(true)));
		socket.once('error', () => resolve(false));
	});
}

/** Ends a process that may have ended by itself, and waits until it has. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (!isRunning(child)) return;
	const ended = once(child, 'exit');
	child.kill(signal);
	await ended;
}

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
	return exitCode === null && signalCode === null;
}

/**
 * A server of this project in a process of its own, so that a test can stop it as a lost network would, and start it again at the same
 * address.
 */
export abstract class OwnProcess {
	protected process: ChildProcess | undefined;

	constructor(readonly port: number) {}

	/** What Node runs. */
	protected abstract command(): { args: readonly string[] } & Pick<SpawnOptions, 'env' | 'cwd' | 'stdio'>;

	/** Resolves when it has said at which port it listens. */
	async start(): Promise<void> {
		const { args, env, cwd, stdio = ['ignore', 'pipe', 'pipe'] } = this.command();
		const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio });
		this.process = child;
		let said = '';
		child.stderr?.on('data', (text: Buffer) => {
			said += text.toString();
			process.stderr.write(text);
		});
		await new Promise<void>((resolve, reject) => {
			child.stdout?.on('data', (text: Buffer) => text.includes(String(this.port)) && resolve());
			child.once('close', (code) => reject(new Error(`${args.join(' ')} ended with code ${code}.\n${said}`)));
		});
	}

	async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
		const child = this.process;
		this.process = undefined;
		if (child) await end(child, signal);
	}
}
