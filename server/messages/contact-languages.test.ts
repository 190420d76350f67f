import { parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordedText } from '../../tests/conformance/client/recording';
import { formPost, type ServedSite, serveSite } from '../../tests/unit/serve-site';
import {
	type Folder,
	filledForm,
	formSettings,
	makeFolder,
	type Received,
	siteSettings,
	wordpressAt,
} from '../../tests/unit/test-site';
import { createFormSites } from '../wordpress/contact-form';
import { wordsOf } from '../words';
import type { ContactPage } from './contact-page';
import { attributeOf, findAll, hasClass } from './html-tree';
import { createMailbox } from './mailbox';

const settings = {
	...siteSettings,
	contactForms: { pt: siteSettings.contactForm, en: formSettings(7, 'en_GB') },
};
const page = (language: string, path: string, formId: number, tag: string): ContactPage => ({
	path,
	file: `${path.slice(1)}.html`,
	formId,
	language: tag,
	words: wordsOf(language).postedForm,
});
const contactPages = [
	page('pt', '/contacto', 5, 'pt-PT'),
	page('en', '/en/contact', 7, 'en-GB'),
	// Its form is the Portuguese one.
	page('en', '/en/other', 5, 'en-GB'),
];
const english = { ...filledForm, _wpcf7: '7', _wpcf7_unit_tag: 'wpcf7-f7-p6-o1', 'your-subject': 'Press' };

let data: Folder;
let site: ServedSite;

beforeAll(async () => {
	const recorded = recordedText('form-a.html');
	const inEnglish = recorded.replace('lang="pt-PT"', 'lang="en-GB"').replaceAll('"5"', '"7"');
	const files = {
		'contacto.html': `<html lang="pt-PT"><body>${recorded}</body></html>`,
		'en/contact.html': `<html lang="en-GB"><body>${inEnglish}</body></html>`,
		'en/other.html': `<html lang="en-GB"><body>${recorded.replace('<form ', '<form lang="en-GB" ')}</body></html>`,
	};
	data = await makeFolder();
	const sites = createFormSites(settings, createMailbox(data.folder), wordsOf);
	site = await serveSite(files, { contactPages, wordpress: { kind: 'stand-in', sites, news: [] } });
});

afterAll(() => Promise.all([site.close(), data.remove()]));

function post(path: string, fields: Readonly<Record<string, string>>, server: Pick<ServedSite, 'ask'> = site) {
	return server.ask(path, formPost(fields));
}

type Element = ReturnType<typeof findAll>[number];

/** The words of an element with the language that they are marked with: nothing where it is that of what is around them. */
function marked(element: Element): [words: string, language: string | undefined] {
	const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
	return [text, attributeOf(element, 'lang')];
}

function read({ body }: Received) {
	const parsed = parseFragment(body.toString());
	const all = (holds: (element: Element) => boolean) => findAll(parsed, holds).map(marked);
	return {
		output: all((element) => hasClass(element, 'wpcf7-response-output')),
		spoken: all((element) => attributeOf(element, 'role') === 'status'),
		tips: all((element) => hasClass(element, 'wpcf7-not-valid-tip')),
	};
}

