import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

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

/**
 * A server of this project in a process of its own, so that a test can stop it as a lost network would, and start it again at the same
 * address.
 */
export abstract class OwnProcess {
	#process: ChildProcess | undefined;

	constructor(readonly port: number) {}

	/** What Node runs. */
	protected abstract command(): { args: readonly string[]; env?: Record<string, string> };

	/** Resolves when it has said at which port it listens. */
	async start(): Promise<void> {
		const { args, env } = this.command();
		const child = spawn(process.execPath, args, {
			env: { ...process.env, ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		this.#process = child;
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

	async stop(): Promise<void> {
		const child = this.#process;
		this.#process = undefined;
		if (!child || child.exitCode !== null) return;
		const ended = once(child, 'exit');
		child.kill('SIGKILL');
		await ended;
	}
}
