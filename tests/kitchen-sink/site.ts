import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../server/create-server';
import { createFailureLog } from '../../server/http/failure-log';
import { createMailbox } from '../../server/messages/mailbox';
import { recordedForms } from '../conformance/forms';
import { bundle } from './bundle';
import { formPage, globalScript, type PageOptions, styles } from './form-page';

const hashKey = 'kitchen-sink';
const formId = 7;

const headers = `/*
  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'
`;

/** A site of one page: every field type of the plugin, run by the client alone. */
export type KitchenSink = {
	origin: string;
	/** Renders the page again for the next visitor. */
	write(options?: PageOptions): Promise<void>;
	/** The messages that were delivered, oldest first. */
	messages(): Promise<{ data: Record<string, unknown>; files: { name: string; size: number }[] }[]>;
	close(): Promise<void>;
};

export async function openKitchenSink(): Promise<KitchenSink> {
	const folder = await mkdtemp(join(tmpdir(), 'kitchen-sink-'));
	const form = recordedForms.get(formId);
	if (!form) throw new Error(`There is no recorded form ${formId}.`);
	const scripts = [...(await bundle('src/cf7/client/entry.ts')), ...(await bundle('src/cf7/rules.ts', [], 'rules'))];
	for (const { name, code } of scripts) await writeFile(join(folder, name), code);
	await writeFile(join(folder, '_headers'), headers);
	await writeFile(join(folder, 'plugin.css'), styles);

	async function write(options: PageOptions = {}): Promise<void> {
		await writeFile(join(folder, 'tudo.html'), formPage(form!, hashKey, options));
		await writeFile(join(folder, 'global.js'), globalScript(options));
	}
	await write();

	const { keep: deliver } = createMailbox(join(folder, 'data'));
	const frame = {
		id: formId,
		origin: 'http://localhost',
		locale: 'pt_PT',
		now: Date.now,
		logFailure: createFailureLog(),
	};
	const site = { ...frame, form, deliver, hashKey };
	const server = await createServer({ dist: folder, wordpress: { kind: 'stand-in', sites: [site], news: [] } });
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');

	return {
		origin: `http://127.0.0.1:${address.port}`,
		write,
		async messages() {
			const text = await readFile(join(folder, 'data/messages.jsonl'), 'utf8').catch(() => '');
			return text
				.split('\n')
				.filter(Boolean)
				.map((line) => JSON.parse(line));
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			await rm(folder, { recursive: true });
		},
	};
}
