import { expect, it } from 'vitest';
import { valuesOf } from './field-values';

/** The texts of field `a` among entries that are written as in a query. */
const textsOf = (...entries: string[]) =>
	valuesOf(
		entries.map((entry) => entry.split('=') as [string, string]),
		'a',
	).texts;

it('the values of a field are the last of two plain ones, and all of those with []', () => {
	expect(textsOf('a=1', 'b=x', 'a=2')).toEqual(['2']);
	expect(textsOf('a[]=1', 'a[]=2')).toEqual(['1', '2']);
});

it('the values of a field are trimmed of all white space, and blank ones are dropped', () => {
	expect(textsOf('a[]=\u00a0x\ufeff', 'a[]= \n', 'a[]=')).toEqual(['x']);
});

it('the values of a field do not include those of a field whose name begins alike', () => {
	expect(textsOf('a-b=1', 'ab=2', 'a_b[]=3')).toEqual([]);
});

it('the values of a field separate files from texts', () => {
	const file = new File([''], 'a.txt');
	expect(valuesOf([['a', file]], 'a')).toEqual({ texts: [], files: [file] });
});
