import { expect, it } from 'vitest';
import type { DeploymentSettings } from '../../src/content/deployment-settings';
import { siteSettings } from '../../tests/unit/test-site';
import { readPage } from '../page';
import { checkSettings } from './settings';

const settings: DeploymentSettings = { ...siteSettings, contactForms: {}, publish: { to: 'server' } };
const { publish: _own, ...built } = settings;
const check = (block: string, address = 'https://quatrovistas.example') =>
	checkSettings(
		readPage(`<script id="site-settings" type="application/json">${block}</script>`),
		settings,
		new URL(address),
	);

it('settings are right where pages have them, and what is not for pages does not count', () => {
	expect(check(JSON.stringify(built)).map(({ kind }) => kind)).toEqual(['right', 'right']);
});

it('settings that differ are named, with both values', () => {
	const other = {
		...built,
		contactForm: { ...built.contactForm, id: 7 },
		map: { tiles: 'https://t.example/\u202e', token: '' },
	};
	expect(check(JSON.stringify(other)).map(({ kind, text }) => [kind, text])).toEqual([
		['right', 'O endereço das definições é https://quatrovistas.example.'],
		['wrong', '"contactForm.id" é 5 nas definições e 7 no sítio.'],
		['wrong', '"map.tiles" é nada nas definições e "https://t.example/ " no sítio.'],
		['wrong', '"map.token" é nada nas definições e "" no sítio.'],
	]);
});

it.each(['', 'null', '{"origin":1}', `{"origin":${'['.repeat(100_000)}${']'.repeat(100_000)}}`])(
	'settings in a page that nobody can read are wrong: %.20s',
	(block) => expect(check(block)[1]).toMatchObject({ kind: 'wrong', text: expect.stringContaining('não se leem') }),
);

it('settings for another address are wrong, but for a rehearsal on this machine', () => {
	expect(check(JSON.stringify(built), 'https://www.quatrovistas.example')[0]?.kind).toBe('wrong');
	expect(check(JSON.stringify(built), 'http://127.0.0.1:4173')[0]?.kind).toBe('doubtful');
});
