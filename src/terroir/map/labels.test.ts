import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Parcel, parsePlaces } from '../../content/places';
import { terroirs } from '../../content/terroirs';
import { parcelAt } from '../controls/locator';
import { labelAnchor, labelFor, type ParcelLabel } from './labels';
import { placeFrom, worldPx } from './mercator';
import { smoothRing } from './smooth';

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

it.each([
	[1, ['name', 2]],
	[0.9, ['number', 2]],
	[0.5, ['number', 2]],
	[0.45, ['none', 2]],
] as const)(
	'at %d of the scale that its room was measured at, two lines in a parcel as wide as can be: %j',
	(scale, label) => {
		const { kind, lines } = labelFor('Vinha da Francisca', 100 / scale, scale);
		expect([kind, lines.length]).toEqual(label);
	},
);

it('letters a wide name in no less room than it takes', () => {
	expect(labelFor('Moinho', 62).kind).toBe('number');
	expect(labelFor('Estevais', 75).kind).toBe('name');
});

it.each([12, 13, 13.5, 14, 14.25, 14.5, 14.75, 15, 15.5, 16, 18])(
	'no lettering lies across the outline of its parcel at zoom %d',
	(zoom) => {
		const scale = 2 ** (zoom - 15);
		const parcels = parsePlaces(JSON.parse(readFileSync('src/content/places.geojson', 'utf8'))).map(asDrawn);
		const crossing = parcels.filter((parcel) => {
			const { view, centre } = terroirs.find((terroir) => terroir.parcels.some((slug) => slug === parcel.slug))!;
			const anchor = labelAnchor(view, centre, terroirSlug(parcel))!;
			const [width, height] = inkOf(labelFor(parcel.name, anchor.room, scale));
			return [-0.5, 0, 0.5].some((x) =>
				[-0.5, 0, 0.5].some((y) => !parcelAt(placeFrom(anchor.place, x * width, y * height, worldPx(zoom)), [parcel])),
			);
		});
		expect(crossing.map(({ name }) => name)).toEqual([]);
	},
);

it('knows where every parcel of every terroir is labelled', () => {
	for (const { view, centre, parcels } of terroirs) {
		for (const parcel of parcels) {
			const anchor = labelAnchor(view, centre, parcel);
			expect(anchor, parcel).toBeDefined();
			expect(Math.hypot(anchor!.place[0] - centre[0], anchor!.place[1] - centre[1]), parcel).toBeLessThan(0.02);
		}
	}
});

function asDrawn(parcel: Parcel): Parcel {
	return { ...parcel, coordinates: parcel.coordinates.map((polygon) => polygon.map(smoothRing)) };
}

function terroirSlug({ slug }: Parcel) {
	return terroirs.flatMap(({ parcels }) => parcels).find((each) => each === slug)!;
}

/** What a label covers at least, in CSS pixels: letters, not the air around them. */
function inkOf({ kind, lines, altitude }: ParcelLabel): [width: number, height: number] {
	if (kind === 'none') return [0, 0];
	if (kind === 'number') return [9, 10];
	const letters = Math.max(...lines.map(({ length }) => length));
	return [8 * letters, 16 * lines.length - 6 + (altitude ? 13 : 0)];
}