describe('a form posted without JavaScript', () => {
	it('is answered by the form of its page, in its language', async () => {
		const sent = 'Thank you for your message. It has been sent.';
		expect(read(await post('/en/contact', english))).toMatchObject({ output: [[sent, undefined]] });
		expect(read(await post('/contacto', filledForm)).output[0]?.[0]).toBe('Obrigado! A sua mensagem foi enviada.');
		const lines = (await data.read('messages.jsonl')).trim().split('\n');
		expect(lines.map((line) => JSON.parse(line).formId)).toEqual([7, 5]);
	});

	it('is refused in the language of its form', async () => {
		const page = read(await post('/en/contact/', { ...english, 'your-email': 'ann@', 'your-subject': 'Imprensa' }));
		expect(page.output).toEqual([['One or more fields have an error. Please check and try again.', undefined]]);
		expect(page.tips.map(([words]) => words)).toEqual([
			'Please enter an email address.',
			'Undefined value was submitted through this field.',
		]);
	});

	it('keeps its text where it is of another form, and the page says so in its own language', async () => {
		const answer = await post('/en/contact', { ...filledForm, 'your-message': 'Ainda cá estou' });
		expect(answer.status).toBe(400);
		expect(read(answer).output[0]?.[0]).toMatch(/^The page was from an earlier version/);
		expect(answer.body.toString()).toContain('Ainda cá estou');
		expect(read(await post('/contacto', english)).output[0]?.[0]).toMatch(/^A página era de uma versão anterior/);
	});

	it('says in which language the answer of a form is that stands in for one of the page’s', async () => {
		const sent = read(await post('/en/other', filledForm));
		expect(sent.output).toEqual([['Obrigado! A sua mensagem foi enviada.', 'pt-PT']]);
		expect(sent.spoken).toEqual([['Obrigado! A sua mensagem foi enviada.', undefined]]);
		const refused = read(await post('/en/other', { ...filledForm, 'your-email': 'ana@' }));
		expect(refused.tips).toEqual([['Escreva um endereço de email válido.', 'pt-PT']]);
		const ours = read(await post('/en/other', english));
		expect(ours.output).toEqual([[expect.stringMatching(/^The page was/), undefined]]);
		expect(ours.spoken).toEqual([[expect.stringMatching(/^The page was/), 'en-GB']]);
	});

	it('goes to its own form of a real WordPress, whose silence is told in the language of the page', async () => {
		const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const server = await site.another({ wordpress: wordpressAt('http://127.0.0.1:9') });
		expect(read(await post('/en/contact', english, server)).output[0]?.[0]).toMatch(/^The server did not answer/);
		expect(logged.mock.calls[0]?.[0]).toContain('/contact-forms/7/feedback');
	});

	it('is no form where no page is', async () => {
		expect((await post('/contact', english)).status).toBe(405);
		expect((await post('/en/contacto', english)).status).toBe(405);
	});
});

describe('the stand-in', () => {
	const route = (id: number) => `/wp-json/contact-form-7/v1/contact-forms/${id}`;

	it('answers for each form with the rules and words of its language', async () => {
		const schemas = await Promise.all([5, 7].map((id) => site.ask(`${route(id)}/feedback/schema`)));
		const [portuguese, inEnglish] = schemas.map(({ body }) => JSON.parse(body.toString()));
		expect([portuguese.locale, inEnglish.locale]).toEqual(['pt_PT', 'en_GB']);
		const shape = ({ rules }: typeof portuguese) =>
			rules.map(({ rule, field }: { rule: string; field: string }) => [rule, field]);
		expect(shape(inEnglish)).toEqual(shape(portuguese));
		const errors = inEnglish.rules.map(({ error }: { error: string }) => error);
		expect(new Set(errors)).toEqual(
			new Set([
				'Please fill out this field.',
				'This field has a too long input.',
				'Please enter an email address.',
				'Please enter a URL.',
				'Please enter a telephone number.',
				'Undefined value was submitted through this field.',
			]),
		);
	});

	it('knows no other form', async () => {
		expect((await site.ask(`${route(6)}/feedback/schema`)).status).toBe(404);
		expect((await site.ask(`${route(6)}/refill`)).status).toBe(404);
		expect((await site.ask(`${route(7)}/refill`)).body.toString()).toBe('[]');
	});
});

it('a language without words is answered in the main one', () => {
	expect(wordsOf('fr_FR')).toBe(wordsOf(''));
	expect(wordsOf('fr_FR').contactSubjects).toContain('Imprensa');
	expect(wordsOf('en').contactSubjects).toContain('Press');
	expect(wordsOf('en_US').formAnswers).toEqual(wordsOf('en').formAnswers);
});
