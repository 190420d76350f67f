import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import {
	type ClientRequest,
	type IncomingHttpHeaders,
	type OutgoingHttpHeaders,
	request,
	type Server,
} from 'node:http';
import { createConnection, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFailureLog } from '../../server/http/failure-log';
import { mainWords } from '../../server/main-words';
import type { ContactPage } from '../../server/messages/contact-page';
import { contactForm } from '../../server/wordpress/contact-form';
import type { FormSite } from '../../server/wordpress/submit-form';

export type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Asking = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer };

/** The settings that most sites have. */
export const siteSettings = {
	origin: 'https://quatrovistas.example',
	wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } },
	contactForm: formSettings(5, 'pt_PT'),
	ajaxUrl: '/wp-admin/admin-ajax.php',
};

/** A WordPress elsewhere, for these settings. */
export function wordpressAt(address: string, more: { timeoutMs?: number } = {}) {
	return { kind: 'elsewhere', url: new URL(address), settings: siteSettings, ...more } as const;
}

/** The server itself in the place of WordPress, with the contact form alone. */
export function standInWordPress(deliver: FormSite['deliver'] = () => Promise.resolve()) {
	const form = {
		id: 5,
		origin: 'https://quatrovistas.example',
		locale: 'pt_PT',
		form: contactForm,
		deliver,
		now: Date.now,
		logFailure: createFailureLog(),
		hashKey: 'k',
	};
	return { kind: 'stand-in', sites: [form], news: [] } as const;
}

/** The contact page of the main language, by the number of its form. */
export function contactPage(formId = 5): ContactPage {
	const words = mainWords.postedForm;
	return { path: '/contacto', file: 'contacto.html', formId, language: 'pt-PT', words };
}

/** What a browser posts of the contact form once it is filled in. */
export const filledForm = {
	_wpcf7: '5',
	_wpcf7_unit_tag: 'wpcf7-f5-p6-o1',
	'your-name': 'Ana Sousa',
	'your-email': 'ana@example.com',
	'your-subject': 'Imprensa',
	'your-message': 'Olá',
	'accept-terms': '1',
};

export type Folder = Awaited<ReturnType<typeof makeFolder>>;

/** Makes a folder with the given files for a test; `url` ends with a slash. */
export async function makeFolder(files: Readonly<Record<string, string | Buffer>> = {}) {
	const folder = await realpath(await mkdtemp(join(tmpdir(), 'site-')));
	await writeFiles(folder, files);
	return {
		folder,
		url: pathToFileURL(`${folder}/`),
		write: (name: string, content: string) => writeFiles(folder, { [name]: content }),
		read: (name: string) => readFile(join(folder, name), 'utf8'),
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}

/** Writes files into a folder, and the folders that they are in. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
}

/** The messages that a server keeps in a folder of data, oldest first. */
export async function messagesIn<Message = Record<string, unknown>>(folder: string): Promise<Message[]> {
	const text = await readFile(join(folder, 'messages.jsonl'), 'utf8').catch(() => '');
	return text
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line));
}

/** Sends a request with this body, and waits for the whole of its answer. */
export function receive(outgoing: ClientRequest, body?: string | Buffer): Promise<Received> {
	return new Promise((resolve, reject) => {
		outgoing.on('response', (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('error', reject);
			response.on('end', () =>
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
			);
		});
		outgoing.on('error', reject);
		outgoing.end(body);
	});
}

/** What the settings say of a form. */
export function formSettings(id: number, locale: string) {
	return { id, version: '6.1.6', locale, unitTag: `wpcf7-f${id}-p6-o1`, containerPost: 6 };
}

/** Lets a server listen on a free port of this machine. */
export async function open(server: Server | TcpServer) {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	const { port } = address;

	/** Asks with the path exactly as given; `fetch` would tidy it first. */
	function ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Received> {
		return receive(request({ host: '127.0.0.1', port, path, method, headers, agent: false }), body);
	}

	/** Writes bytes as they are, and gives what came back until the connection was closed. */
	function write(bytes: string, { halfClose = false } = {}): Promise<string> {
		return new Promise((resolve) => {
			const socket = createConnection(port, '127.0.0.1', () => {
				socket.write(bytes, 'latin1');
				if (halfClose) socket.end();
			});
			let received = '';
			socket.on('data', (chunk) => {
				received += chunk.toString('latin1');
			});
			socket.on('error', () => undefined);
			socket.on('close', () => resolve(received));
		});
	}

	function close(): Promise<void> {
		if ('closeAllConnections' in server) server.closeAllConnections();
		return new Promise((resolve) => server.close(() => resolve()));
	}

	return { port, address: `http://127.0.0.1:${port}`, ask, write, close };
}
