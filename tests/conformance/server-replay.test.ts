import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from '../../server/create-server';
import { createFailureLog } from '../../server/http/failure-log';
import { createMailbox } from '../../server/messages/mailbox';
import type { NewsItem } from '../../server/wordpress/news';
import type { FormSite, SitePlugin } from '../../server/wordpress/submit-form';
import { makeFolder, messagesIn, open } from '../unit/test-site';
import { recordedFolder, recordedText } from './client/recording';
import { recordedForms } from './forms';

type Field = string | { filename: string; type?: string; size?: number; content?: string };
type Exchange = {
	name: string;
	request: { method: string; path: string; headers: Record<string, string>; fields: [string, Field][] };
	response: { status: number; headers: Record<string, string>; body: unknown };
};

const exchanges: Exchange[] = readdirSync(recordedFolder)
	.filter((name) => name.endsWith('.json') && !name.startsWith('client-') && name !== 'swv-cases.json')
	.map((name) => JSON.parse(recordedText(name)));

/** The recording site's own news. */
const news: NewsItem[] = Array.from({ length: 20 }, (_item, index) => {
	const number = 20 - index;
	const category = ['vindima', 'eventos', 'premios'][number % 3] ?? '';
	const two = String(number).padStart(2, '0');
	return {
		slug: `noticia-${two}`,
		title: `Notícia ${two}`,
		date: `2026-01-${String(number + 1).padStart(2, '0')}`,
		category,
	};
});

/** What the plugin of the recording site did on certain words. */
const plugin: SitePlugin = {
	isSpam: (data) => data['your-message'] === 'PALAVRA-SPAM',
	beforeMail: (data) =>
		({
			'PALAVRA-ABORTAR': { status: 'aborted' },
			'PALAVRA-RECUSAR': { status: 'aborted', message: 'Hoje não, disse a adega.' },
			'PALAVRA-ESTADO': { status: 'stock_sold_out', message: 'Um estado só nosso.' },
			'PALAVRA-PAGAR': { status: 'payment_required', message: 'Falta pagar.' },
		})[String(data['your-message'])],
};

/** The recording site's `post_max_size`: a file of 32 MB is recorded. */
const maxBodyBytes = 40 * 1024 * 1024;

let folder: string;
let remove: () => Promise<void>;
let mailWorks = true;
const servers = new Map<number, Awaited<ReturnType<typeof open>>>();

async function serve(id: number, form: FormSite['form']): Promise<void> {
	const { keep } = createMailbox(join(folder, 'data'));
	const deliver: FormSite['deliver'] = (letter) => (mailWorks ? keep(letter) : Promise.reject(new Error('no mail')));
	const site: FormSite = {
		id,
		origin: 'http://wordpress.test',
		locale: 'pt_PT',
		form,
		deliver,
		plugin,
		now: () => 1_795_170_131_210,
		logFailure: createFailureLog(),
		hashKey: 'key',
		maxBodyBytes,
	};
	const server = await createServer({ dist: folder, wordpress: { kind: 'stand-in', sites: [site], news } });
	servers.set(id, await open(server));
}

async function replay({ request }: Exchange): Promise<{ response: Response; host: string }> {
	const id = Number(/contact-forms\/(\d+)/.exec(request.path)?.[1]);
	const { address } = servers.get(id) ?? servers.get(5)!;
	const { 'Content-Type': type, ...rest } = request.headers;
	const headers: Record<string, string> = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)', ...rest };
	const init: RequestInit = { method: request.method, headers };
	if (type !== undefined) {
		headers['Content-Type'] = type === 'multipart/form-data' ? `${type}; boundary=${boundary}` : type;
		init.body = bodyOf(
			await asSentHere(request.fields, `${address}/wp-json/contact-form-7/v1/contact-forms/${id}`),
			type,
		);
	}
	return { response: await fetch(address + request.path, init), host: address };
}

const boundary = '----recorded';

/** The fields with what a page of this server would have in them: its hidden fields, and the hashes of its own quiz answers. */
async function asSentHere(fields: [string, Field][], formAddress: string): Promise<[string, Field][]> {
	const complete = fields.flatMap<[string, Field]>(([name, value]) =>
		name === '…hidden fields…' ? [['_wpcf7_unit_tag', 'wpcf7-f19-p20-o1']] : [[name, value]],
	);
	if (!complete.some(([name]) => name.startsWith('_wpcf7_quiz_answer_'))) return complete;
	const { quiz } = (await (await fetch(`${formAddress}/refill`)).json()) as { quiz: Record<string, [string, string]> };
	const hashes = new Map(Object.entries(quiz).map(([field, [, hash]]) => [`_wpcf7_quiz_answer_${field}`, hash]));
	return complete.map(([name, value]) => [name, hashes.get(name) ?? value]);
}

