import { expect, it } from 'vitest';
import { readContent } from '../content/read-content';
import { sheetOf } from './sheet';

const content = readContent();
const origin = 'https://quatrovistas.example';

it('tells of the current vintage and of the parcel on the label', () => {
	const sheet = sheetOf('vinha-da-francisca', content, origin);
	expect(sheet.title).toBe('Vinha da Francisca 2021, ficha técnica');
	expect(sheet.address).toBe('https://quatrovistas.example/vinhos/vinha-da-francisca');
	expect(sheet.plate.parcel).toBe('francisca-franca');
	expect(sheet.vineyard).toContainEqual({ label: 'Exposição', value: 'Nordeste, 30°' });
});

it('names all parcels of a wine of several', () => {
	const { vineyard } = sheetOf('torto-e-sabor', content, origin);
	const parcels = content.wines.find(({ summary }) => summary.slug === 'torto-e-sabor')?.summary.parcels ?? [];
	expect(vineyard[0]?.label).toBe('Parcelas');
	expect(vineyard[0]?.value.split(', ')).toHaveLength(parcels.length);
});

it('bears the date of the newest article, whenever it is made', () => {
	const newest = content.news[0]?.summary.date;
	for (const { summary } of content.wines)
		expect(sheetOf(summary.slug, content, origin).edition.toISOString()).toBe(`${newest}T00:00:00.000Z`);
});

it('makes no sheet of a wine that is not there', () => {
	expect(() => sheetOf('retsina', content, origin)).toThrow('retsina');
});
