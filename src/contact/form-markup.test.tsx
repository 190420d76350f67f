// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageAt } from '../../tests/unit/page-at';
import { type ContactFormSettings, parseSiteSettings } from '../content/site-settings';
import { ContactPage } from './contact-page';

const settings = parseSiteSettings(readFileSync('site-settings.json', 'utf8'));
const recorded = document.createElement('div');
recorded.innerHTML = readFileSync('tests/conformance/recorded/form-a.html', 'utf8');
// The recorded tag lacks the option `autocomplete:url`, which the plugin writes as this attribute (WCAG 1.3.5 asks for it).
recorded.querySelector('[name=your-site]')?.setAttribute('autocomplete', 'url');
const page = document.createElement('div');
let html = '';

async function render(form: ContactFormSettings): Promise<string> {
	return renderToString(await pageAt('/contacto', () => <ContactPage form={form} />));
}

beforeAll(async () => {
	html = await render(settings.contactForm);
	page.innerHTML = html;
});

/** Attributes that the site sets in its own way; the address has no slash at its end here. */
const ours = ['action', 'novalidate', 'href'];
const described = (element: Element) => {
	const attributes = [...element.attributes].filter(({ name }) => !ours.includes(name));
	const pairs = attributes.map(({ name, value }) => [name.toLowerCase(), value] as const).sort();
	return [element.tagName, ...pairs];
};
const parts = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map(described);

it.each([
	'div.wpcf7',
	'form',
	'.screen-reader-response, .screen-reader-response *',
	'fieldset, fieldset input',
	'.wpcf7-form-control-wrap',
	'.wpcf7-form-control:not(.wpcf7-submit)',
	'.wpcf7-acceptance :is(.wpcf7-list-item, input, .wpcf7-list-item-label)',
	'option',
	'.wpcf7-character-count',
	'.wpcf7-response-output',
])('the prerendered form equals the recorded one in %s', (selector) => {
	expect(parts(recorded, selector).length).toBeGreaterThan(0);
	expect(parts(page, selector)).toEqual(parts(recorded, selector));
});

it('the prerendered form has the recorded labels, in today’s spelling', () => {
	const labels = [...page.querySelectorAll('form label > span:first-child')].map(({ textContent }) => textContent);
	expect(labels).toEqual([
		'Nome',
		'E-mail',
		'Telefone (facultativo)',
		'Página web (facultativo)',
		'Assunto',
		'Mensagem',
	]);
});

it('the prerendered form posts what the recorded one does, to the same address', () => {
	expect(page.querySelector('form')?.getAttribute('action')).toBe('/contacto#wpcf7-f5-p6-o1');
	expect(page.querySelector('form')?.hasAttribute('novalidate')).toBe(true);
	const button = page.querySelector('.wpcf7-submit');
	expect([button?.getAttribute('type'), button?.getAttribute('value')]).toEqual(['submit', 'Enviar']);
	expect(button?.hasAttribute('disabled')).toBe(false);
});

it('the prerendered form has no style attribute and no script', () => {
	expect(html).not.toMatch(/ style=|<script/);
});

describe('a form that stands in for one of the page’s language', () => {
	const foreign = document.createElement('div');
	const subjects = ['Visits and tastings', 'Orders', 'Press', 'Something else'];

	beforeAll(async () => {
		foreign.innerHTML = await render({ ...settings.contactForm, id: 7, locale: 'en_GB', subjects });
	});

	it('is said to answer in another language', () => {
		expect(foreign.textContent).toContain('Pode escrever em português; o formulário responde em inglês.');
		expect(html).not.toContain('o formulário responde em');
	});

	it('is in its own language, and what the page says in it in that of the page', () => {
		expect(foreign.querySelector('.wpcf7')?.getAttribute('lang')).toBe('en-GB');
		expect(foreign.querySelector('form')?.getAttribute('lang')).toBe('pt-PT');
		expect(page.querySelector('form')?.hasAttribute('lang')).toBe(false);
	});

	it('gets its subjects as it calls them, and the visitor reads those of the page', () => {
		const options = [...foreign.querySelectorAll('option')];
		expect(options.map(({ value }) => value)).toEqual(subjects);
		expect(options.map(({ textContent }) => textContent)).toContain('Imprensa');
	});
});
