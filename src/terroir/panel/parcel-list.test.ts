import { expect, it } from 'vitest';
import { parcelName } from '../../content/parcel-names';
import { terroirs } from '../../content/terroirs';
import { rowAfterKey } from '../../ui/listbox/listbox-keys';

const names = ['Vinha da Francisca', 'Vinha do Rio', 'Abade', 'Rabigato'];

it.each([
	['ArrowDown', 'x', 0, 1],
	['ArrowDown', 'x', 3, 3],
	['ArrowUp', 'x', 0, 0],
	['Home', 'x', 3, 0],
	['End', 'x', 0, 3],
	['a', 'a', 0, 2],
	['4', '4', 0, 3],
	['7', '17', 0, -1],
	['0', '0', 0, -1],
	['Enter', 'x', 0, -1],
	['Escape', 'x', 0, -1],
])('%s, having typed “%s”, from row %d leads to row %d', (key, typed, current, index) => {
	expect(rowAfterKey(key, typed, current, names)).toBe(index);
});

it('reaches every parcel by its number in two keys', () => {
	for (const { parcels } of terroirs) {
		const listed = parcels.map(parcelName);
		parcels.forEach((_, index) => {
			const typed = String(index + 1);
			expect(typed.length).toBeLessThanOrEqual(2);
			expect(rowAfterKey(typed.at(-1)!, typed, 0, listed)).toBe(index);
		});
	}
});
