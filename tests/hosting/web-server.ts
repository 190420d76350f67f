import { type ChildProcess, spawn } from 'node:child_process';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { end, isListening } from '../e2e/own-process';
import { type Asking, type Received, receive } from '../unit/test-site';

/** The host that the settings name. */
const host = 'quatrovistas.example';

/** A web server that answers for the published site on a port of this machine. */
export class WebServer {
	readonly #process: ChildProcess;

	private constructor(
		process: ChildProcess,
		readonly protocol: 'http:' | 'https:',
		readonly port: number,
	) {
		this.#process = process;
	}

	/** @throws what the program said, when it ends instead of listening */
	static async start(
		protocol: WebServer['protocol'],
		port: number,
		command: readonly string[],
		env: Record<string, string> = {},
	): Promise<WebServer> {
		const [program = '', ...parameters] = command;
		// Not what Vitest defines for tests.
		const child = spawn(program, parameters, { env: { PATH: process.env.PATH, ...env } });
		let said = '';
		for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
		while (!(await isListening(port))) {
			if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended:\n${said}`);
			await wait(50);
		}
		return new WebServer(child, protocol, port);
	}

	/** Asks with the path exactly as given, under the name of the site. */
	ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Received> {
		const request = this.protocol === 'https:' ? requestHttps : requestHttp;
		const isChunked = headers['transfer-encoding'] === 'chunked';
		const length = body === undefined || isChunked ? {} : { 'content-length': Buffer.byteLength(body) };
		const outgoing = request({
			...{ host: '127.0.0.1', port: this.port, path, method, agent: false },
			...{ servername: host, rejectUnauthorized: false },
			headers: { host: `${host}:${this.port}`, ...length, ...headers },
		});
		return receive(outgoing, body);
	}

	stop(): Promise<void> {
		return end(this.#process, 'SIGTERM');
	}
}
