import { describe, expect, it } from 'vitest';
import { readPage } from '../page';
import { answered } from '../testing/answers';
import type { Visit } from '../visit';
import { checkFront, checkMissing, checkPlainHttp, checkSpelling, isLoopback } from './address';

const site = new URL('https://quatrovistas.example/');
const page = readPage('<script type="application/json" id="site-settings">{}</script>');
const arrived = (path = '/', status = 200): Visit => ({
	kind: 'arrived',
	answer: answered(path, { status }),
	redirects: path === '/' ? 0 : 1,
});
const silent: Visit = { kind: 'failed', answer: { kind: 'failed', url: site, reason: 'timeout' } };
const kindsOf = (findings: readonly { kind: string }[]) => findings.map(({ kind }) => kind);

it('this machine needs no https', () => {
	const addresses = ['http://localhost:4173', 'http://127.0.0.1', 'http://[::1]:80', 'http://127.0.0.1.example'];
	expect(addresses.map((address) => isLoopback(new URL(address)))).toEqual([true, true, true, false]);
});

describe('the front page', () => {
	it('is right where it answers by https', () => {
		expect(checkFront(arrived(), site, page)).toEqual([
			{ kind: 'right', text: 'Responde em 0,1 s.' },
			{ kind: 'right', text: 'É por https.' },
		]);
	});

	it('is right without https on this machine alone', () => {
		expect(kindsOf(checkFront(arrived(), new URL('http://127.0.0.1:4173/'), page))).toEqual(['right', 'right']);
		expect(kindsOf(checkFront(arrived(), new URL('http://192.168.1.5/'), page))).toEqual(['right', 'wrong']);
	});

	it.each<[string, Visit, RegExp]>([
		['silence', silent, /quatrovistas\.example não responde a tempo/],
		['a circle', { kind: 'endless' }, /reencaminha sem fim/],
		[
			'another host',
			{ kind: 'elsewhere', location: 'https://x.example/\u001b[2J' },
			/leva a https:\/\/x\.example\/ \[2J\./,
		],
		['an error', arrived('/', 503), /erro do servidor \(503\)/],
		['another status', arrived('/', 403), /responde 403/],
		['another path', arrived('/pt'), /só responde em https:\/\/quatrovistas\.example\/pt/],
	])('is wrong: %s', (_what, front, words) => {
		expect(checkFront(front, site, page)).toEqual([
			expect.objectContaining({ kind: 'wrong', text: expect.stringMatching(words) }),
		]);
	});

	it('is wrong where it is another site’s', () => {
		expect(checkFront(arrived(), site, readPage('<h1>Em breve</h1>'))[0]?.text).toBe(
			'O que responde não é este sítio.',
		);
	});
});

it.each<[string, Visit, string]>([
	['https', arrived('https://quatrovistas.example/'), 'right'],
	['itself', arrived('http://quatrovistas.example/'), 'wrong'],
	['nobody', silent, 'doubtful'],
	['a circle', { kind: 'endless' }, 'wrong'],
	['another host', { kind: 'elsewhere', location: 'https://www.example/' }, 'wrong'],
])('http leads to %s: %s', (_where, plain, kind) => expect(kindsOf(checkPlainHttp(plain, site))).toEqual([kind]));

it.each([
	[308, '/contacto', 'right'],
	[301, 'http://quatrovistas.example/contacto', 'right'],
	[302, '/', 'wrong'],
	[301, 'https://evil.example/contacto', 'wrong'],
	[301, undefined, 'wrong'],
	[200, undefined, 'doubtful'],
	[404, undefined, 'wrong'],
	[500, undefined, 'wrong'],
])('another spelling that answers %i %s is %s', (status, location, kind) => {
	const answer = answered('/contacto/', { status, headers: location === undefined ? {} : { location } });
	expect(kindsOf(checkSpelling(answer, '/contacto'))).toEqual([kind]);
});

it.each([
	[404, 'right'],
	[200, 'wrong'],
	[302, 'wrong'],
	[502, 'wrong'],
])('an address that does not exist and answers %i is %s', (status, kind) =>
	expect(kindsOf(checkMissing(answered('/nada', { status })))).toEqual([kind]),
);
