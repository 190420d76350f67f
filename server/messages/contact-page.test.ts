import { parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordedText } from '../../tests/conformance/client/recording';
import { formPost, type ServedSite, serveSite } from '../../tests/unit/serve-site';
import { contactPage, type Folder, makeFolder, type Received, siteSettings } from '../../tests/unit/test-site';
import { mainWords } from '../main-words';
import { createFormSites } from '../wordpress/contact-form';
import type { FormSite } from '../wordpress/submit-form';
import { renderAnsweredPage } from './answered-page';
import { attributeOf, findAll, hasClass } from './html-tree';
import { createMailbox, DeliveryUnknownError } from './mailbox';

const filled = {
	_wpcf7: '5',
	_wpcf7_unit_tag: 'wpcf7-f5-p6-o1',
	'your-name': 'Ana <b>"Sousa"</b>',
	'your-email': 'ana@example.com',
	'your-phone': '',
	'your-site': '',
	'your-subject': 'Imprensa',
	'your-message': '\r\nOlá </textarea><script>alert(1)</script>',
	'accept-terms': '1',
};

let data: Folder;
let site: ServedSite;

beforeAll(async () => {
	const files = {
		_headers: "/*\n  Content-Security-Policy: default-src 'none'\n",
		'contacto.html': `<!DOCTYPE html><html lang="pt-PT"><head><title>Contacto</title></head><body><script src="/assets/first.js" data-app="/assets/index.js" data-parts="/assets/frame.js"></script><!--$-->${recordedText('form-a.html')}<!--/$--></body></html>`,
	};
	data = await makeFolder();
	site = await serveSite(files, { contactPages: [contactPage()], wordpress: standIn() });
});

afterAll(() => Promise.all([site.close(), data.remove()]));

function standIn(more: Partial<FormSite> = {}) {
	const sites = createFormSites(siteSettings, createMailbox(data.folder), () => mainWords);
	return { kind: 'stand-in', sites: sites.map((each) => ({ ...each, ...more })), news: [] } as const;
}

const post = (fields: Readonly<Record<string, string>>, path = '/contacto') => site.ask(path, formPost(fields));

it('a message that may be stored has not failed: the answer is a 500, and the page keeps the text', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const deliver = () => Promise.reject(new DeliveryUnknownError());
	const unsure = await site.another({ wordpress: standIn({ deliver }) });
	const message = new FormData();
	for (const [name, value] of Object.entries(filled)) message.append(name, value);
	const feedback = `${unsure.address}/wp-json/contact-form-7/v1/contact-forms/5/feedback`;
	expect((await fetch(feedback, { method: 'POST', body: message })).status).toBe(500);
	const posted = await unsure.ask('/contacto', formPost(filled));
	expect(posted.status).toBe(500);
	expect(read(posted).output).toEqual([expect.stringContaining('Não sabemos se a mensagem ficou guardada.')]);
	expect(read(posted).value('your-email')).toBe('ana@example.com');
});

/** What a visitor finds in the page that came back. */
function read({ body }: Received) {
	const page = parseFragment(body.toString());
	const one = (name: string) => findAll(page, (element) => attributeOf(element, 'name') === name)[0]!;
	const form = findAll(page, ({ tagName }) => tagName === 'form')[0]!;
	const texts = (name: string) => findAll(page, (element) => hasClass(element, name)).map(textIn);
	return {
		one,
		value: (name: string) => attributeOf(one(name), 'value'),
		status: attributeOf(form, 'data-status'),
		classes: attributeOf(form, 'class'),
		output: texts('wpcf7-response-output'),
		tips: texts('wpcf7-not-valid-tip'),
		spoken: findAll(page, (element) => attributeOf(element, 'role') === 'status').map(textIn),
		list: findAll(
			page,
			({ tagName, parentNode }) =>
				tagName === 'li' && parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'ul',
		),
		scripts: findAll(page, ({ tagName }) => tagName === 'script'),
		isWithoutScript: findAll(page, (element) => hasClass(element, 'wpcf7')).every((element) =>
			hasClass(element, 'no-js'),
		),
	};
}

function textIn(node: ReturnType<typeof findAll>[number]): string {
	return node.childNodes
		.map((child) => ('value' in child ? child.value : 'tagName' in child ? textIn(child) : ''))
		.join('');
}

