import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './accept-encoding';

const both = new Set(['br', 'gzip'] as const);

describe('the encoding of a file', () => {
	it.each([
		['gzip, deflate, br', 'br'],
		['gzip', 'gzip'],
		['br;q=0.5, gzip;q=1.0', 'gzip'],
		['br;q=0, gzip', 'gzip'],
		['BR', 'br'],
		['*', 'br'],
		['*;q=0.3, br;q=0', 'gzip'],
		['gzip;q=0.5, identity', undefined],
		['identity;q=1, br;q=1', 'br'],
		['identity', undefined],
		['deflate, zstd', undefined],
		['br;q=0, gzip;q=0', undefined],
		['br;q=x', undefined],
		['', undefined],
		[undefined, undefined],
	])('for Accept-Encoding %j is %j', (header, encoding) => expect(chooseEncoding(header, both)).toBe(encoding));

	it('is only one that the file exists in', () => {
		expect(chooseEncoding('br, gzip;q=0.1', new Set(['gzip'] as const))).toBe('gzip');
		expect(chooseEncoding('br, gzip', new Set())).toBeUndefined();
	});
});
