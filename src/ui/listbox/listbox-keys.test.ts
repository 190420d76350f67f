import { expect, it } from 'vitest';
import { findByLetters, listboxMove, typeOn } from './listbox-keys';

const names = ['Quatro Vistas', 'Martim', 'Vale Sabor', 'Moinho'];

it.each([
	['ArrowDown', 0, { type: 'focus', index: 1 }],
	['ArrowDown', 3, { type: 'focus', index: 3 }],
	['ArrowUp', 0, { type: 'focus', index: 0 }],
	['Home', 2, { type: 'focus', index: 0 }],
	['End', 0, { type: 'focus', index: 3 }],
	['Escape', 2, { type: 'close' }],
	['Tab', 2, { type: 'close' }],
	['Enter', 2, null],
	[' ', 2, null],
] as const)('%s at option %d', (key, current, move) => {
	expect(listboxMove(key, key, current, names)).toEqual(move);
});

it('goes on to the next name with a letter, and round', () => {
	expect(listboxMove('m', 'm', 0, names)).toEqual({ type: 'focus', index: 1 });
	expect(listboxMove('m', 'm', 1, names)).toEqual({ type: 'focus', index: 3 });
	expect(listboxMove('m', 'm', 3, names)).toEqual({ type: 'focus', index: 1 });
});

it('narrows with letters typed in quick succession', () => {
	expect(listboxMove('o', 'mo', 1, names)).toEqual({ type: 'focus', index: 3 });
	expect(listboxMove('x', 'mx', 1, names)).toBeNull();
});

const wineNames = ['Vinha da Francisca', 'Vinha do Rio', 'Abade', 'Vinha Velha', 'Códega', 'Chão do Poço'];

it.each([
	['v', 0, 1],
	['v', 1, 3],
	['v', 3, 0],
	['vv', 0, 1],
	['ab', 0, 2],
	['vinha v', 0, 3],
	['vinha d', 1, 1],
	['cod', 0, 4],
	['chao', 0, 5],
	['x', 0, -1],
	[' ', 0, -1],
	['v', -1, 0],
])('“%s” from row %d leads to row %d', (letters, current, index) => {
	expect(findByLetters(letters, current, wineNames)).toBe(index);
});

it('joins letters typed in quick succession, and begins a new word after a pause', () => {
	const typed = typeOn(typeOn(undefined, 'v', 1000), 'i', 1999);
	expect(typed.letters).toBe('vi');
	expect(typeOn(typed, 'n', 2999).letters).toBe('n');
	expect(typeOn(typed, 'Shift', 2100)).toBe(typed);
});
