import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WineSummary } from '../content/wines/wine';
import { parseWineListSearch, parseWineSearch } from './search';
import { filterOf, isClean, isWanted, searchAfter, searchFor, vintagesOf } from './wine-filter';

function wine(slug: string, facts: Partial<WineSummary>): WineSummary {
	return { slug, name: slug, category: 'tintos', vintage: 2021, parcels: ['francisca-franca'], line: '', ...facts };
}

const red = wine('tinto', {});
const white = wine('branco', { category: 'brancos', vintage: 2024, parcels: ['qt-vale-sabor-1'] });
const blend = wine('lote', { vintage: 2024, parcels: ['francisca-franca', 'vv-martim1'] });
const wines = [red, white, blend];

const wanted = (query: Record<string, unknown>) =>
	wines.filter((each) => isWanted(each, filterOf(parseWineListSearch(query), wines))).map(({ slug }) => slug);

describe('the filter of the wine list', () => {
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
		expect(vintagesOf(wines)).toEqual([2024, 2021]);
	});

	test('is found again at the address it writes', () => {
		const filters = fc.record({
			category: fc.constantFrom(undefined, 'tintos', 'azeite'),
			estate: fc.constantFrom(undefined, 'martim', 'moinho'),
			vintage: fc.constantFrom(undefined, 2021, 2024),
		});
		fc.assert(
			fc.property(filters, (filter) => {
				expect(filterOf(searchFor(filter), wines)).toEqual(filter);
			}),
		);
	});

	test('keeps, when something is chosen, whatever else was asked for', () => {
		const asked = { filtro: 'tintos', colheita: 2024 };
		expect(searchAfter(asked, { estate: 'martim' }, wines)).toEqual({ ...asked, quinta: 'martim' });
		expect(searchAfter(asked, { category: undefined }, wines)).toEqual({ colheita: 2024 });
		expect(searchAfter({ ...asked, quinta: 'nenhuma' }, { vintage: 2021 }, wines)).toEqual({
			...asked,
			colheita: 2021,
		});
	});

	test('calls an address clean that says what it asks for and no more', () => {
		expect(isClean({}, wines)).toBe(true);
		expect(isClean({ filtro: 'tintos', quinta: 'martim', colheita: 2024 }, wines)).toBe(true);
		expect(isClean({ quinta: 'martim', filtro: 'tintos' }, wines)).toBe(true);
		const unclean: Record<string, unknown>[] = [
			{ filtro: 'espumantes' },
			{ filtro: 'tintos', colheita: 1755 },
			{ casta: 'nenhuma' },
		];
		for (const asked of unclean) expect(isClean(asked, wines), JSON.stringify(asked)).toBe(false);
	});

	test('cleans any address once and for all, and shows the same wines', () => {
		const asked = fc.record(
			{
				casta: fc.string(),
				colheita: fc.oneof(fc.constant(2024), fc.integer()),
				quinta: fc.oneof(fc.constant('martim'), fc.string()),
				filtro: fc.oneof(fc.constant('tintos'), fc.string()),
			},
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(asked, (search) => {
				const cleaned = searchAfter(search, {}, wines);
				expect(isClean(cleaned, wines)).toBe(true);
				expect(filterOf(cleaned, wines)).toEqual(filterOf(search, wines));
			}),
		);
	});

	test('takes any query without failing', () => {
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom('filtro', 'quinta', 'colheita', 'x'), fc.anything()), (query) => {
				expect(Object.keys(filterOf(parseWineListSearch(query), wines))).toEqual(['category', 'estate', 'vintage']);
			}),
		);
	});
});

test('the address of a wine asks for a year or for nothing', () => {
	expect(parseWineSearch({ colheita: 2019 })).toEqual({ colheita: 2019 });
	for (const colheita of ['dois mil', 20.19, null, undefined, [2019]])
		expect(parseWineSearch({ colheita })).toEqual({});
});
