import { expect, test } from 'vitest';
import { formOf, type Input } from '../../../build/content/forms';
import { kindOf } from '../../../build/content/schemas';
import { emptyValue } from './empty-value';

test('an earlier year begins with the lines of the present sheet, each to be filled in', () => {
	const kind = kindOf('src/content/wines/abade.md');
	const years = formOf(kind!.schema).find(({ name }) => name === 'vintages')?.input;
	if (years?.kind !== 'list') throw new Error('A wine has a list of its earlier years.');
	const beside = { facts: { Castas: 'Tinta Roriz 100 %', Álcool: '13 % vol.' }, tasting: { Cor: 'Rubi.' } };
	expect(emptyValue(years.item, beside)).toEqual({ year: '', line: '', facts: { Castas: '', Álcool: '' } });
	expect(emptyValue(years.item)).toEqual({ year: '', line: '', facts: {} });
});

test('a list that needs items begins with them', () => {
	const input: Input = { kind: 'list', atLeast: 2, item: { kind: 'text', atLeast: 1 } };
	expect(emptyValue(input)).toEqual(['', '']);
});
