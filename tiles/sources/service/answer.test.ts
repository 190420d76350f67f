import { expect, test } from 'vitest';
import { judge, retryAfter } from './client';
import { withoutSecrets, withToken } from './secret';

const now = Date.parse('Fri, 20 Nov 2026 12:00:00 GMT');

test('Retry-After is a number of seconds or a date', () => {
	expect(retryAfter('120', now)).toBe(120_000);
	expect(retryAfter('Fri, 20 Nov 2026 12:00:30 GMT', now)).toBe(30_000);
	expect(retryAfter('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(0);
	expect(retryAfter('soon', now)).toBeUndefined();
	expect(retryAfter(null, now)).toBeUndefined();
});

test.each([
	[200, 'body'],
	[204, 'nothing'],
	[404, 'nothing'],
	[410, 'nothing'],
	[429, 'busy'],
	[500, 'busy'],
	[503, 'busy'],
	[400, 'refused'],
	[401, 'refused'],
	[403, 'refused'],
	[501, 'refused'],
])('HTTP %i means: %s', (status, kind) => {
	expect(judge(status, new Headers(), now).kind).toBe(kind);
});

test('a token goes into the address escaped', () => {
	expect(withToken('https://a/{token}/1?k={token}', 'a/b+c')).toBe('https://a/a%2Fb%2Bc/1?k=a%2Fb%2Bc');
});

test('an address is shown without query, password and token', () => {
	expect(withoutSecrets('https://me:pw@a.example/t/k%2F1/3/4/5.png?key=k/1#x', 'k/1')).toBe(
		'https://a.example/t/{token}/3/4/5.png',
	);
});
