import { expect, it } from 'vitest';
import { listboxMove } from './listbox-keys';

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
