import { expect, test } from 'vitest';
import type { Metres } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { contains, distanceBetween, type Extent, extentOf } from '../geo/planar';
import { gridOver } from '../terrain/extent';
import { fillGrid } from '../terrain/grid';
import { cornersOf } from './footprint';
import { latticeFrame } from './lattice';
import { settle } from './lay-network';
import type { Road, RoadNetwork } from './network';

/** Hills beside a river, 6 × 4 km, a point every 25 m. */
const frame = gridOver({ west: -3000, south: -2000, east: 3000, north: 2000 }, 25);
const toTheRiver = (x: number, y: number) => Math.min(400, Math.abs(y + 1200 - 200 * Math.sin(x / 900)) - 30);
const heights = fillGrid(frame, (x, y) => 250 + 60 * Math.sin(x / 500) * Math.cos(y / 400));
const water = fillGrid(frame, toTheRiver);
const rivers = fillGrid(latticeFrame(frame), toTheRiver);
const quintas = { main: [-2000, 400], martim: [1900, 900], valesabor: [300, 1200], moinho: [1000, -300] } as const;
const villages: Metres[] = [
	[-900, -500],
	[2300, -500],
];
const lay = (parcels: readonly ParcelOutline[]) => settle({ heights, water, rivers, parcels }, quintas, villages);

const network = lay([]);

/** A small parcel around the middle of a road. */
function parcelOver({ line }: Road): ParcelOutline {
	const middle = line[Math.floor(line.length / 2)]!;
	return { slug: 'vinha', rings: [cornersOf({ x: middle[0], y: middle[1], angle: 0, length: 20, width: 20 })] };
}

const lines = ({ roads }: RoadNetwork, roadClass: string) =>
	roads.filter((road) => road.class === roadClass).map(({ line }) => line);

test('the same land is settled the same way', () => {
	expect(lay([])).toEqual(network);
});

test('there are roads of every rank, the lesser the narrower', () => {
	const widths = (roadClass: string) => network.roads.filter((r) => r.class === roadClass).map((r) => r.width);
	expect(Math.max(...widths('path'))).toBeLessThan(Math.min(...widths('track')));
	expect(Math.max(...widths('track'))).toBeLessThan(Math.max(...widths('paved')));
	expect(Math.max(...widths('paved'))).toBeGreaterThan(5);
});

/** What lies near enough to a ring to touch it. */
function near<T extends { extent: Extent }>(ring: { extent: Extent }, others: readonly T[], reach: number): T[] {
	const { west, east, south, north } = ring.extent;
	return others.filter(
		({ extent }) =>
			west < extent.east + reach &&
			extent.west < east + reach &&
			south < extent.north + reach &&
			extent.south < north + reach,
	);
}

test('no building stands on a road, in the water or on another', () => {
	const rings = network.buildings
		.map((building) => cornersOf(building))
		.map((ring) => ({ ring, extent: extentOf([ring]) }));
	const roads = network.roads.map((road) => ({ ...road, extent: extentOf([road.line]) }));
	expect(rings.length).toBeGreaterThan(80);
	for (const [index, built] of rings.entries()) {
		const { ring } = built;
		expect(Math.min(...ring.map((corner) => water.linear(...corner)))).toBeGreaterThan(0);
		for (const { line, width } of near(built, roads, 3)) {
			expect(distanceBetween(ring, line)).toBeGreaterThan(width / 2);
			expect(line.some((point) => contains([ring], point))).toBe(false);
		}
		for (const other of near(built, rings.slice(index + 1), 1)) {
			expect(distanceBetween(ring, other.ring)).toBeGreaterThan(0);
			expect(contains([ring], other.ring[0]!) || contains([other.ring], ring[0]!)).toBe(false);
		}
	}
});

test('each quinta has its court, and a road that leads to it', () => {
	for (const [x, y] of Object.values(quintas)) {
		const court = network.buildings.find(
			(building) => building.kind === 'court' && building.x === x && building.y === y,
		);
		expect(court).toBeDefined();
		const ends = network.roads.flatMap(({ line }) => [line[0]!, line.at(-1)!]);
		expect(Math.min(...ends.map((end) => Math.hypot(end[0] - x, end[1] - y)))).toBeLessThan(30);
	}
});

test('a field path that would cross a parcel is not made, and all greater roads stay', () => {
	const path = network.roads.find((road) => road.class === 'path')!;
	const parcel = parcelOver(path);
	const parcelled = lay([parcel]);
	expect(lines(parcelled, 'paved')).toEqual(lines(network, 'paved'));
	expect(lines(parcelled, 'track')).toEqual(lines(network, 'track'));
	for (const { line, width } of parcelled.roads) {
		for (const ring of parcel.rings) expect(distanceBetween(line, ring)).toBeGreaterThanOrEqual(width / 2 + 1);
	}
});

test('a parcel on a paved road is refused', () => {
	const paved = network.roads.find((road) => road.class === 'paved' && road.width > 5)!;
	expect(() => lay([parcelOver(paved)])).toThrow('runs into the parcel vinha');
});
