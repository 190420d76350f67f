import { readFileSync } from 'node:fs';
import type { FormDefinition } from '../../server/wordpress/form-definition';
import { askQuizzes } from '../../server/wordpress/quiz';

/** What the page's global has beside the address of its server, and what its author put around the form. */
export type PageOptions = { global?: object; copies?: number; inForm?: boolean; floatingTips?: boolean };

const recorded = new URL('../conformance/recorded/form-b.html', import.meta.url);

/** The plugin's own rules for what is seen and what not (docs/contact-form-7.md 6). */
export const styles = `
.wpcf7 .screen-reader-response { position: absolute; overflow: hidden; width: 1px; height: 1px; }
.wpcf7 form.init .wpcf7-response-output,
.wpcf7 form.resetting .wpcf7-response-output,
.wpcf7 form.submitting .wpcf7-response-output { display: none; }
`;

/** The page with the recorded form of every field type, as the plugin would make it on this server. */
export function formPage(form: FormDefinition, hashKey: string, options: PageOptions = {}): string {
	const { copies = 1, inForm = false, floatingTips = false } = options;
	const markup = Object.entries(askQuizzes(form, hashKey) ?? {}).reduce(
		(html, [field, [, hash]]) =>
			html.replace(new RegExp(`(name="_wpcf7_quiz_answer_${field}" value=")[^"]*`), `$1${hash}`),
		readFileSync(recorded, 'utf8'),
	);
	const forms = Array.from({ length: copies }, (_copy, index) => markup.replaceAll('-o1', `-o${index + 1}`)).join('');
	const body = inForm ? `<form id="outer">${forms}</form>` : forms;
	return `<!DOCTYPE html><html lang="pt-PT"><head><meta charset="utf-8"><title>Tudo</title>
<link rel="stylesheet" href="/plugin.css"><script src="/global.js"></script><script type="module" src="/client.js"></script></head>
<body${floatingTips ? ' class="use-floating-validation-tip"' : ''}><main><h1>Tudo</h1>${body}</main></body></html>`;
}

/** The script by which WordPress tells the client where the server is. */
export function globalScript({ global = {} }: PageOptions = {}): string {
	return `var wpcf7 = ${JSON.stringify({ api: { root: '/wp-json/', namespace: 'contact-form-7/v1' }, ...global })};`;
}
