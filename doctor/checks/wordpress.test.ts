import { describe, expect, it } from 'vitest';
import { answered, answeredJson } from '../testing/answers';
import { checkCors, checkNews, checkPost, checkRefill, checkSchema, freshSeconds, refusesEmpty } from './wordpress';

const path = '/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema';
const schema = {
	version: 'Contact Form 7 SWV Schema 2024-10',
	locale: 'pt_PT',
	rules: [{ rule: 'required', field: 'a' }],
};
const told = (findings: readonly { kind: string; text: string }[]) =>
	findings.map(({ kind, text }) => `${kind}: ${text}`);

describe('the schema', () => {
	it('is right where it is one', () =>
		expect(told(checkSchema(answeredJson(path, schema), 5))).toEqual([
			'right: quatrovistas.example dá as regras do formulário 5.',
		]));

	it.each([
		['no JSON', answered(path, { text: '<br /><b>Warning</b>: x' }), 'não vêm em JSON'],
		['a text that could not be unpacked', answered(path, { text: undefined }), 'não vêm em JSON'],
		['other JSON', answeredJson(path, { ok: true }), 'não são regras'],
		[
			'a form that is not there',
			answeredJson(path, { code: 'wpcf7_not_found' }, { status: 404 }),
			'não tem o formulário 5',
		],
		['a route that is not there', answeredJson(path, { code: 'rest_no_route' }, { status: 404 }), 'não está a API'],
		['a page', answered(path, { status: 404, text: '<html>' }), 'não está a API'],
		['a closed door', answered(path, { status: 403 }), 'fecha a API do formulário (403)'],
		['an error', answered(path, { status: 500 }), 'erro do servidor (500)'],
		[
			'a redirect',
			answered(path, { status: 301, headers: { location: 'https://x.example/\u001b' } }),
			'leva a https://x.example/.',
		],
		['another status', answered(path, { status: 204 }), 'responde 204'],
		[
			'silence',
			{ kind: 'failed', url: new URL(path, 'https://wp.example'), reason: 'timeout' } as const,
			'wp.example não responde a tempo',
		],
	])('is wrong: %s', (_what, answer, words) => {
		const findings = checkSchema(answer, 5);
		expect(findings).toHaveLength(1);
		expect(findings[0]).toMatchObject({ kind: 'wrong', text: expect.stringContaining(words) });
	});

	it.each([{ 'cache-control': 'public, max-age=300' }, { 'cache-control': 's-maxage=60' }, { age: '30' }])(
		'is wrong where a cache keeps it: %j',
		(headers) => expect(checkSchema(answeredJson(path, schema, { headers }), 5)[1]?.kind).toBe('wrong'),
	);

	it('says whether it refuses an empty form', () => {
		expect(refusesEmpty(answeredJson(path, schema))).toBe(true);
		expect(refusesEmpty(answeredJson(path, { ...schema, rules: [{ rule: 'any', rules: schema.rules }] }))).toBe(false);
		expect(refusesEmpty(answered(path, { text: 'x' }))).toBe(false);
	});
});

it.each([
	[null, 0],
	['no-cache, max-age=9', 0],
	['max-age=5, s-maxage="70"', 70],
	['Public, Max-Age = 60', 60],
])('an answer with "%s" is fresh for %i seconds', (control, seconds) =>
	expect(freshSeconds(new Headers(control === null ? {} : { 'cache-control': control }))).toBe(seconds),
);

it.each([
	['{}', 'right'],
	['[]', 'right'],
	['"x"', 'wrong'],
	['<html>', 'wrong'],
])('a refill of %s is %s', (text, kind) => expect(checkRefill(answered('/refill', { text }), 5)[0]?.kind).toBe(kind));

it.each([
	[400, { code: 'wpcf7_unit_tag_not_found' }, 'right'],
	[200, { status: 'validation_failed' }, 'right'],
	[429, { code: 'too_many_requests' }, 'doubtful'],
	[403, 'blocked', 'wrong'],
	[415, { code: 'wpcf7_unsupported_media_type' }, 'wrong'],
	[200, { status: 'mail_sent' }, 'wrong'],
	[502, {}, 'wrong'],
])('an empty post that is answered %i %j is %s', (status, json, kind) =>
	expect(checkPost(answeredJson('/feedback', json, { status }), 5).map((finding) => finding.kind)).toEqual([kind]),
);

it.each<[Record<string, string>, string]>([
	[{ 'access-control-allow-origin': 'https://a.example', vary: 'Accept, Origin' }, 'right'],
	[{ 'access-control-allow-origin': '*' }, 'right'],
	[{ 'access-control-allow-origin': 'https://a.example' }, 'wrong'],
	[{ 'access-control-allow-origin': 'https://b.example', vary: 'Origin' }, 'wrong'],
	[{ 'access-control-allow-origin': 'https://a.example, https://a.example', vary: 'Origin' }, 'wrong'],
	[{}, 'wrong'],
])('to be read from another origin, %j is %s', (headers, kind) =>
	expect(
		checkCors(answered(path, { headers }), 'https://a.example', 'A resposta').map((finding) => finding.kind),
	).toEqual([kind]),
);

it('for news that only WordPress’ own pages may read, the address of the companion is named', () => {
	const [finding] = checkCors(answered('/wp-admin/admin-ajax.php'), 'https://a.example', 'A lista');
	expect(finding).toMatchObject({ kind: 'wrong' });
	expect(JSON.stringify(finding)).toContain('/wp-json/quatro-vistas/v1/news.');
});

it.each([
	[200, '<a class="news-item" href="/x">x</a>', 'right'],
	[200, 'No more posts', 'right'],
	[400, '0', 'wrong'],
	[200, '0', 'wrong'],
	[200, 'nonsense', 'wrong'],
	[404, '', 'wrong'],
])('news that answer %i %s are %s', (status, text, kind) =>
	expect(checkNews(answered('/wp-admin/admin-ajax.php', { status, text })).map((finding) => finding.kind)).toEqual([
		kind,
	]),
);
