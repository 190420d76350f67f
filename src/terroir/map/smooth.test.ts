import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { type CodedLines, decodeLines, type Point } from '../../content/coded-lines';
import main from '../../content/contours-main.gen.json';
import martim from '../../content/contours-martim.gen.json';
import moinho from '../../content/contours-moinho.gen.json';
import valesabor from '../../content/contours-valesabor.gen.json';
import { parcels } from '../testing/places';
import { cutSharpCorners, smoothLine, smoothRing } from './smooth';

/** Pixels at zoom 18 to a unit. */
const scale = 4;
/** Of so many points one is looked at closely. */
const sample = 25;

describe('a line made smooth', () => {
	const corner: Point[] = [
		[0, 0],
		[40, 0],
		[40, 40],
	];

	it('runs through every point that it had, in order', () => {
		const curve = smoothLine(corner);
		const found = corner.map((point) => curve.findIndex(([x, y]) => Math.hypot(x - point[0], y - point[1]) < 1e-9));
		expect(found).not.toContain(-1);
		expect(found).toEqual([...found].sort((one, other) => one - other));
	});

	it('stays as it is where it is straight, or has nothing to bend', () => {
		expect(smoothLine([])).toEqual([]);
		expect(smoothLine(corner.slice(1))).toEqual(corner.slice(1));
		const straight = smoothLine([0, 10, 35].map((x): Point => [x, 0]));
		expect(straight.every(([, y]) => y === 0)).toBe(true);
		expect(straight.map(([x]) => x)).toEqual(straight.map(([x]) => x).sort((one, other) => one - other));
	});

	it('passes a point that is given twice once', () => {
		const [from, at, to] = corner as [Point, Point, Point];
		expect(smoothLine([from, from, at, at, to, to])).toEqual(smoothLine(corner));
	});

	it('is round where it closes', () => {
		const ring: Point[] = [...corner, [0, 40], [0, 0]];
		const curve = smoothLine(ring);
		expect(curve[0]).toEqual([0, 0]);
		expect(curve.at(-1)?.map(Math.round)).toEqual([0, 0]);
		expect(cornersOf([curve.at(-2)!, ...curve])).toEqual([]);
	});
});

describe('a line whose corners are cut off', () => {
	const turnBy = (degrees: number): Point[] => [
		[0, 0],
		[40, 0],
		[40 + 40 * Math.cos((degrees * Math.PI) / 180), 40 * Math.sin((degrees * Math.PI) / 180)],
	];
	const corner: Point[] = [
		[0, 0],
		[40, 0],
		[40, 40],
	];

	it('has two slighter ones for each, and its ends', () => {
		expect(cutSharpCorners(corner)).toEqual([
			[0, 0],
			[30, 0],
			[40, 10],
			[40, 40],
		]);
	});

	it('stays as it is where it hardly turns, or has nothing to cut', () => {
		const bend: Point[] = [
			[0, 0],
			[40, 2],
			[80, 0],
		];
		expect(cutSharpCorners(bend)).toEqual(bend);
		expect(cutSharpCorners(turnBy(22))).toHaveLength(3);
		expect(cutSharpCorners(turnBy(26))).toHaveLength(4);
		expect(cutSharpCorners(corner.slice(1))).toEqual(corner.slice(1));
	});

	it('has the corner of a point that is given twice cut once', () => {
		expect(cutSharpCorners(corner.flatMap((point) => [point, point]))).toEqual(cutSharpCorners(corner));
	});

	it('stays a ring, without a corner where it closes', () => {
		const ring = cutSharpCorners([...corner, [0, 40], [0, 0]]);
		expect(ring).toHaveLength(9);
		expect(ring.at(-1)).toEqual(ring[0]);
		expect(ring).not.toContainEqual([0, 0]);
	});
});

