import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSiteSettings } from '../src/content/site-settings.ts';
import { formsByLanguage } from './contact-forms.ts';
import { siteLanguages } from './content/languages.ts';
import { settingsText, siteConfig } from './site-config.ts';

const stored = JSON.parse(readFileSync('site-settings.json', 'utf8'));
const { pt, en } = stored.contactForm;
const textWith = (contactForm: unknown, more = {}) => JSON.stringify({ ...stored, ...more, contactForm });
const formsOf = (contactForm: unknown) => {
	const text = textWith(contactForm);
	return formsByLanguage(parseSiteSettings(text), siteLanguages(text));
};
const portugueseSubjects = ['Visitas e provas', 'Encomendas', 'Imprensa', 'Outro assunto'];

test('each language has its own form', () => {
	expect(formsOf({ pt, en })).toEqual({ pt, en });
});

test.each([
	['one form for all', pt],
	['a form that stands in', { pt }],
])('%s names its subjects as it does itself where the page is of another language', (_what, contactForm) => {
	expect(formsOf(contactForm)).toEqual({ pt, en: { ...pt, subjects: portugueseSubjects } });
});

test('the English form may stand in for the Portuguese one', () => {
	expect(formsOf({ en }).pt).toMatchObject({
		id: 7,
		subjects: ['Visits and tastings', 'Orders', 'Press', 'Something else'],
	});
});

test('of a form in a language that the site has no words of nothing is known', () => {
	expect(formsOf({ pt, en: { ...en, locale: 'fr_FR' } }).en).toEqual({ ...en, locale: 'fr_FR' });
});

test('a page carries the form of its language, and names the others where there are any', () => {
	expect(JSON.parse(settingsText(textWith({ pt, en }), 'en'))).toEqual({
		...stored,
		contactForm: en,
		contactForms: { pt, en },
	});
	const one = JSON.parse(settingsText(textWith(pt), 'en'));
	expect(one).toEqual({ ...stored, contactForm: { ...pt, subjects: portugueseSubjects } });
	expect(JSON.parse(settingsText(textWith(pt, { hsts: { preload: false } }), 'pt'))).toEqual({
		...stored,
		contactForm: pt,
	});
});

test('the application knows the form of each language', () => {
	const { define } = siteConfig(textWith({ pt }));
	const forms = JSON.parse(JSON.parse(define?.['import.meta.env.CONTACT_FORMS']));
	expect(forms.en).toEqual({ ...pt, subjects: portugueseSubjects });
});

test('a site in one language alone may still name the forms of others', () => {
	const text = textWith({ pt, en }, { languages: ['pt'] });
	expect(siteLanguages(text).map(({ code }) => code)).toEqual(['pt']);
	expect(formsByLanguage(parseSiteSettings(text), siteLanguages(text))).toEqual({ pt });
});

test('a form of a language without words stops the build', () => {
	expect(() => siteLanguages(textWith({ pt, xx: en }))).toThrow('src/messages/xx');
});
