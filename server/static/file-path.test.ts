import { join, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFilePath } from './file-path';

describe('the file of a path', () => {
	it('a path names a page without ending, a file with one, or the front page', () => {
		expect(toFilePath('/')).toEqual({ kind: 'file', candidates: ['index.html'] });
		expect(toFilePath('/vinhos/x')).toEqual({ kind: 'file', candidates: ['vinhos/x', 'vinhos/x.html'] });
		expect(toFilePath('/caf%C3%A9.svg')).toMatchObject({ candidates: ['café.svg', 'café.svg.html'] });
	});

	it('a path with a slash at the end redirects to the one without', () => {
		expect(toFilePath('/vinhos/')).toEqual({ kind: 'redirect', path: '/vinhos', candidates: ['vinhos.html'] });
	});

	it('a path with the name of a page’s file redirects to the page', () => {
		expect(toFilePath('/index.html')).toEqual({ kind: 'redirect', path: '/', candidates: ['index.html'] });
		expect(toFilePath('/index')).toEqual({ kind: 'redirect', path: '/', candidates: ['index.html'] });
		expect(toFilePath('/vinhos/caf%C3%A9%2ehtml')).toEqual({
			kind: 'redirect',
			path: '/vinhos/caf%C3%A9',
			candidates: ['vinhos/café.html'],
		});
	});

	it.each([
		'/_headers',
		'/_headers.br',
		'/_forms.json',
		'/_forms.json/',
		'/%5fother',
		'/_a/b',
		'/.git/config',
		'/a/.env',
		'//evil.example/',
		'//',
		'/a//b',
	])('does not exist for %j', (path) => expect(toFilePath(path).kind).toBe('none'));

	it('a name below a folder may begin with any sign', () => {
		expect(toFilePath('/assets/_a.js')).toMatchObject({
			kind: 'file',
			candidates: ['assets/_a.js', 'assets/_a.js.html'],
		});
	});

	it.each([
		'/../x',
		'/a/%2e%2e/b',
		'/%2E%2E%2Fetc%2Fpasswd',
		'/a%2fb',
		'/a%5c..%5cb',
		'/a%00.html',
		'/%',
		'/%zz',
		'/%ff',
	])('the path %j is refused', (path) => expect(toFilePath(path).kind).toBe('bad'));

	it('a path never names a file outside the site', () => {
		const pieces = fc.constantFrom(
			'/',
			'.',
			'..',
			'%2e',
			'%2F',
			'%5C',
			'\\',
			'a',
			'%00',
			'%c0%ae',
			'_headers',
			'\u0000',
			'%252e',
		);
		fc.assert(
			fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
				const path = toFilePath(`/${parts.join('')}`);
				const candidates = path.kind === 'file' || path.kind === 'redirect' ? path.candidates : [];
				for (const name of candidates) {
					expect(join('/site', name).startsWith(`/site${sep}`)).toBe(true);
					expect(name).not.toContain('\0');
				}
				if (path.kind === 'redirect') expect(path.path).toMatch(/^\/(?![/\\])/);
			}),
			{ numRuns: 500 },
		);
	});
});
