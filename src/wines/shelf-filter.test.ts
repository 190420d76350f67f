import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WineSummary } from '../content/wines/wine';
import { parseShelfSearch, parseWineSearch } from './search';
import { filterOf, isWanted, searchFor, vintagesOf } from './shelf-filter';

function wine(slug: string, facts: Partial<WineSummary>): WineSummary {
	return { slug, name: slug, category: 'tintos', vintage: 2021, parcels: ['francisca-franca'], line: '', ...facts };
}

const red = wine('tinto', {});
const white = wine('branco', { category: 'brancos', vintage: 2024, parcels: ['qt-vale-sabor-1'] });
const blend = wine('lote', { vintage: 2024, parcels: ['francisca-franca', 'vv-martim1'] });
const shelf = [red, white, blend];

const wanted = (query: Record<string, unknown>) =>
	shelf.filter((each) => isWanted(each, filterOf(parseShelfSearch(query), shelf))).map(({ slug }) => slug);

describe('the shelf', () => {
	test('shows everything to an address that asks for nothing', () => {
		expect(wanted({})).toEqual(['tinto', 'branco', 'lote']);
	});

	test('filters by family, by estate and by year, all at once', () => {
		expect(wanted({ filtro: 'tintos' })).toEqual(['tinto', 'lote']);
		expect(wanted({ colheita: 2024 })).toEqual(['branco', 'lote']);
		expect(wanted({ filtro: 'tintos', quinta: 'martim', colheita: 2024 })).toEqual(['lote']);
		expect(wanted({ filtro: 'brancos', quinta: 'martim' })).toEqual([]);
	});

	test('finds a blend under each of its estates', () => {
		expect(wanted({ quinta: 'quatro-vistas' })).toEqual(['tinto', 'lote']);
		expect(wanted({ quinta: 'martim' })).toEqual(['lote']);
	});

	test('silently ignores what no wine could have', () => {
		expect(wanted({ filtro: 'espumantes', quinta: 'nenhuma', colheita: 1755 })).toEqual(['tinto', 'branco', 'lote']);
	});

	test('lists its years once, newest first', () => {
		expect(vintagesOf(shelf)).toEqual([2024, 2021]);
	});

	test('is found again at the address it writes', () => {
		const filters = fc.record({
			category: fc.constantFrom(undefined, 'tintos', 'azeite'),
			estate: fc.constantFrom(undefined, 'martim', 'moinho'),
			vintage: fc.constantFrom(undefined, 2021, 2024),
		});
		fc.assert(
			fc.property(filters, (filter) => {
				expect(filterOf(searchFor(filter), shelf)).toEqual(filter);
			}),
		);
	});

	test('takes any query without failing', () => {
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom('filtro', 'quinta', 'colheita', 'x'), fc.anything()), (query) => {
				expect(Object.keys(filterOf(parseShelfSearch(query), shelf))).toEqual(['category', 'estate', 'vintage']);
			}),
		);
	});
});

test('the address of a wine asks for a year or for nothing', () => {
	expect(parseWineSearch({ colheita: 2019 })).toEqual({ colheita: 2019 });
	for (const colheita of ['dois mil', 20.19, null, undefined, [2019]])
		expect(parseWineSearch({ colheita })).toEqual({});
});
