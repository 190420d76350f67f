import { expect, it } from 'vitest';
import { namePx } from '../../content/map-lettering';
import { placeFrom, worldPx } from '../../content/mercator';
import { parcelName } from '../../content/parcel-names';
import type { Parcel } from '../../content/places';
import { terroirs } from '../../content/terroirs';
import { parcelAt } from '../controls/locator';
import { parcels as outlines } from '../testing/places';
import { labelAnchor, labelFor, outlinesAround, type ParcelLabel, placeOf } from './labels';
import { smoothRing } from './smooth';

const spot = { x: 10, y: 20 };
const within = { lines: 1, zoom: 15.5 };
const beside = { x: 90, y: 20, lines: 2, edgeX: -30, edgeY: 0, toX: 15, toY: 20 };

it.each([
	[13.5, 'none'],
	[14, 'number'],
	[14.9, 'number'],
	[15, 'beside'],
	[15.4, 'beside'],
	[15.5, 'within'],
	[18, 'within'],
] as const)('at zoom %d a parcel whose name fits into it from 15.5 on shows: %s', (zoom, kind) => {
	expect(labelFor('Fonte Santa', { ...spot, ...within, beside }, zoom).kind).toBe(kind);
});

it('a name that stands nowhere is a number', () => {
	expect(labelFor('Foz', spot, 16).kind).toBe('number');
});

it('breaks a name between words where it stands in two lines', () => {
	const label = { ...spot, lines: 2, zoom: 15 };
	expect(labelFor('Vinha da Francisca', label, 15)).toMatchObject({ lines: ['Vinha da', 'Francisca'] });
	expect(labelFor('Pombal', { ...spot, lines: 1, zoom: 15 }, 15)).toMatchObject({
		lines: ['Pombal'],
	});
});

const labelled = terroirs.flatMap(({ view, centre, parcels }) =>
	parcels.map((slug) => ({ slug, view, centre, name: parcelName(slug), label: outlinesAround(view).labels[slug]! })),
);

it('at the zoom that a terroir is seen at every parcel has its name', () => {
	expect(labelled).toHaveLength(47);
	for (const { slug, name, label } of labelled)
		expect(labelFor(name, label, 15).kind, slug).toMatch(/^(within|beside)$/);
});

const drawn = outlines.map(asDrawn);

it.each([15, 15.25, 15.5, 16, 17, 18])('no name within a parcel lies across its outline at zoom %d', (zoom) => {
	const crossing = labelled.filter(({ slug, centre, name, label }) => {
		const shown = labelFor(name, label, zoom);
		if (shown.kind !== 'within') return false;
		const own = drawn.filter((parcel) => parcel.slug === slug);
		return cornersOf(shown, zoom).some(([x, y]) => {
			return !parcelAt(placeFrom(placeOf(centre, shown.at), x, y, worldPx(zoom)), own);
		});
	});
	expect(crossing.map(({ name }) => name)).toEqual([]);
});

it('no name beside a parcel lies on another, and the line from it ends in its own', () => {
	for (const { slug, centre, name, label } of labelled) {
		const shown = labelFor(name, label, 15);
		if (shown.kind !== 'beside') continue;
		const on = cornersOf(shown, 15).filter(([x, y]) =>
			parcelAt(placeFrom(placeOf(centre, shown.at), x, y, worldPx(15)), drawn),
		);
		expect(on, name).toEqual([]);
		expect(parcelAt(placeOf(centre, shown.to), drawn)?.slug, name).toBe(slug);
	}
});

it('no two names lie on each other', () => {
	for (const { view } of terroirs) {
		const boxes = labelled
			.filter((each) => each.view === view)
			.flatMap(({ name, label }) => {
				const shown = labelFor(name, label, 15);
				if (!('at' in shown)) return [];
				const [width, height] = inkOf(shown, 15);
				return [{ name, x: shown.at.x, y: shown.at.y, width, height }];
			});
		const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const));
		const overlapping = pairs.filter(
			([one, other]) =>
				Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
				Math.abs(one.y - other.y) < (one.height + other.height) / 2,
		);
		expect(overlapping.map((pair) => pair.map(({ name }) => name))).toEqual([]);
	}
});

it('knows where every parcel of every terroir is labelled', () => {
	for (const { slug, view, centre } of labelled) {
		const anchor = labelAnchor(view, centre, slug);
		expect(anchor, slug).toBeDefined();
		expect(Math.hypot(anchor![0] - centre[0], anchor![1] - centre[1]), slug).toBeLessThan(0.02);
	}
});

function asDrawn(parcel: Parcel): Parcel {
	return { ...parcel, coordinates: parcel.coordinates.map((polygon) => polygon.map(smoothRing)) };
}

type Lettering = Extract<ParcelLabel, { at: unknown }>;

/** What a name covers at least, in CSS pixels: letters, not the air around them. */
function inkOf({ lines }: Lettering, zoom: number): readonly [width: number, height: number] {
	const letters = Math.max(...lines.map(({ length }) => length));
	return [0.55 * letters * namePx(zoom), (1.06 * lines.length - 0.4) * namePx(zoom)];
}

function cornersOf(label: Lettering, zoom: number): (readonly [x: number, y: number])[] {
	const [width, height] = inkOf(label, zoom);
	return [-0.5, 0, 0.5].flatMap((x) => [-0.5, 0, 0.5].map((y) => [x * width, y * height] as const));
}
