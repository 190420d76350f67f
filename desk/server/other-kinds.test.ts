import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Field, formOf } from '../../build/content/forms';
import { parseDeploymentSettings } from '../../src/content/deployment-settings';
import { settingsFile } from './files';
import { checkOthers, otherKinds } from './other-kinds';

const published = JSON.parse(readFileSync(settingsFile, 'utf8'));
/** With one form for all languages. */
const stored = { ...published, contactForm: published.contactForm.pt };
const problemsWith = (more: object) => checkOthers(new Map([[settingsFile, JSON.stringify({ ...stored, ...more })]]));
const form = formOf(otherKinds.get(settingsFile)!.schema);

function allOf(fields: readonly Field[]): Field[] {
	return fields.flatMap((field) => [field, ...(field.input.kind === 'group' ? allOf(field.input.fields) : [])]);
}

test('every setting has a title and a hint in words', () => {
	expect(form.map(({ name }) => name)).toEqual(
		expect.arrayContaining([...Object.keys(stored), 'wordpressUrl', 'map', 'hsts', 'publish', 'messages']),
	);
	for (const { name, title, hint } of allOf(form)) {
		expect(title, name).toMatch(/^\p{Lu}[\p{L}\d ]+$/u);
		expect(hint, name).toMatch(/^\p{Lu}.*[.]$/u);
	}
});

test.each([
	{},
	published,
	{ map: { tiles: 'https://tiles.example/{z}/{x}/{y}.jpg?key={token}', token: 'a1' } },
	{ map: { tiles: 'https://tiles.example/{z}/{x}/{y}.jpg', token: '' } },
	{ messages: { keepMonths: 24 } },
	{ languages: ['pt', 'en'] },
	{ languages: ['pt'] },
	{ contactForm: { pt: stored.contactForm, en: stored.contactForm } },
	{ contactForm: { en: stored.contactForm } },
	{ hsts: {} },
	{ hsts: { includeSubDomains: true, preload: true } },
	{ wordpressUrl: 'http://127.0.0.1:8080/blog' },
	{ publish: { to: 'server' } },
	{ publish: { to: 'folder', folder: '/srv/site' } },
	{ publish: { to: 'git', remote: 'origin', branch: 'main' } },
])('%j is right, for the build too', (more) => {
	expect(problemsWith(more)).toEqual([]);
	expect(() => parseDeploymentSettings(JSON.stringify({ ...stored, ...more }))).not.toThrow();
});

test.each([
	[{ map: { tiles: 'tiles.example', token: '' } }, 'map.tiles', /endereço como https/],
	[{ map: { tiles: 'https://tiles.example/{z}.jpg', token: '' } }, 'map.tiles', /\{z\}, \{x\} e \{y\}/],
	[{ map: { tiles: 'https://tiles.example/{z}/{x}/{y}.jpg?{token}', token: '' } }, 'map.token', /falta/],
	[{ map: { tiles: 'https://tiles.example/{z}/{x}/{y}.jpg' } }, 'map.token', /falta/],
	[{ wordpressUrl: 'cms.example' }, 'wordpressUrl', /endereço como https/],
	[{ languages: ['fr'] }, 'languages.0', /é "fr"; pode ser pt ou en/],
	[{ languages: ['en', 'en'] }, 'languages.1', /já está acima/],
	[{ contactForm: { ...stored.contactForm, id: 'cinco' } }, 'contactForm.id', /é um número/],
	[{ contactForm: { pt: { ...stored.contactForm, locale: '' } } }, 'contactForm.pt.locale', /vazio/],
	[{ contactForm: { pt: stored.contactForm, fr: stored.contactForm } }, 'contactForm.fr', /não é uma língua/],
	[{ messages: {} }, 'messages.keepMonths', /falta/],
	[{ messages: { keepMonths: 0 } }, 'messages.keepMonths', /de 1 a 120/],
	[{ messages: { keepMonths: 1.5 } }, 'messages.keepMonths', /é um número/],
	[{ hsts: { preload: true } }, 'hsts.preload', /todos os subdomínios/],
	[{ hsts: { preload: 'talvez' } }, 'hsts.preload', /sim ou não/],
	[{ publish: { to: '' } }, 'publish.to', /falta/],
	[{ publish: {} }, 'publish.to', /falta/],
	[{ publish: { to: 'nuvem' } }, 'publish.to', /pode ser/],
	[{ publish: { to: 'folder' } }, 'publish.folder', /falta/],
	[{ publish: { to: 'folder', folder: '' } }, 'publish.folder', /vazio/],
	[{ publish: { to: 'git', remote: 'origin' } }, 'publish.branch', /falta/],
	[{ publish: { to: 'git', remote: '--all', branch: 'main' } }, 'publish.remote', /hífen/],
])('%j is refused at its field', (more, path, message) => {
	expect(problemsWith(more)).toEqual([
		expect.objectContaining({
			path: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
			message: expect.stringMatching(message),
		}),
	]);
});
