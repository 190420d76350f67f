import { expect, test } from 'vitest';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import { estateOf } from '../../src/content/parcels.ts';
import { besideBottle, groundReach } from '../../src/content/wines/land.ts';
import { shownOn } from '../../src/content/wines/shown-on.ts';
import { readContent } from './read-content.ts';
import { landOf } from './wine-land.ts';
import { aroundOf, plateOf, sharedLandOf } from './wine-plate.ts';

test('the parcels of a hill stand in the middle of its plate, with land on every side, which is as broad for its height as a plate', () => {
	for (const { summary } of readContent().wines) {
		const hill = sharedLandOf(summary.parcels);
		if (hill?.shows !== 'parcels') continue;
		const { west, east, south, north } = hill.bounds;
		const centres = summary.parcels.map((parcel) => facts[parcel].centroid);
		for (const [longitude = 0, latitude = 0] of centres) {
			expect((longitude - west) / (east - west), summary.slug).toBeGreaterThan(0.09);
			expect((longitude - west) / (east - west), summary.slug).toBeLessThan(0.91);
			expect((latitude - south) / (north - south), summary.slug).toBeGreaterThan(0.09);
			expect((latitude - south) / (north - south), summary.slug).toBeLessThan(0.91);
		}
		const across = (east - west) * Math.cos((41.25 * Math.PI) / 180);
		expect(across / (north - south), summary.slug).toBeCloseTo(920 / 1100, 3);
	}
});

test('neighbours share a hill; a single parcel, and parcels far apart on one estate, share none', () => {
	expect(sharedLandOf(['abade-roriz', 'abade-cao'])).toMatchObject({ shows: 'parcels', contourM: 5 });
	expect(sharedLandOf(['rabigato'])).toBeUndefined();
	expect(sharedLandOf(['francisca-rufete', 'abade-barroca'])).toBeUndefined();
	expect(sharedLandOf([])).toBeUndefined();
});

test('parcels of several estates are shown on the region between these, each on its plate', () => {
	const region = sharedLandOf(['rabigato', 'qt-vale-sabor-4']);
	expect(region).toMatchObject({ shows: 'estates', contourM: 100 });
	expect(region?.named.map(({ name }) => name)).toEqual(['Quatro Vistas', 'Vale Sabor']);
	for (const slug of ['quatro-vistas', 'torto-e-sabor']) {
		const { parcels } = summaryOf(slug);
		const { west = 0, east = 0, south = 0, north = 0 } = sharedLandOf(parcels)?.bounds ?? {};
		for (const [longitude, latitude] of parcels.map((parcel) => estateOf(parcel).centre)) {
			const [across, down] = [(longitude - west) / (east - west), (north - latitude) / (north - south)];
			expect(Math.min(across, 1 - across, down, 1 - down), slug).toBeGreaterThan(0.05);
		}
	}
});

test('the land around lies behind its parcels where they stand at their true places', () => {
	const { summary } = readContent().wines.find(({ summary }) => summary.slug === 'abade')!;
	const land = landOf(summary.parcels, besideBottle);
	const { href = '', x = 0, y = 0, width = 0, height = 0 } = aroundOf(summary) ?? {};
	expect(href).toBe('/art/hills/abade-around.svg');
	const [right, foot] = [0, 1].map((way) => Math.max(...land.map((place) => place[way]! + place[way + 2]! / 2)));
	expect([x + width / 2, y + height / 2]).toEqual([right! / 2, foot! / 2]);
	expect(Math.max(right! / width, foot! / height)).toBeCloseTo(0.76, 1);
});

test.each(['foz', 'azeite-amendoal'])(
	'the parcels of %s, at their true places on its label, are so beside its bottle',
	(slug) => {
		const { summary } = readContent().wines.find(({ summary }) => summary.slug === slug)!;
		expect(aroundOf(summary)?.href).toBe(`/art/hills/${slug}-around.svg`);
	},
);

