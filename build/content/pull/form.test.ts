import { describe, expect, test } from 'vitest';
import type { MarkupElement, MarkupNode } from '../../../src/content/owner-form.ts';
import { recordedText } from '../../../tests/conformance/client/recording.ts';
import { readForm } from './form.ts';
import { contactForm } from './testing/owner-site.ts';
import { pageWith } from './testing/wordpress-double.ts';

const formA = recordedText('form-a.html');
const formB = recordedText('form-b.html');
const schema = { version: 'Contact Form 7 SWV Schema 2024-10', locale: 'pt_PT', rules: [] };
const everyType = { id: 7, version: '6.1.6', locale: 'pt_PT', unitTag: 'wpcf7-f7-p8-o1', containerPost: 8 };
const address = 'https://cms.example/contacto/';

const read = (source: string, settings = contactForm) => readForm(address, pageWith(source), settings, schema);

/** Form A with something more in it, before its button. */
const formWith = (markup: string) => formA.replace('<p><input class="wpcf7-form-control wpcf7-submit', `${markup}$&`);

const isElement = (node: MarkupNode): node is MarkupElement => typeof node !== 'string';

function elements(nodes: readonly MarkupNode[]): MarkupElement[] {
	return nodes.filter(isElement).flatMap((node) => [node, ...elements(node.children)]);
}

const named = (nodes: readonly MarkupNode[], name: string) =>
	elements(nodes).filter(({ attributes }) => attributes.name === name);

