import type { StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContactPages } from '../../server/built-settings';
import type { SiteSettings } from '../../src/content/site-settings';
import { freePort, OwnProcess } from '../e2e/own-process';
import type { Figure } from './figure';

type Load = { requests: number; messages: number };

/** In bytes, of the server's process, after its garbage is collected. */
type Growth = { heap: number; resident: number; seconds: number };

/** Comes before the first measurement: what is compiled and opened once is not what a server gathers. */
const warmUp: Load = { requests: 2_000, messages: 100 };

/** Measures what the built server has gathered after 100,000 requests and 1,000 messages. */
export async function benchMemory(): Promise<Figure[]> {
	const { heap, resident, seconds } = await measureGrowth({ requests: 100_000, messages: 1_000 });
	const name = 'server: after 100,000 requests and 1,000 messages';
	return [
		{ name: `${name}, heap`, value: heap / 1e6, unit: 'MB more' },
		{ name: `${name}, resident`, value: resident / 1e6, unit: 'MB more' },
		{ name: `${name}, rate`, value: Math.round(101_000 / seconds), unit: 'requests/s' },
	];
}

/**
 * Runs the program that serves, as an owner runs it, and asks it for everything that it has.
 * @throws {Error} when an answer is not what it should be
 */
export async function measureGrowth({ requests, messages }: Load): Promise<Growth> {
	const data = await mkdtemp(join(tmpdir(), 'quatro-vistas-'));
	const server = new MeasuredServer(await freePort(), data);
	try {
		await server.start();
		const visitor = await createVisitor(server.port);
		await visitor.visit(warmUp);
		const before = await server.memory();
		const start = performance.now();
		await visitor.visit({ requests, messages });
		const seconds = (performance.now() - start) / 1000;
		visitor.leave();
		const after = await server.memory();
		return { heap: after.heapUsed - before.heapUsed, resident: after.rss - before.rss, seconds };
	} finally {
		await server.stop();
		await rm(data, { recursive: true, force: true });
	}
}

class MeasuredServer extends OwnProcess {
	constructor(
		port: number,
		readonly data: string,
	) {
		super(port);
	}

	protected command() {
		const preloaded = pathToFileURL(join(import.meta.dirname, 'report-memory.mjs')).href;
		const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
		return {
			args: ['--expose-gc', '--import', preloaded, 'dist-server/main.mjs'],
			// A load of visitors comes from one address here.
			env: { PORT: String(this.port), DATA: this.data, MESSAGE_LIMITS: '100000,100000', SITE_SETTINGS: undefined },
			stdio,
		};
	}

	async memory(): Promise<NodeJS.MemoryUsage> {
		if (!this.process) throw new Error('The server does not run.');
		const answer = once(this.process, 'message');
		this.process.send('measure');
		const [usage] = await answer;
		return usage;
	}
}

type Asked = { method: string; path: string; headers?: OutgoingHttpHeaders; body?: string; status: number };

/** Visitors on eight connections who ask for one thing after the other. */
async function createVisitor(port: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: 8 });
	const [{ settings }] = await readContactPages('dist');
	const kinds = await requestKinds(settings);
	const posts = messageKinds(settings);
	let count = 0;

	/** Every hundredth breaks off. */
	async function ask({ method, path, headers = {}, body, status }: Asked): Promise<void> {
		const breaksOff = body === undefined && count % 100 === 0;
		await new Promise<void>((resolve, reject) => {
			const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
				if (breaksOff) {
					outgoing.destroy();
					resolve();
					return;
				}
				if (response.statusCode !== status)
					reject(new Error(`${method} ${path}: ${response.statusCode} in place of ${status}.`));
				response.on('error', reject).on('end', resolve).resume();
			});
			outgoing.on('error', (error) => (breaksOff ? resolve() : reject(error))).end(body);
		});
	}

	return {
		async visit({ requests, messages }: Load): Promise<void> {
			const every = Math.round(requests / messages);
			const last = count + requests;
			await Promise.all(
				Array.from({ length: 8 }, async () => {
					while (count < last) {
						count += 1;
						const number = count;
						await ask(kinds[number % kinds.length]!(number));
						if (number % every === 0) await ask(posts[(number / every) % posts.length]!(number));
					}
				}),
			);
		},
		leave: () => agent.destroy(),
	};
}

type Kind = (number: number) => Asked;

/** Some of all that can be asked for, with as many addresses as there are requests. */
async function requestKinds({ contactForm }: SiteSettings): Promise<Kind[]> {
	const script = (await readdir('dist/assets')).find((name) => name.startsWith('app-') && name.endsWith('.js'));
	const { archive }: { archive: string } = JSON.parse(await readFile('dist/map/archive.json', 'utf8'));
	const form = `/contact-form-7/v1/contact-forms/${contactForm.id}`;
	const compressed = { 'accept-encoding': 'br' };
	const range = (number: number) => ({ range: `bytes=${number * 50}-${number * 50 + 16_383}` });
	return [
		(number) => ({ method: 'GET', path: `/?n=${number}`, headers: compressed, status: 200 }),
		() => ({ method: 'GET', path: `/assets/${script}`, headers: compressed, status: 200 }),
		(number) => ({ method: 'GET', path: `/nao-existe-${number}`, headers: compressed, status: 404 }),
		(number) => ({ method: 'GET', path: archive, headers: range(number), status: 206 }),
		(number) => ({ method: 'GET', path: `/vinhos/?n=${number}`, status: 308 }),
		() => ({ method: 'GET', path: `/wp-json${form}/feedback/schema`, status: 200 }),
		(number) => ({ method: 'GET', path: `/wp-json/nada/${number}`, status: 404 }),
		(number) => ({ method: 'HEAD', path: `/vinhos?n=${number}`, status: 200 }),
		() => ({ method: 'GET', path: '/contacto', headers: { 'if-none-match': '*' }, status: 304 }),
	];
}

/** The form as a browser posts it, with JavaScript and without. */
function messageKinds({ contactForm: { id, unitTag } }: SiteSettings): Kind[] {
	const fields = (number: number) => ({
		_wpcf7: String(id),
		_wpcf7_unit_tag: unitTag,
		'your-name': `Ana ${number}`,
		'your-email': 'ana@example.com',
		'your-subject': 'Imprensa',
		'your-message': `Olá ${number}. `.repeat(50),
		'accept-terms': '1',
	});
	const headers = { 'user-agent': 'Mozilla/5.0', 'content-type': 'application/x-www-form-urlencoded' };
	const part = ([name, value]: [string, string]) =>
		`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
	return [
		(number) => ({
			method: 'POST',
			path: '/contacto',
			headers,
			body: new URLSearchParams(fields(number)).toString(),
			status: 200,
		}),
		(number) => ({
			method: 'POST',
			path: `/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`,
			headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
			body: `${Object.entries(fields(number)).map(part).join('')}--b--\r\n`,
			status: 200,
		}),
	];
}
