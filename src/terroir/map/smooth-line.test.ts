import { describe, expect, it } from 'vitest';
import type { CodedLines } from '../../content/coded-lines';
import main from '../../content/contours-main.gen.json';
import martim from '../../content/contours-martim.gen.json';
import moinho from '../../content/contours-moinho.gen.json';
import valesabor from '../../content/contours-valesabor.gen.json';
import { decodeLines, type Point } from './line-paths';
import { smoothLine } from './smooth';

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
