import { describe, expect, it } from 'vitest';
import type { TerroirSearch } from './search';
import { type Entry, isSameSelection, type Move, moveTo, searchFor, selectionOf } from './selection';

describe('what an address selects', () => {
	it.each([
		['nothing asked for is the first terroir', {}, 'quatro-vistas', undefined],
		['a terroir', { terroir: 'martim' }, 'martim', undefined],
		['a parcel brings its own terroir along', { terroir: 'martim', parcela: 'rabigato' }, 'quatro-vistas', 'rabigato'],
		['what exists nowhere falls back silently', { terroir: 'champagne', parcela: 'clos' }, 'quatro-vistas', undefined],
		['an unknown parcel leaves the terroir', { terroir: 'moinho', parcela: 'clos' }, 'moinho', undefined],
		['a step of the presentation opens no dialog', { modo: 'prova', parcela: 'vv-martim1' }, 'martim', undefined],
	] as const)('%s', (_, search, terroir, parcel) => {
		const selection = selectionOf(search);
		expect([selection.terroir.slug, selection.parcel]).toEqual([terroir, parcel]);
	});

	it('is the same with the terroir named or left to the parcel', () => {
		expect(isSameSelection({ parcela: 'vv-martim1' }, { terroir: 'martim', parcela: 'vv-martim1' })).toBe(true);
		expect(isSameSelection({}, { terroir: 'quatro-vistas' })).toBe(true);
		expect(isSameSelection({ terroir: 'martim' }, { terroir: 'martim', parcela: 'vv-martim1' })).toBe(false);
	});

	it('is written with its terroir, and with the parcel that is open', () => {
		expect(searchFor(selectionOf({ parcela: 'vv-martim1' }))).toEqual({ terroir: 'martim', parcela: 'vv-martim1' });
		expect(searchFor(selectionOf({}))).toEqual({ terroir: 'quatro-vistas' });
	});
});

describe('how another selection comes into the history', () => {
	const martim = { terroir: 'martim' };
	const moinho = { terroir: 'moinho' };
	const first = { terroir: 'martim', parcela: 'vv-martim1' };
	const second = { terroir: 'martim', parcela: 'vv-martim2' };
	const at = (search: TerroirSearch, beneath?: TerroirSearch, isFreshChoice = false): Entry => ({
		search,
		beneath,
		isFreshChoice,
	});

	const push = (search: TerroirSearch, beneath: TerroirSearch): Move => ({ kind: 'push', search, beneath });
	const replace = (search: TerroirSearch, beneath?: TerroirSearch): Move => ({ kind: 'replace', search, beneath });
	const back: Move = { kind: 'back' };

	it.each<[string, TerroirSearch, Entry, Move | undefined]>([
		['nothing for what is there already', martim, at(martim), undefined],
		['a choice makes an entry', moinho, at(martim), push(moinho, martim)],
		[
			'a second choice within the delay takes over the entry of the first',
			{ terroir: 'vale-sabor' },
			at(moinho, martim, true),
			replace({ terroir: 'vale-sabor' }, martim),
		],
		['a quick choice of the terroir one step back goes back', martim, at(moinho, martim, true), back],
		['the same choice later makes an entry', martim, at(moinho, martim), push(martim, moinho)],
		['opening a parcel makes an entry', first, at(martim), push(first, martim)],
		['also right after a choice', first, at(martim, {}, true), push(first, martim)],
		['the next parcel takes over the entry of the one before', second, at(first, martim), replace(second, martim)],
		['closing goes back', martim, at(second, martim), back],
		[
			'an address without a terroir below is that of the first',
			{ terroir: 'quatro-vistas' },
			at({ parcela: 'rabigato' }, {}),
			back,
		],
		[
			'closing what the visitor came with stays in its entry',
			martim,
			at({ parcela: 'vv-martim1' }),
			replace(martim, undefined),
		],
		[
			'closing does not go back to another terroir than the one that is active',
			martim,
			at(first, {}),
			replace(martim, {}),
		],
	])('%s', (_, search, entry, move) => {
		expect(moveTo(search, entry)).toEqual(move);
	});
});
