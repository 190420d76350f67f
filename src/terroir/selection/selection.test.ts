import { describe, expect, it } from 'vitest';
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
	const at = (search: Entry['search'], beneath?: Entry['search'], isFreshChoice = false): Entry => ({
		search,
		beneath,
		isFreshChoice,
	});

	it.each<[string, Entry['search'], Entry, Move | undefined]>([
		['nothing for what is there already', martim, at(martim), undefined],
		['a choice makes an entry', moinho, at(martim), { kind: 'push', search: moinho, beneath: martim }],
		[
			'a second choice within the delay takes over the entry of the first',
			{ terroir: 'vale-sabor' },
			at(moinho, martim, true),
			{ kind: 'replace', search: { terroir: 'vale-sabor' }, beneath: martim },
		],
		['a quick choice of the terroir one step back goes back', martim, at(moinho, martim, true), { kind: 'back' }],
		[
			'the same choice later makes an entry',
			martim,
			at(moinho, martim),
			{ kind: 'push', search: martim, beneath: moinho },
		],
		['opening a parcel makes an entry', first, at(martim), { kind: 'push', search: first, beneath: martim }],
		['also right after a choice', first, at(martim, {}, true), { kind: 'push', search: first, beneath: martim }],
		[
			'the next parcel takes over the entry of the one before',
			second,
			at(first, martim),
			{ kind: 'replace', search: second, beneath: martim },
		],
		['closing goes back', martim, at(second, martim), { kind: 'back' }],
		[
			'an address without a terroir below is that of the first',
			{ terroir: 'quatro-vistas' },
			at({ parcela: 'rabigato' }, {}),
			{ kind: 'back' },
		],
		[
			'closing what the visitor came with stays in its entry',
			martim,
			at({ parcela: 'vv-martim1' }),
			{ kind: 'replace', search: martim, beneath: undefined },
		],
		[
			'closing does not go back to another terroir than the one that is active',
			martim,
			at(first, {}),
			{ kind: 'replace', search: martim, beneath: {} },
		],
	])('%s', (_, search, entry, move) => {
		expect(moveTo(search, entry)).toEqual(move);
	});
});