describe('a form of WordPress', () => {
	test('keeps what the page says of it, and leaves the places for answers to this site', () => {
		const { form, leftOut } = read(formA);
		expect(form).toMatchObject({
			page: address,
			id: 5,
			version: '6.1.6',
			locale: 'pt_PT',
			unitTag: 'wpcf7-f5-p6-o1',
			containerPost: 6,
			hidden: {},
			schema,
			unkept: [],
		});
		expect(leftOut).toEqual([]);
		expect(form.markup[0]).toEqual({
			element: 'p',
			attributes: {},
			children: [
				{
					element: 'label',
					attributes: {},
					children: [
						' Nome',
						{ element: 'br', attributes: {}, children: [] },
						expect.objectContaining({ attributes: { class: 'wpcf7-form-control-wrap', 'data-name': 'your-name' } }),
						' ',
					],
				},
			],
		});
		expect(JSON.stringify(form.markup)).not.toMatch(/wpcf7-response-output|hidden-fields|_wpcf7/);
	});

	test('has every field type of Contact Form 7, with what its client reads of them', () => {
		const { form, leftOut } = read(formB, everyType);
		expect(leftOut).toEqual([]);
		const typeOf = (name: string) =>
			named(form.markup, name).map(({ element, attributes }) => attributes.type ?? element);
		const types: Readonly<Record<string, string>> = {
			'ks-text': 'text',
			'ks-email': 'email',
			'ks-url': 'url',
			'ks-tel': 'tel',
			'ks-number': 'number',
			'ks-range': 'range',
			'ks-date': 'date',
			'ks-area': 'textarea',
			'ks-select': 'select',
			'ks-multi[]': 'select',
			'ks-check[]': 'checkbox',
			'ks-excl': 'checkbox',
			'ks-rfree': 'radio',
			'_wpcf7_free_text_ks-rfree': 'text',
			'ks-acc': 'checkbox',
			'ks-file': 'file',
			'ks-quiz': 'text',
		};
		for (const [name, type] of Object.entries(types)) expect([name, typeOf(name)[0]]).toEqual([name, type]);
		expect(named(form.markup, 'ks-file')[0]?.attributes.accept).toBe('.txt,.pdf,image/png');
		expect(named(form.markup, 'ks-number')[0]?.attributes).toMatchObject({ min: '-5', max: '10', step: '0.5' });
		const counter = elements(form.markup).find(({ attributes }) => attributes['data-target-name'] === 'ks-area');
		expect(counter?.attributes).toMatchObject({ 'data-starting-value': '0', 'data-minimum-value': '5' });
		const reflection = elements(form.markup).filter(({ attributes }) => 'data-reflection-of' in attributes);
		expect(reflection.map(({ element }) => element)).toEqual(['fieldset', 'output']);
		expect(form.hidden).toEqual({
			'_wpcf7_quiz_answer_ks-quiz': 'f605e65bec4f117794a3b76c300214c9',
			'ks-hidden': 'escondido',
		});
	});

	test('with consent as a rule among others says so', () => {
		const { form } = read(formA.replace('wpcf7-form init', 'wpcf7-form init wpcf7-acceptance-as-validation'));
		expect(form.acceptanceAsValidation).toBe(true);
	});

	test.each([
		['<input type="hidden" name="_wpnonce" value="ab12">', ['nonce']],
		['<input type="hidden" name="_wpcf7_recaptcha_response" value="">', ['captcha']],
		['<div class="wpcf7-turnstile cf-turnstile" data-sitekey="x"></div>', ['captcha']],
		['<div class="g-recaptcha" data-sitekey="x"><iframe src="https://www.google.com/"></iframe></div>', ['captcha']],
		[
			'<input type="hidden" name="_wpcf7_captcha_challenge_c" value="1"><img class="wpcf7-form-control wpcf7-captchac" src="https://cms.example/c.png"><input class="wpcf7-captchar" type="text" name="c">',
			['captcha'],
		],
	])('that has %s says what cannot be kept, and has nothing of it', (markup, unkept) => {
		const { form } = read(formWith(markup));
		expect(form.unkept).toEqual(unkept);
		expect(form.hidden).toEqual({});
		expect(JSON.stringify(form.markup)).not.toMatch(/captcha|turnstile|_wpnonce/);
	});

	test.each([
		['<script>alert(1)</script>', '<script>'],
		['<p onclick="alert(1)">a</p>', '<p onclick>'],
		['<p style="position:fixed">a</p>', '<p style>'],
		['<a href="javascript:alert(1)">a</a>', '<a href>'],
		['<a href="java&#10;script:alert(1)">a</a>', '<a href>'],
		['<a href="data:text/html,x">a</a>', '<a href>'],
		['<iframe src="https://evil.example/"></iframe>', '<iframe>'],
		['<svg><script>alert(1)</script></svg>', '<svg>'],
		['<math><mtext><img src=x onerror=alert(1)></mtext></math>', '<math>'],
		['<input type="image" src="https://evil.example/x.png">', '<input type="image">'],
		['<button formaction="https://evil.example/">Enviar</button>', '<button formaction>'],
		['<link rel="stylesheet" href="https://evil.example/x.css">', '<link>'],
		['<template><p>a</p></template>', '<template>'],
		['<img src="https://evil.example/x.png" onerror="alert(1)">', '<img>'],
	])('leaves out of %s what it names as %s', (markup, named) => {
		const { form, leftOut } = read(formWith(markup));
		expect(leftOut).toContain(named);
		expect(JSON.stringify(form.markup)).not.toMatch(/alert|evil|script:|data:text|fixed/);
	});

	test('that is on the page twice is the one that the settings name', () => {
		const twice = formA + formA.replaceAll('p6-o1', 'p6-o2');
		expect(read(twice, { ...contactForm, unitTag: 'wpcf7-f5-p6-o2' }).form.unitTag).toBe('wpcf7-f5-p6-o2');
	});

	test('that is not on the page is missed by its number, with those that are there', () => {
		expect(() => read(formB)).toThrow('não há o formulário 5: há 7.');
	});

	test('that breaks off is refused, wherever it does', () => {
		const source = pageWith(formA);
		const end = source.indexOf('</form>');
		for (let at = 100; at < end; at += 97)
			expect(() => readForm(address, source.slice(0, at), contactForm, schema)).toThrow(
				/acaba a meio|não há o formulário/,
			);
	});

	test.each([null, [], {}, { version: 1, locale: 'pt_PT', rules: [] }, { version: '1', locale: 'pt_PT', rules: {} }])(
		'with the rules %j is refused',
		(rules) => {
			expect(() => readForm(address, pageWith(formA), contactForm, rules)).toThrow('As regras do formulário 5');
		},
	);

	test('in elements without end is refused', () => {
		expect(() => read(formWith('<div>'.repeat(5000)))).toThrow('sem fim');
	});
});
