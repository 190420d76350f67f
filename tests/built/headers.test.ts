import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { observatoryScore } from './observatory';
import { test } from './site';

const feedback = '/wp-json/contact-form-7/v1/contact-forms/5/feedback';

test('every kind of answer of the built site carries the headers of the table', async ({ site }) => {
	const script = readdirSync('dist/assets').find((name) => name.endsWith('.js'));
	const archive = readdirSync('dist/map').find((name) => name.endsWith('.pmtiles'));
	const kinds: [status: number, path: string, init?: RequestInit][] = [
		[200, '/'],
		[200, '/sw.js'],
		[200, `/assets/${script}`],
		[200, '/robots.txt'],
		[200, '/.well-known/security.txt'],
		[206, `/map/${archive}`, { headers: { range: 'bytes=0-9' } }],
		[308, '/vinhos/', { redirect: 'manual' }],
		[400, '/%00'],
		[400, '/wp-admin/admin-ajax.php'],
		[404, '/nao-existe'],
		[404, '/wp-json/nada'],
		[405, '/vinhos', { method: 'POST' }],
		[415, feedback, { method: 'POST' }],
		[416, `/map/${archive}`, { headers: { range: 'bytes=99999999-' } }],
	];
	for (const [status, path, init] of kinds) {
		const answer = await fetch(site.origin + path, init);
		expect(answer.status, path).toBe(status);
		expect(answer.headers.get('content-security-policy'), path).toMatch(/^default-src 'none'; /);
		expect(answer.headers.get('content-security-policy'), path).not.toContain('unsafe');
		expect(Object.fromEntries(answer.headers), path).toMatchObject({
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'strict-transport-security': 'max-age=31536000',
			'x-content-type-options': 'nosniff',
		});
		expect(answer.headers.has('permissions-policy'), path).toBe(true);
		expect(answer.headers.has('cross-origin-embedder-policy'), path).toBe(false);
		await answer.body?.cancel();
	}
});

test('other sites may show cards and icons, and nothing else', async ({ site }) => {
	const [card] = readdirSync('dist/art/cards');
	for (const [path, policy] of [
		[`/art/cards/${card}`, 'cross-origin'],
		['/icons/icon-192.png', 'cross-origin'],
		['/favicon.ico', 'cross-origin'],
		['/art/hero-1440.avif', 'same-origin'],
	]) {
		const answer = await fetch(`${site.origin}${path}`);
		expect([answer.status, answer.headers.get('cross-origin-resource-policy')], path).toEqual([200, policy]);
		await answer.body?.cancel();
	}
});

test('security.txt names a contact and has not expired', async ({ site }) => {
	const answer = await fetch(`${site.origin}/.well-known/security.txt`);
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
	const text = await answer.text();
	expect(text).toMatch(/^Contact: mailto:/);
	expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('Mozilla’s Observatory would give 135 points: all that can be had without the preload list and a cookie', async ({
	site,
}) => {
	const answer = await fetch(`${site.origin}/`);
	expect(observatoryScore(answer.headers, await answer.text())).toEqual({
		tests: {
			'content-security-policy': 10,
			cookies: 0,
			'cross-origin-resource-sharing': 0,
			'referrer-policy': 5,
			'strict-transport-security': 0,
			'subresource-integrity': 5,
			'x-content-type-options': 0,
			'x-frame-options': 5,
			'cross-origin-resource-policy': 10,
		},
		score: 135,
	});
});
