import { describe, expect, it } from 'vitest';
import { valuesOf } from './field-values';

describe('the values of a field', () => {
	it('the values of a field are the last of two plain ones, and all of those with []', () => {
		expect(
			valuesOf(
				[
					['a', '1'],
					['b', 'x'],
					['a', '2'],
				],
				'a',
			).texts,
		).toEqual(['2']);
		expect(
			valuesOf(
				[
					['a[]', '1'],
					['a[]', '2'],
				],
				'a',
			).texts,
		).toEqual(['1', '2']);
	});

	it('the values of a field are trimmed of all white space, and blank ones are dropped', () => {
		expect(
			valuesOf(
				[
					['a[]', '\u00a0x\ufeff'],
					['a[]', ' \n'],
					['a[]', ''],
				],
				'a',
			).texts,
		).toEqual(['x']);
	});

	it('the values of a field do not include those of a field whose name begins alike', () => {
		expect(
			valuesOf(
				[
					['a-b', '1'],
					['ab', '2'],
					['a_b[]', '3'],
				],
				'a',
			).texts,
		).toEqual([]);
	});

	it('the values of a field separate files from texts', () => {
		const file = new File([''], 'a.txt');
		expect(valuesOf([['a', file]], 'a')).toEqual({ texts: [], files: [file] });
	});
});