test('around parcels that were moved in their drawing lies what is around each, as far on every side', () => {
	const { summary } = readContent().wines.find(({ summary }) => summary.slug === 'ladeira-curtimenta')!;
	expect(sharedLandOf(summary.parcels)?.shows).toBe('parcels');
	for (const wine of [summary, { slug: 'dois', parcels: ['rabigato', 'qt-vale-sabor-4'] } as const]) {
		const { href, x, y, width, height } = aroundOf(wine)!;
		const land = landOf(wine.parcels, besideBottle);
		const [right, foot] = [0, 1].map((way) => Math.max(...land.map((place) => place[way]! + place[way + 2]! / 2)));
		expect(href).toBe(`/art/hills/${wine.slug}-around.svg`);
		expect([x, y]).toEqual([-groundReach, -groundReach]);
		expect([width, height]).toEqual([right! + 2 * groundReach, foot! + 2 * groundReach]);
	}
	expect(aroundOf({ slug: 'uma', parcels: ['rabigato'] })).toBeUndefined();
});

const summaryOf = (name: string) => readContent().wines.find(({ summary }) => summary.slug === name)!.summary;

test('the plate shows the only parcel, the hill or the region that several share, or else the largest', () => {
	const [hill, single, region] = ['abade', 'rabigato', 'quatro-vistas'].map((name) => plateOf(summaryOf(name)));
	const largest = plateOf({ ...summaryOf('rabigato'), parcels: ['francisca-rufete', 'abade-barroca'] });
	expect(hill).toMatchObject({ parcel: 'abade-barroca', drawing: '/art/hills/abade.svg', contourM: 5 });
	expect([hill, single, region, largest].map((plate) => [plate?.shows, plate?.namePlaces.length])).toEqual([
		['parcels', 5],
		['parcel', 0],
		['estates', 4],
		['parcel', 0],
	]);
	expect(region?.drawing).toBe('/art/hills/quatro-vistas.svg');
	expect(single).toMatchObject({ parcel: 'rabigato', drawing: '/art/plates/rabigato.svg' });
	expect(largest?.drawing).toBe(`/art/plates/${largest?.parcel}.svg`);
	for (const plate of [hill, single, region, largest]) {
		const { west = 0, east = 0, south = 0, north = 0 } = plate?.bounds ?? {};
		const [longitude = 0, latitude = 0] = plate?.middle ?? [];
		expect([longitude > west, longitude < east, latitude > south, latitude < north]).toEqual([true, true, true, true]);
	}
	expect(plateOf({ ...summaryOf('abade'), landUndrawn: true })?.drawing).toBe('/art/plates/abade-barroca.svg');
	expect(plateOf({ ...summaryOf('abade'), parcels: [] })).toBeUndefined();
});

test('names of parcels and estates stand within the frame of a plate, and over no other name', () => {
	for (const { summary } of readContent().wines) {
		const plate = plateOf(summary);
		const shown = plate ? shownOn(plate, summary.parcels) : [];
		// Letters of 15 px on a plate of 300 px, in per cent.
		const lines = (plate?.namePlaces ?? []).map(([x, y, anchor], index) => {
			const width = shown[index]!.length * 2.6;
			const left = x - { start: 0, middle: width / 2, end: width }[anchor];
			return { left, right: left + width, y };
		});
		for (const [index, { left, right, y }] of lines.entries()) {
			expect([left > 0, right < 100, y > 2, y < 98], summary.slug).toEqual([true, true, true, true]);
			const before = lines.slice(0, index);
			expect(before.filter((line) => Math.abs(line.y - y) < 4 && line.left < right && left < line.right)).toEqual([]);
		}
	}
});

test('a river has its name on the plates where enough of it is seen, along it', () => {
	const riversOf = (slug: string) => plateOf(summaryOf(slug))?.rivers.map(([name]) => name);
	expect(riversOf('quatro-vistas')).toEqual(expect.arrayContaining(['Douro', 'Tua']));
	expect(riversOf('lameiro-e-cabeco')).toEqual(['Sabor']);
	expect(riversOf('foz')).toEqual([]);
	const turns = readContent().wines.flatMap(
		({ summary }) => plateOf(summary)?.rivers.map(([, , , turn]) => turn) ?? [],
	);
	expect(Math.max(...turns.map(Math.abs))).toBeLessThanOrEqual(90);
});
