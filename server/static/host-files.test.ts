import { describe, expect, it } from 'vitest';
import { headersFor, parseHeadersFile, parseRedirectsFile } from './host-files';

const rules = parseHeadersFile(`# made by the build
/*
  Content-Security-Policy: default-src 'none'; img-src 'self' data:
  X-Content-Type-Options: nosniff

/assets/*
	Cache-Control: public, max-age=31536000, immutable
/vinhos/:slug
  Link: </a>; rel=preload
/vinhos/rabigato
  Link: </b>; rel=preload
/sw.js
  Service-Worker-Allowed: /
`);

describe('a _headers file', () => {
	it('every address gets the headers of every path that matches', () => {
		expect(headersFor(rules, '/assets/x.js')).toEqual({
			'content-security-policy': "default-src 'none'; img-src 'self' data:",
			'x-content-type-options': 'nosniff',
			'cache-control': 'public, max-age=31536000, immutable',
		});
	});

	it('the values of a header that two paths give are joined', () => {
		expect(headersFor(rules, '/vinhos/rabigato').link).toBe('</a>; rel=preload, </b>; rel=preload');
		expect(headersFor(rules, '/vinhos/a/b').link).toBeUndefined();
	});

	it('a header can be removed, and set again with another value', () => {
		const cards = parseHeadersFile('/*\n  A: 1\n  B: 2\n/art/*\n  ! A\n  A: 3\n/art/none\n  ! B\n');
		expect(headersFor(cards, '/x')).toEqual({ a: '1', b: '2' });
		expect(headersFor(cards, '/art/x')).toEqual({ a: '3', b: '2' });
		expect(headersFor(cards, '/art/none')).toEqual({ a: '3' });
	});

	it('a dot in a path matches a dot only', () => {
		expect(headersFor(rules, '/sw.js')['service-worker-allowed']).toBe('/');
		expect(headersFor(rules, '/swxjs')['service-worker-allowed']).toBeUndefined();
	});

	it.each(['  X-Early: no path yet', '/*\nX-Not-Indented: 1', '/*\n  no colon', 'https://example.com/*\n  A: b'])(
		'with a line that fits nowhere is refused: %j',
		(text) => expect(() => parseHeadersFile(text)).toThrow(/^_headers, line [123]: /),
	);
});

it('renamed and removed pages are told apart', () => {
	expect([...parseRedirectsFile('/vinhos/velho /vinhos/abade 308\n/noticias/feira /410 410\n')]).toEqual([
		['/vinhos/velho', { kind: 'renamed', to: '/vinhos/abade' }],
		['/noticias/feira', { kind: 'gone' }],
	]);
});

it('a line that is neither is named', () => {
	expect(() => parseRedirectsFile('/a /b 308\n/c /d 302\n')).toThrow('_redirects, line 2');
});
