import { expect, it } from 'vitest';
import { parseTerroirSearch } from './search';

it('reads terroir, parcel, mode and steps as they came', () => {
	const query = { terroir: 'martim', parcela: 'vv-martim1', modo: 'prova', passos: 'vv-martim1,vv-martim2' };
	expect(parseTerroirSearch(query)).toEqual(query);
});

it.each([[{ terroir: 7, parcela: ['rabigato'], passos: true }], [{ modo: 'festa' }], [{ utm_source: 'boletim' }]])(
	'asks for nothing with %o',
	(query) => {
		expect(parseTerroirSearch(query)).toEqual({});
	},
);
