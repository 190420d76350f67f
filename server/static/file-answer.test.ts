import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRange } from './file-answer';

const bytes = Array.from({ length: 100 }, (_byte, index) => index);

/** What a client gets, by the words of the standard: the bytes whose position the range names. */
function part(header: string): number[] | string {
	const wanted = parseRange(header, bytes.length);
	return wanted.kind === 'part' ? bytes.slice(wanted.range.start, wanted.range.end + 1) : wanted.kind;
}

describe('a range of a file of 100 bytes', () => {
	it('a range has the bytes from first to last, cut at the end of the file', () => {
		fc.assert(
			fc.property(fc.nat(99), fc.nat(300), (first, length) => {
				expect(part(`bytes=${first}-${first + length}`)).toEqual(bytes.slice(first, first + length + 1));
			}),
		);
	});

	it('a range without a last byte goes to the end, and without a first one is a suffix', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 300 }), (count) => {
				expect(part(`bytes=-${count}`)).toEqual(bytes.slice(-count));
				if (count < 100) expect(part(`bytes=${count}-`)).toEqual(bytes.slice(count));
			}),
		);
	});

	it('a range cannot be served when it begins behind the end or is an empty suffix', () => {
		expect(part('bytes=100-')).toBe('unsatisfiable');
		expect(part('bytes=100-200')).toBe('unsatisfiable');
		expect(part('bytes=-0')).toBe('unsatisfiable');
		expect(parseRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
	});

	it.each([
		undefined,
		'',
		'bytes',
		'bytes=',
		'bytes=-',
		'bytes=5-4',
		'bytes=0-1,5-6',
		'items=0-1',
		'bytes=a-b',
		'bytes=1',
	])('a range is ignored when it reads %j', (header) => expect(parseRange(header, 100)).toEqual({ kind: 'whole' }));
});
