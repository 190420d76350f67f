import { expect, it } from 'vitest';
import { terroirs } from '../../content/terroirs';
import { labelAnchor, labelFor } from './labels';

it.each([
	[200, 'Pombal', 'name'],
	[40, 'Foz', 'name'],
	[39.9, 'Foz', 'none'],
	[40, 'Cardanha', 'number'],
	[39.9, 'Cardanha', 'none'],
	[75, 'Cardanha', 'number'],
] as const)('where a parcel is %d px wide and called %s it shows its %s', (room, name, kind) => {
	expect(labelFor(name, room).kind).toBe(kind);
});

it('breaks a name between words where one line does not fit', () => {
	expect(labelFor('Vinha da Francisca', 100).lines).toEqual(['Vinha da', 'Francisca']);
	expect(labelFor('Vinha da Francisca', 400).lines).toEqual(['Vinha da Francisca']);
});

it('knows where every parcel of every terroir is labelled', () => {
	for (const { view, centre, parcels } of terroirs) {
		for (const parcel of parcels) {
			const anchor = labelAnchor(view, centre, parcel);
			expect(anchor, parcel).not.toBeNull();
			expect(Math.hypot(anchor!.place[0] - centre[0], anchor!.place[1] - centre[1]), parcel).toBeLessThan(0.02);
		}
	}
});
