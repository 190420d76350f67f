// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startClient } from './client';

const api = { root: 'https://wp.example/wp-json/', namespace: 'contact-form-7/v1' };
const schema = {
	version: '1',
	locale: 'pt_PT',
	rules: [{ rule: 'required', field: 'your-name', error: 'Preencha este campo.' }],
};
const markup = (id: number, number = 1) => `
<div class="wpcf7 no-js" id="wpcf7-f${id}-o${number}" data-wpcf7-id="${id}">
	<div class="screen-reader-response"><p role="status"></p><ul></ul></div>
	<form class="wpcf7-form init" data-status="init">
		<input type="hidden" name="_wpcf7" value="${id}"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f${id}-o${number}">
		<span class="wpcf7-form-control-wrap" data-name="your-name"><input class="wpcf7-form-control" name="your-name" aria-invalid="false"></span>
		<div class="wpcf7-response-output"></div><input type="submit" class="wpcf7-submit has-spinner">
	</form>
</div>`;

let asked: string[];
let reply: () => Promise<Response>;

const settled = () => new Promise((done) => setTimeout(done, 5));
const forms = () => [...document.querySelectorAll<HTMLFormElement>('.wpcf7 > form')];
const change = (form: HTMLFormElement, value: string) => {
	const field = form.querySelector<HTMLInputElement>('[name="your-name"]')!;
	field.value = value;
	field.dispatchEvent(new Event('change', { bubbles: true }));
};
const open = async (html: string, wpcf7: object = { api }) => {
	document.body.innerHTML = html;
	vi.stubGlobal('wpcf7', wpcf7);
	startClient(document, window);
	for (const form of forms()) form.dispatchEvent(new Event('focusin'));
	await settled();
	return wpcf7 as Record<string, (form: HTMLFormElement, options?: object) => void> & { schemas: Map<number, unknown> };
};

// Fetched when a form is first entered; here it is at hand at once.
beforeAll(() => import('../rules').then(() => {}));

beforeEach(() => {
	asked = [];
	reply = async () => new Response(JSON.stringify(schema));
	vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit) => {
		asked.push(`${method} ${url.slice(url.indexOf('/contact-forms'))}`);
		return reply();
	});
});

it('the page’s global gets the functions of the plugin, and the schemas by form id', async () => {
	const wpcf7 = await open(markup(5));
	expect(Object.keys(wpcf7).sort()).toEqual(['api', 'init', 'reset', 'schemas', 'submit', 'validate']);
	expect(wpcf7.schemas.get(5)).toEqual(schema);
});

it('the page’s global keeps what a site has put there, and the forms use it', async () => {
	const submit = vi.fn();
	await open(markup(5), { api, submit });
	forms()[0]!.requestSubmit();
	expect(submit).toHaveBeenCalledWith(forms()[0], expect.objectContaining({}));
	expect(forms()[0]!.dataset.status).toBe('init');
});

it('a script can submit, validate and reset a form through the page’s global', async () => {
	const wpcf7 = await open(markup(5));
	const form = forms()[0]!;
	wpcf7.validate!(form, { target: form.querySelector('[name="your-name"]') });
	expect(form.querySelector('.wpcf7-not-valid-tip')?.textContent).toBe('Preencha este campo.');
	reply = async () => new Response('{"status":"spam","message":"Não.","invalid_fields":[]}');
	wpcf7.submit!(form);
	await settled();
	expect(form.dataset.status).toBe('spam');
	wpcf7.reset!(form);
	await settled();
	expect(form.dataset.status).toBe('init');
});

it('init mounts a form that was added later', async () => {
	const wpcf7 = await open(markup(5));
	document.body.insertAdjacentHTML('beforeend', markup(7));
	wpcf7.init!(forms()[1]!);
	wpcf7.init!(forms()[1]!);
	await settled();
	expect(forms()[1]!.parentElement?.className).toBe('wpcf7 js');
	expect(forms()[1]!.querySelectorAll('.wpcf7-spinner')).toHaveLength(1);
	expect(asked).toEqual(['GET /contact-forms/5/feedback/schema', 'GET /contact-forms/7/feedback/schema']);
});

