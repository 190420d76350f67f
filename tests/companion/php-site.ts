import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { end, freePort, isListening, isRunning } from '../e2e/own-process';

/** An article of the double of WordPress. */
export type Post = {
	slug: string;
	title: string;
	date: string;
	categories: string[];
	path?: string;
	status?: string;
	password?: string;
	/** Of the one language that it is in. */
	locale?: string;
};

/** How PHP's own web server is started: the arguments after `-S`, and what more is in its environment. */
type Served = { args: readonly string[]; env?: Readonly<Record<string, string>> };

const options = ['display_errors=0', 'log_errors=1', 'opcache.enable_cli=1'].flatMap((option) => ['-d', option]);
const table = 'wp_quatro_vistas_submissions';
const form = '/contact-form-7/v1/contact-forms/5';

/** A WordPress with the companion, real or double, on PHP's own web server, with a database of its own. */
export class PhpSite {
	readonly schemaPath = `/?rest_route=${form}/feedback/schema`;
	readonly feedbackPath = `/?rest_route=${form}/feedback`;
	#php: ChildProcess[] = [];
	#lines = '';

	private constructor(
		private readonly served: Served,
		readonly folder: string,
		readonly database: string,
		/** One for each PHP that may run. */
		private readonly ports: readonly number[],
	) {}

	/** The doubles in `php/`. */
	static double(): Promise<PhpSite> {
		return PhpSite.create(async () => ({ args: [join(import.meta.dirname, 'php/double.php')] }));
	}

	/** @param prepare called once the database is there */
	static async create(prepare: (folder: string, database: string) => Promise<Served>): Promise<PhpSite> {
		const folder = await mkdtemp(join(tmpdir(), 'companion-site-'));
		const database = `site_${folder.slice(-6).toLowerCase()}_${process.pid}`;
		await query('', `CREATE DATABASE ${database}`);
		await writeFile(join(folder, 'mails'), '');
		await writeFile(join(folder, 'posts.json'), '[]');
		return new PhpSite(await prepare(folder, database), folder, database, await freePorts(20));
	}

	/** Where the first PHP answers. */
	get origin(): string {
		return this.originOf(0);
	}

	originOf(number: number): string {
		return `http://127.0.0.1:${this.ports[number]}`;
	}

	/** What PHP has written to its log. */
	get log(): string {
		return this.#lines;
	}

	/**
	 * @param count how many requests are answered at once, by a PHP each: the workers that PHP's own server has take several each,
	 * and one after the other
	 */
	async start(count = 1): Promise<void> {
		this.#php = await Promise.all(this.ports.slice(0, count).map((port) => this.#startOn(port)));
	}

	async stop(): Promise<void> {
		for (const child of this.#php) await end(child, 'SIGKILL');
	}

	/** Starts it again after a request that killed it. */
	async revive(): Promise<void> {
		const [child] = this.#php;
		if (child && isRunning(child)) await once(child, 'exit');
		if (child?.signalCode !== 'SIGKILL') throw new Error(`PHP was not killed, it ended:\n${this.#lines}`);
		await this.start();
	}

	async #startOn(port: number): Promise<ChildProcess> {
		const { php, socket } = inject('programs');
		const { args, env } = this.served;
		const child = spawn(php, [...options, '-S', `127.0.0.1:${port}`, ...args], {
			stdio: ['ignore', 'ignore', 'pipe'],
			env: {
				...process.env,
				...env,
				SOCKET: socket,
				DATABASE: this.database,
				MAILS: join(this.folder, 'mails'),
				POSTS: join(this.folder, 'posts.json'),
			},
		});
		child.stderr?.on('data', (lines: Buffer) => {
			this.#lines += lines;
		});
		while (!(await isListening(port))) {
			if (!isRunning(child)) throw new Error(`PHP did not start:\n${this.#lines}`);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		return child;
	}

	async dispose(): Promise<void> {
		await this.stop();
		await query('', `DROP DATABASE ${this.database}`);
		await rm(this.folder, { recursive: true });
	}

	ask(path: string, init?: RequestInit): Promise<Response> {
		return fetch(this.origin + path, init);
	}

	/**
	 * Posts a message.
	 * @param headers for `php/steps.php`
	 * @param number of the PHP that is to answer
	 */
	post(text: string, id?: string, headers: Readonly<Record<string, string>> = {}, number = 0): Promise<Response> {
		const body = new FormData();
		body.append('_wpcf7_unit_tag', 'wpcf7-f5-p6-o1');
		if (id !== undefined) body.append('_qv_submission', id);
		body.append('your-message', text);
		return fetch(this.originOf(number) + this.feedbackPath, { method: 'POST', body, headers });
	}

	/** The status that a message was answered with. */
	async statusOf(text: string, id?: string, headers?: Readonly<Record<string, string>>): Promise<string> {
		const response = await this.post(text, id, headers);
		const { status, code } = (await response.json()) as { status?: string; code?: string };
		return status ?? `${response.status} ${code}`;
	}

	/** Lets mails go that were posted with `X-Mail-Waits`, and all that follow. */
	async letMailsGo(): Promise<void> {
		await writeFile(join(this.folder, 'mails.go'), '');
	}

	/** The texts that were mailed, in this order. */
	async mails(): Promise<string[]> {
		const lines = await readFile(join(this.folder, 'mails'), 'utf8');
		return lines
			.split('\n')
			.filter(Boolean)
			.map((line) => JSON.parse(line));
	}

	async timesMailed(text: string): Promise<number> {
		return (await this.mails()).filter((mail) => mail.includes(text)).length;
	}

	/** The rows of the companion's table for one id: `working` or `sent`. */
	async rows(id: string): Promise<string[]> {
		const sql = `SELECT IF(sent_at IS NULL, 'working', 'sent') FROM ${table} WHERE id = '${id}'`;
		return (await query(this.database, sql)).split('\n').filter(Boolean);
	}

	/** Lets time pass for what is in the table. */
	async age(seconds: number): Promise<void> {
		await query(
			this.database,
			`UPDATE ${table} SET claimed_at = claimed_at - ${seconds}, sent_at = sent_at - ${seconds}`,
		);
	}

	/** @param sql `TABLE` stands for the companion's table */
	query(sql: string): Promise<string> {
		return query(this.database, sql.replaceAll('TABLE_', table));
	}

	/** Lets these be the site's articles from now on. */
	async publish(posts: readonly Post[]): Promise<void> {
		await writeFile(join(this.folder, 'posts.json'), JSON.stringify(posts));
		await this.ask('/owner/publish');
	}
}

async function query(database: string, sql: string): Promise<string> {
	const { client, socket } = inject('programs');
	const args = ['--no-defaults', `--socket=${socket}`, '--user=root', '--skip-column-names', '-e', sql];
	return (await promisify(execFile)(client, database ? [...args, database] : args)).stdout;
}

async function freePorts(count: number): Promise<number[]> {
	const ports: number[] = [];
	while (ports.length < count) ports.push(await freePort());
	return ports;
}