function bodyOf(fields: [string, Field][], type: string): string {
	switch (type) {
		case 'multipart/form-data':
			return `${fields.map(toPart).join('')}--${boundary}--\r\n`;
		case 'application/x-www-form-urlencoded':
			return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
		default:
			return JSON.stringify(Object.fromEntries(fields));
	}
}

/** Written by hand, since Node's own `FormData` leaves the empty name of an empty file control out. */
function toPart([name, value]: [string, Field]): string {
	const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
	if (typeof value === 'string') return `${disposition}\r\n\r\n${value}\r\n`;
	const { filename, type = 'application/octet-stream', size = 0, content = 'x'.repeat(size) } = value;
	return `${disposition}; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
}

/** Hashes depend on keys and clock, so only their shape is compared; hosts are those of the recording. */
function comparable(body: unknown): unknown {
	const text = JSON.stringify(body)
		.replace(/"[0-9a-f]{32}"/g, '"<hash>"')
		.replaceAll('href=\\"/noticia-', 'href=\\"/noticias/noticia-')
		.replace(/href=\\"(\/noticias\/[\w-]+)\/\\"/g, 'href=\\"$1\\"');
	return JSON.parse(text);
}

beforeAll(async () => {
	({ folder, remove } = await makeFolder({ _headers: '/*\n  X-Content-Type-Options: nosniff\n' }));
	for (const [id, form] of recordedForms) await serve(id, form);
});

afterEach(() => {
	mailWorks = true;
	vi.restoreAllMocks();
});

afterAll(async () => {
	for (const { close } of servers.values()) await close();
	await remove();
});

describe('the stand-in answers every recorded exchange as WordPress did', () => {
	it('finds the recordings', () => expect(exchanges).toHaveLength(114));

	it.each(exchanges.map((exchange) => [exchange.name, exchange] as const))('%s', async (name, exchange) => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		mailWorks = name !== 'a-mail-failed';
		const { response, host } = await replay(exchange);
		const text = (await response.text()).replaceAll(host, 'http://wordpress.test');
		const isJson = response.headers.get('content-type')?.startsWith('application/json');

		expect(response.status).toBe(exchange.response.status);
		expect(comparable(isJson ? JSON.parse(text) : text)).toEqual(comparable(exchange.response.body));
		for (const [header, value] of Object.entries(exchange.response.headers)) {
			expect([header, response.headers.get(header)?.replaceAll(host, 'http://wordpress.test')]).toEqual([
				header,
				value,
			]);
		}
		for (const header of [
			'allow',
			'vary',
			'access-control-allow-origin',
			'access-control-allow-credentials',
			'expires',
		]) {
			if (!(header in exchange.response.headers))
				expect([header, response.headers.get(header)]).toEqual([header, null]);
		}
		expect(log).toHaveBeenCalledTimes(name === 'a-mail-failed' ? 1 : 0);
	});
});

describe('messages that were accepted', () => {
	it('are each kept, a repeated one again', async () => {
		const sent = exchanges.find(({ name }) => name === 'a-sent')!;
		const before = await kept();
		await replay(sent);
		await replay(sent);
		const after = await kept();
		expect(after).toHaveLength(before.length + 2);
		expect(after.at(-1)).toMatchObject({
			formId: 5,
			data: { 'your-name': 'Ana Sousa', 'your-message': 'Olá,\r\ngostava de visitar a adega.' },
		});
	});

	it('have their files beside them', async () => {
		await replay(exchanges.find(({ name }) => name === 'h-sent')!);
		const { files } = (await kept()).at(-1)!;
		expect(files).toMatchObject([{ field: 'cv', name: 'cv.pdf', size: 8 }]);
		expect(await readFile(join(folder, 'data', files[0]!.savedAs), 'utf8')).toBe('%PDF-1.4');
	});

	it('are not kept when they were taken for spam', async () => {
		const before = await kept();
		await replay(exchanges.find(({ name }) => name === 'a-spam-disallowed-word')!);
		expect(await kept()).toEqual(before);
	});
});

const kept = () => messagesIn<{ files: { savedAs: string }[] }>(join(folder, 'data'));