describe('the contact form posted without JavaScript', () => {
	it('the form without JavaScript comes back empty with thanks when it was sent', async () => {
		const answer = await post(filled, '/contacto/');
		const page = read(answer);
		expect(answer.status).toBe(200);
		expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
		expect(page).toMatchObject({
			status: 'sent',
			classes: 'wpcf7-form sent',
			output: ['Obrigado! A sua mensagem foi enviada.'],
			spoken: ['Obrigado! A sua mensagem foi enviada.'],
			tips: [],
			isWithoutScript: true,
		});
		expect(page.value('your-name')).toBe('');
		expect(page.value('_wpcf7_posted_data_hash')).toMatch(/^[0-9a-f]{32}$/);
		expect(await data.read('messages.jsonl')).toContain('ana@example.com');
	});

	it('the form without JavaScript comes back with the errors in place and everything that was typed', async () => {
		const page = read(await post({ ...filled, 'your-email': 'ana@', 'your-phone': '12' }));
		expect(page.status).toBe('invalid');
		expect(page.tips).toEqual(['Escreva um endereço de email válido.', 'Escreva um número de telefone válido.']);
		const email = page.one('your-email');
		expect(attributeOf(email, 'aria-invalid')).toBe('true');
		expect(attributeOf(email, 'aria-describedby')).toBe('wpcf7-f5-p6-o1-ve-your-email');
		expect(hasClass(email, 'wpcf7-not-valid')).toBe(true);
		expect(page.list.map((item) => attributeOf(item, 'id'))).toEqual([
			'wpcf7-f5-p6-o1-ve-your-email',
			'wpcf7-f5-p6-o1-ve-your-phone',
		]);
		expect(findAll(page.list[0]!, ({ tagName }) => tagName === 'a').map((link) => attributeOf(link, 'href'))).toEqual([
			'#your-email',
		]);
		expect(page.value('your-name')).toBe(filled['your-name']);
		expect(textIn(page.one('your-message'))).toBe(filled['your-message'].replace('\r\n', '\n'));
		expect(page.scripts).toEqual([]);
		expect(attributeOf(page.one('accept-terms'), 'checked')).toBe('');
		const chosen = findAll(page.one('your-subject'), (option) => attributeOf(option, 'selected') !== undefined);
		expect(chosen.map(textIn)).toEqual(['Imprensa']);
		expect(page.value('_wpcf7_unit_tag')).toBe('wpcf7-f5-p6-o1');
	});

	it('the form without JavaScript says that the terms were not accepted', async () => {
		const { 'accept-terms': _left, ...rest } = filled;
		const page = read(await post(rest));
		expect([page.status, page.output]).toEqual(['unaccepted', ['Tem de aceitar os termos antes de enviar.']]);
		expect(attributeOf(page.one('accept-terms'), 'checked')).toBeUndefined();
	});

	it('the form without JavaScript can come as multipart', async () => {
		const boundary = '----boundary';
		const body = Object.entries(filled)
			.map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
			.join('');
		const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'user-agent': 'Mozilla/5.0' };
		const page = read(await site.ask('/contacto', { method: 'POST', headers, body: `${body}--${boundary}--\r\n` }));
		expect(page.status).toBe('sent');
	});

	it.each([{}, { _wpcf7: '7', _wpcf7_unit_tag: 'x' }, { _wpcf7: '5' }])(
		'that is not this form gets the page as built: %j',
		async (fields) => {
			const answer = await post(fields);
			expect([answer.status, read(answer).status]).toEqual([200, 'init']);
		},
	);
});

it('the page with an answer does not load the scripts, which would replace it by the page as built', async () => {
	const { body } = await post(filled);
	expect(body.toString()).not.toContain('<script');
});

it.each([
	['stock_sold_out', 'custom-stock-sold-out'],
	['payment_required', 'custom-payment-required'],
	['sent', 'custom-sent'],
	['', 'custom-'],
	['mail_failed', 'failed'],
])('a status “%s” is named as on WordPress’ own page: %s', async (status, name) => {
	const wrapper =
		'<div class="wpcf7 no-js" data-wpcf7-id="5"><form class="wpcf7-form init" data-status="init"></form></div>';
	const answer = { contact_form_id: 5, status, message: '', into: '#u', invalid_fields: [] };
	const html = renderAnsweredPage(wrapper, answer, { fields: new Map(), files: new Map() });
	expect(html).toContain(`class="wpcf7-form ${name}" data-status="${name}"`);
});