it('copies of a form on a page share one request for the schema', async () => {
	await open(markup(5) + markup(5, 2) + markup(7));
	expect(asked).toEqual(['GET /contact-forms/5/feedback/schema', 'GET /contact-forms/7/feedback/schema']);
	change(forms()[1]!, '');
	expect(forms()[1]!.querySelectorAll('.wpcf7-not-valid-tip')).toHaveLength(1);
	expect(forms()[0]!.querySelectorAll('.wpcf7-not-valid-tip')).toHaveLength(0);
});

it('a mounted form carries its identity for the site’s scripts', async () => {
	await open(markup(5));
	const property = Reflect.get(forms()[0]!, 'wpcf7');
	expect(property).toMatchObject({ id: 5, unitTag: 'wpcf7-f5-o1', status: 'init', schema });
	expect(property.parent).toBe(forms()[0]!.parentElement);
});

it('a change before the schema has come is validated once it is there', async () => {
	let come = (_response: Response) => {};
	reply = () => new Promise((done) => (come = done));
	await open(markup(5));
	change(forms()[0]!, '');
	expect(forms()[0]!.querySelector('.wpcf7-not-valid-tip')).toBeNull();
	come(new Response(JSON.stringify(schema)));
	await settled();
	expect(forms()[0]!.querySelector('.wpcf7-not-valid-tip')).not.toBeNull();
});

it('a form from a cache gets fresh questions without a reset if something was typed', async () => {
	document.body.innerHTML = markup(5).replace(
		'<div class="wpcf7-response',
		'<span class="wpcf7-form-control-wrap"><span class="wpcf7-quiz-label">Velha?</span><input name="q"></span><input type="hidden" name="_wpcf7_quiz_answer_q" value="old"><div class="wpcf7-response',
	);
	const form = forms()[0]!;
	form.querySelector<HTMLInputElement>('[name="your-name"]')!.value = 'Ana';
	reply = async () => new Response('{"quiz":{"q":["Nova?","new"]},"version":"1","locale":"","rules":[]}');
	vi.stubGlobal('wpcf7', { api, cached: 1 });
	startClient(document, window);
	await settled();
	expect(form.querySelector('.wpcf7-quiz-label')?.textContent).toBe('Nova?');
	expect(form.querySelector<HTMLInputElement>('[type="hidden"][name^="_wpcf7_quiz"]')?.value).toBe('new');
	expect(form.querySelector<HTMLInputElement>('[name="your-name"]')?.value).toBe('Ana');
	expect(form.dataset.status).toBe('init');
});

it('a form inside another form is replaced by a notice', async () => {
	const inner = markup(5).replace(/<\/?form[^>]*>/g, '');
	await open(`<form id="outer">${inner}</form>`);
	expect(document.querySelector('#outer')?.innerHTML.trim()).toBe(
		'<p class="wpcf7-form-in-wrong-place"><strong>Erro:</strong> Este formulário de contacto está no sítio errado.</p>',
	);
});

it.each([
	['wpcf7 is not defined.', { wpcf7: undefined }],
	['wpcf7.api is not defined.', { wpcf7: {} }],
	['wpcf7.api is not defined.', { wpcf7: { api: { root: 5 } } }],
	['Your browser does not support window.fetch().', { fetch: undefined, FormData: undefined }],
	['Your browser does not support window.FormData().', { FormData: undefined }],
	['Your browser does not support NodeList.forEach().', { NodeList: { prototype: {} } }],
	['Your browser does not support String.replaceAll().', { String: { prototype: {} } }],
])('a page on which the client cannot run says %s, and its form stays as it was', (line, lacking) => {
	const error = vi.spyOn(console, 'error').mockImplementation(() => {});
	document.body.innerHTML = markup(5);
	const { fetch, FormData, NodeList } = window;
	startClient(document, { wpcf7: { api }, fetch, FormData, NodeList, String, ...lacking });
	expect(error.mock.calls).toEqual([[line]]);
	expect(forms()[0]!.parentElement?.className).toBe('wpcf7 no-js');
	expect(asked).toEqual([]);
});