it.each([
	['main', main],
	['martim', martim],
	['moinho', moinho],
	['valesabor', valesabor],
])('no corner of the contours around %s shows at zoom 18, and none strays by three metres', (_, coded) => {
	const corners: number[] = [];
	const before: number[] = [];
	let strayed = 0;
	decodeLines(coded satisfies CodedLines, (points) => {
		const curve = smoothLine(points);
		before.push(...cornersOf(points));
		corners.push(...cornersOf(curve));
		strayed = Math.max(
			strayed,
			...curve.filter((_, at) => at % sample === 0).map((point) => distanceTo(points, point)),
		);
		return curve;
	});
	expect(before.length).toBeGreaterThan(1000);
	expect(corners).toEqual([]);
	// A unit is some 0.9 m of this land.
	expect(strayed).toBeLessThan(3);
});

/** Turns, in degrees, that show as corners at zoom 18: those where the pieces lie more than half a pixel beside an arc through their ends, and any sharp one. */
function cornersOf(line: readonly Point[]): number[] {
	return line.slice(2).flatMap((to, index) => {
		const [from, at] = [line[index]!, line[index + 1]!];
		const length = scale * Math.min(distance(from, at), distance(at, to));
		const turn = Math.atan2(to[1] - at[1], to[0] - at[0]) - Math.atan2(at[1] - from[1], at[0] - from[0]);
		const degrees = (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI;
		const beside = (length * (degrees * Math.PI)) / 180 / 8;
		return beside > 0.5 || degrees > 36 ? [degrees] : [];
	});
}

function distance(one: Point, other: Point): number {
	return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

function distanceTo(line: readonly Point[], point: Point): number {
	return Math.min(...line.slice(1).map((to, index) => distanceToPiece(line[index]!, to, point)));
}

function distanceToPiece(from: Point, to: Point, point: Point): number {
	const [x, y] = [to[0] - from[0], to[1] - from[1]];
	const share = ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / (x * x + y * y);
	const within = Math.min(1, Math.max(0, share));
	return distance(point, [from[0] + within * x, from[1] + within * y]);
}

const square = [
	[0, 0],
	[4, 0],
	[4, 4],
	[0, 4],
	[0, 0],
];

/** The sharpest turn of a closed ring, in degrees. */
function sharpestTurn(ring: readonly Position[]): number {
	const places = ring.slice(1);
	const turns = places.map(([x = 0, y = 0], index) => {
		const [fromX = 0, fromY = 0] = places.at(index - 1)!;
		const [toX = 0, toY = 0] = places[(index + 1) % places.length]!;
		const turn = Math.atan2(toY - y, toX - x) - Math.atan2(y - fromY, x - fromX);
		return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
	});
	return (Math.max(...turns) * 180) / Math.PI;
}

/** By Gauss, positive where the ring runs counter-clockwise. */
function areaOf(ring: readonly Position[]): number {
	return ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
		const [fromX = 0, fromY = 0] = ring[index]!;
		return sum + (fromX * y - x * fromY) / 2;
	}, 0);
}

describe('a ring made smooth', () => {
	it('runs through the middle of each side, and is closed', () => {
		const curve = smoothRing(square);
		for (const side of [
			[2, 0],
			[4, 2],
			[2, 4],
			[0, 2],
		]) {
			expect(curve).toContainEqual(side);
		}
		expect(curve.at(-1)).toEqual(curve[0]);
	});

	it('rounds its corners within them', () => {
		expect(sharpestTurn(square)).toBeCloseTo(90);
		expect(sharpestTurn(smoothRing(square))).toBeLessThan(30);
		expect(
			smoothRing(square)
				.flat()
				.every((degrees) => degrees >= 0 && degrees <= 4),
		).toBe(true);
	});

	it('keeps the area of every parcel, on which its facts rest, to a hundredth', () => {
		const changes = parcels.flatMap(({ coordinates }) =>
			coordinates.flat().map((ring) => Math.abs(areaOf(smoothRing(ring)) / areaOf(ring) - 1)),
		);
		expect(Math.max(...changes)).toBeLessThan(0.01);
	});
});
