import { expect, it } from 'vitest';
import { findByLetters, typeOn } from './type-ahead';

const names = ['Vinha da Francisca', 'Vinha do Rio', 'Abade', 'Vinha Velha', 'Códega', 'Chão do Poço'];

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
	expect(findByLetters(letters, current, names)).toBe(index);
});

it('joins letters typed in quick succession, and begins anew after a pause', () => {
	const typed = typeOn(typeOn(undefined, 'v', 1000), 'i', 1999);
	expect(typed.letters).toBe('vi');
	expect(typeOn(typed, 'n', 2999).letters).toBe('n');
	expect(typeOn(typed, 'Shift', 2100)).toBe(typed);
});
