import { expect, it } from 'vitest';
import { readContent, readContentFiles } from '../../build/content/read-content';
import { applyChange, readText } from './content-text';
import { remarksOf } from './remarks';

const castasOf = Object.fromEntries(
	Object.entries(readContent().vineyards).map(([slug, { castas }]) => [slug, castas]),
);
const wines = [...readContentFiles()].filter(([path]) => path.includes('/wines/'));
const remarksIn = (text: string) => {
	const reading = readText(text);
	if (reading.kind === 'unreadable') throw new Error(reading.message);
	return remarksOf(reading.fields, castasOf);
};

it.each(wines)('the castas of %s stand in its parcels', (_, text) => {
	expect(remarksIn(text)).toEqual([]);
});

it('castas that none of the chosen parcels has are asked about, beside the field', () => {
	const [, rabigato = ''] = wines.find(([path]) => path.endsWith('/rabigato.md')) ?? [];
	const value = 'Rabigato 60 %, Sousão 20 %, Tinto Cão 10 %, outras 10 %';
	expect(remarksIn(applyChange(rabigato, { type: 'set', path: ['facts', 'Castas'], value }))).toEqual([
		{ path: ['facts', 'Castas'], message: 'Confirme: nos dados da parcela escolhida não há Sousão ou Tinto Cão.' },
	]);
});

it('nothing is asked while no parcel is chosen', () => {
	expect(remarksOf({ parcels: [], facts: { Castas: 'Sousão 100 %' } }, castasOf)).toEqual([]);
});
