import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from '../../server/create-server';
import { createFailureLog } from '../../server/http/failure-log';
import { createMailbox } from '../../server/messages/mailbox';
import type { FormDefinition } from '../../server/wordpress/form-definition';
import { askQuizzes } from '../../server/wordpress/quiz';
import { recordedText } from '../conformance/client/recording';
import { recordedForms } from '../conformance/forms';
import { makeFolder, messagesIn, open } from '../unit/test-site';
import { bundle } from './bundle';

const hashKey = 'kitchen-sink';
const formId = 7;

const headers = `/*
  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'
`;

/** The plugin's own rules for what is seen and what not (docs/contact-form-7.md 6). */
const styles = `
.wpcf7 .screen-reader-response { position: absolute; overflow: hidden; width: 1px; height: 1px; }
.wpcf7 form.init .wpcf7-response-output,
.wpcf7 form.resetting .wpcf7-response-output,
.wpcf7 form.submitting .wpcf7-response-output { display: none; }
`;

/** What the page's global has beside the address of its server, and what its author put around the form. */
type PageOptions = { global?: object; copies?: number; inForm?: boolean; floatingTips?: boolean };

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
	const form = recordedForms.get(formId);
	if (!form) throw new Error(`There is no recorded form ${formId}.`);
	const scripts = [...(await bundle('src/cf7/client/entry.ts')), ...(await bundle('src/cf7/rules.ts', [], 'rules'))];
	const files = Object.fromEntries(scripts.map(({ name, code }) => [name, code]));
	const { folder, remove } = await makeFolder({ _headers: headers, 'plugin.css': styles, ...files });

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
	const listening = await open(server);

	return {
		origin: listening.address,
		write,
		messages: () => messagesIn(join(folder, 'data')),
		async close() {
			await listening.close();
			await remove();
		},
	};
}

/** The page with the recorded form of every field type, as the plugin would make it on this server. */
function formPage(form: FormDefinition, hashKey: string, options: PageOptions = {}): string {
	const { copies = 1, inForm = false, floatingTips = false } = options;
	const markup = Object.entries(askQuizzes(form, hashKey) ?? {}).reduce(
		(html, [field, [, hash]]) =>
			html.replace(new RegExp(`(name="_wpcf7_quiz_answer_${field}" value=")[^"]*`), `$1${hash}`),
		recordedText('form-b.html'),
	);
	const forms = Array.from({ length: copies }, (_copy, index) => markup.replaceAll('-o1', `-o${index + 1}`)).join('');
	const body = inForm ? `<form id="outer">${forms}</form>` : forms;
	return `<!DOCTYPE html><html lang="pt-PT"><head><meta charset="utf-8"><title>Tudo</title>
<link rel="stylesheet" href="/plugin.css"><script src="/global.js"></script><script type="module" src="/client.js"></script></head>
<body${floatingTips ? ' class="use-floating-validation-tip"' : ''}><main><h1>Tudo</h1>${body}</main></body></html>`;
}

/** The script by which WordPress tells the client where the server is. */
function globalScript({ global = {} }: PageOptions = {}): string {
	return `var wpcf7 = ${JSON.stringify({ api: { root: '/wp-json/', namespace: 'contact-form-7/v1' }, ...global })};`;
}
