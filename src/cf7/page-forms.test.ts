// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MountedForm } from './mount';
import { pageForms } from './page-forms';
import type { PluginFunctions } from './plugin-forms';

const api = { root: 'https://wp.example/wp-json/', namespace: 'contact-form-7/v1' };
const schema = { version: '1', locale: 'pt_PT', rules: [] };
const refused = { kind: 'failed', code: 'http_error', message: 'Não.' } as const;
const markup = (id: number) => `
<div class="wpcf7 no-js"><form class="wpcf7-form init" data-status="init">
	<input type="hidden" name="_wpcf7" value="${id}"><input name="your-name"><div class="wpcf7-response-output"></div>
</form></div>`;

const send = vi.fn(async () => refused);
const taken: MountedForm[] = [];
const global = () => Reflect.get(window, 'wpcf7') as PluginFunctions & Record<string, unknown>;

/** Puts a form on the page, as each visit of its page does, and takes it over. */
function open(): HTMLFormElement {
	document.body.innerHTML = markup(5);
	const form = document.querySelector('form')!;
	const refill = async () => ({ kind: 'refill', received: [] }) as const;
	const services = { send, refill, schema: async () => schema, helpers: [] };
	taken.push(pageForms(api).mountForm(form.parentElement!, form, services));
	return form;
}

beforeAll(async () => {
	// A script of the site was there first.
	vi.stubGlobal('wpcf7', { mine: 1 });
	// Fetched when a script calls for it; here it is at hand at once.
	await import('./client/client');
});
beforeEach(() => send.mockClear());
afterEach(() => {
	for (const each of taken.splice(0)) each.release();
});

it('the plugin’s global is there for the scripts of others, beside what they have put in it', async () => {
	open();
	expect(Object.keys(global()).sort()).toEqual(['api', 'init', 'mine', 'reset', 'schemas', 'submit', 'validate']);
	expect(global().api).toEqual(api);
	await vi.waitFor(() => expect(global().schemas.get(5)).toEqual(schema));
});

it('the plugin’s functions act on the form of every visit, and not on one that is gone', async () => {
	const first = open();
	taken.pop()?.release();
	const second = open();
	global().submit(first);
	expect(first.dataset.status).toBe('init');
	global().submit(second);
	await vi.waitFor(() => expect(second.dataset.status).toBe('custom-http-error'));
	expect(send).toHaveBeenCalledOnce();
	global().reset(second);
	await vi.waitFor(() => expect(second.dataset.status).toBe('init'));
});

it('a function that a script replaces gets what the visitor does', () => {
	const { submit } = global();
	const form = open();
	global().submit = vi.fn();
	form.dispatchEvent(new Event('submit', { cancelable: true }));
	expect(global().submit).toHaveBeenCalledExactlyOnceWith(form, { submitter: undefined });
	expect(send).not.toHaveBeenCalled();
	global().submit = submit;
});

it('a site that blocks its forms is obeyed', () => {
	const form = open();
	global().blocked = true;
	global().submit(form);
	expect(form.dataset.status).toBe('submitting');
	expect(send).not.toHaveBeenCalled();
	global().blocked = false;
});

it('init asks again for its code, once that did not come', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
	const gone = new TypeError('Failed to fetch dynamically imported module');
	vi.stubGlobal('fetch', async () => Response.json(schema));
	vi.doMock('./client/client', () => Promise.reject(gone));
	open();
	document.body.insertAdjacentHTML('beforeend', markup(9));
	const other = [...document.querySelectorAll('form')].at(-1)!;
	global().init(other);
	await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
	vi.doUnmock('./client/client');
	global().init(other);
	await vi.waitFor(() => expect(other.parentElement?.className).toBe('wpcf7 js'));
	logged.mockRestore();
});

it('init mounts a form that another script has put on the page, once, and it is sent straight to the server', async () => {
	const posted = vi.fn(async (_url: string, { method = 'GET' }: RequestInit = {}) =>
		Response.json(method === 'GET' ? schema : { status: 'spam', message: 'Não.', invalid_fields: [] }),
	);
	vi.stubGlobal('fetch', posted);
	open();
	document.body.insertAdjacentHTML('beforeend', markup(7));
	const other = [...document.querySelectorAll('form')].at(-1)!;
	global().init(other);
	global().init(other);
	await vi.waitFor(() => expect(other.parentElement?.className).toBe('wpcf7 js'));
	global().submit(other);
	await vi.waitFor(() => expect(other.dataset.status).toBe('spam'));
	const urls = posted.mock.calls.map(([url, { method = 'GET' } = {}]) => `${method} ${url}`);
	expect(urls).toEqual([
		`GET ${api.root}contact-form-7/v1/contact-forms/7/feedback/schema`,
		`POST ${api.root}contact-form-7/v1/contact-forms/7/feedback`,
	]);
	expect(send).not.toHaveBeenCalled();
});
