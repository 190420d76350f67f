import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

/** The real server in a process of its own, so that a test can stop it as a lost network would, and start it again at the same address. */
export class SiteServer {
	#process: ChildProcess | undefined;

	private constructor(
		readonly port: number,
		readonly dataFolder: string,
		readonly dist: string,
	) {}

	static async create(dist = 'dist'): Promise<SiteServer> {
		const server = new SiteServer(await freePort(), await mkdtemp(join(tmpdir(), 'quatro-vistas-')), dist);
		await server.start();
		return server;
	}

	get origin(): string {
		return `http://127.0.0.1:${this.port}`;
	}

	async start(): Promise<void> {
		const child = spawn(process.execPath, ['dist-server/main.mjs'], {
			// A suite sends more messages in ten minutes than visitors do.
			env: {
				...process.env,
				PORT: String(this.port),
				DATA: this.dataFolder,
				DIST: this.dist,
				MESSAGE_LIMITS: '100000,100000',
			},
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		this.#process = child;
		await new Promise<void>((resolve, reject) => {
			child.stdout?.on('data', (text: Buffer) => text.includes(String(this.port)) && resolve());
			child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
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

	/** The messages that reached the stand-in, oldest first. */
	async messages(): Promise<Record<string, unknown>[]> {
		const text = await readFile(join(this.dataFolder, 'messages.jsonl'), 'utf8').catch(() => '');
		return text
			.split('\n')
			.filter(Boolean)
			.map((line) => JSON.parse(line));
	}

	async dispose(): Promise<void> {
		await this.stop();
		await rm(this.dataFolder, { recursive: true, force: true });
	}
}
