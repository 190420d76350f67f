import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { type Access, createAccessLog, loggedPath } from './access-log';
import { splitTarget } from './request';

const access: Access = {
	time: new Date('2026-11-26T07:08:38.412Z'),
	method: 'GET',
	path: '/vinhos/abade',
	status: 200,
	durationMs: 12.4,
	complete: true,
};

it('a request is one line, which says where an answer broke off', () => {
	const stream = new PassThrough();
	const log = createAccessLog(stream);
	log(access);
	log({ ...access, complete: false });
	expect(String(stream.read())).toBe(
		'2026-11-26T07:08:38Z GET /vinhos/abade 200 12ms\n2026-11-26T07:08:38Z GET /vinhos/abade 200 12ms cut\n',
	);
});

it('a reader that goes away ends the log without an error', async () => {
	const stream = new PassThrough();
	const log = createAccessLog(stream);
	stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
	await new Promise((resolve) => setImmediate(resolve));
	expect(() => log(access)).not.toThrow();
});

it.each([
	['/assets/frame-D1paRs97.js', 200, '/assets/frame-D1paRs97.js'],
	['/vinhos/abade-2019', 404, '/vinhos/abade-2019'],
	['/wp-login.php', 404, '/wp-login.php'],
	['/ana.sousa@example.com', 404, '(other)'],
	['/ana%20sousa', 404, '(other)'],
	['/912345678', 404, '(other)'],
	['/o meu nome', 400, '(other)'],
	[`/${'a'.repeat(80)}`, 404, '(other)'],
	[`/${'a'.repeat(300)}`, 200, '(other)'],
	['/vinhos?filtro=Ana%20Sousa', 200, '/vinhos'],
	['/?rest_route=/contact-form-7/v1/contact-forms/5/refill', 200, '/wp-json/contact-form-7/v1/contact-forms/5/refill'],
	['/?rest_route=/ana@example.com', 404, '(other)'],
])('of an address only names of the site are logged, or what looks like one: %s, %i', (address, status, logged) => {
	const { path, search } = splitTarget(address) ?? { path: '', search: '' };
	expect(loggedPath({ path, query: new URLSearchParams(search) }, status)).toBe(logged);
});
