import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDeploymentSettings } from './deployment-settings';
import { allForms, formFor, parseSiteSettings, siteSettingsOf } from './site-settings';

const stored = JSON.parse(readFileSync('site-settings.json', 'utf8'));
const { pt, en } = stored.contactForm;
const parse = (more: object) => parseSiteSettings(JSON.stringify({ ...stored, ...more }));

describe('the contact form of the settings', () => {
	it('may be one for each language', () => {
		const settings = parse({});
		expect(settings).toMatchObject({ contactForm: { id: 5 }, contactForms: { pt, en } });
		expect([formFor('pt', settings).id, formFor('en', settings).id]).toEqual([5, 7]);
		expect(allForms(settings).map(({ id }) => id)).toEqual([5, 7]);
		expect(parseDeploymentSettings(JSON.stringify(stored)).contactForms).toEqual({ pt, en });
	});

	it('may name the page that a pull reads it from, of which no page of the site says anything', () => {
		const more = { wordpressUrl: 'https://cms.example', wordpressPosts: true };
		const pulled = { ...stored, ...more, contactForm: { pt: { ...pt, page: '/contacto/' }, en } };
		const settings = parseDeploymentSettings(JSON.stringify(pulled));
		expect(settings).toMatchObject({ ...more, formPages: [{ language: 'pt', form: pt, page: '/contacto/' }] });
		expect(siteSettingsOf(settings)).toEqual(siteSettingsOf(parseDeploymentSettings(JSON.stringify(stored))));
		const one = parseDeploymentSettings(JSON.stringify({ ...pulled, contactForm: { ...pt, page: '/x/' } }));
		expect(one.formPages).toEqual([{ form: pt, page: '/x/' }]);
	});

	it('may be one for all languages', () => {
		const settings = parse({ contactForm: pt });
		expect(settings).toMatchObject({ contactForm: pt, contactForms: {} });
		expect(formFor('en', settings)).toEqual(pt);
		expect(allForms(settings)).toEqual([pt]);
	});

	it('stands in for a language that has none', () => {
		expect(formFor('en', parse({ contactForm: { pt } }))).toEqual(pt);
	});

	it('is on a page the one of its language, with those of the others beside it', () => {
		const settings = parse({ contactForm: en, contactForms: { pt, en } });
		expect(settings).toMatchObject({ contactForm: en, contactForms: { pt, en } });
		expect(allForms(settings).map(({ id }) => id)).toEqual([7, 5]);
	});

	it.each([
		[{ contactForm: {} }, /has no form/],
		[{ contactForm: 5 }, /"contactForm" in the site settings must be an object/],
		[{ contactForm: { pt: 5 } }, /"pt" in the site settings must be an object/],
		[{ contactForm: { pt: { ...pt, id: '5' } } }, /"id", a number/],
		[{ contactForm: { ...pt, locale: 'português' } }, /as pt_PT, not "português"/],
		[{ contactForm: { ...pt, subjects: 'Imprensa' } }, /"subjects" in the site settings must be a list/],
	])('%j is refused', (more, message) => {
		expect(() => parse(more)).toThrow(message);
	});
});
