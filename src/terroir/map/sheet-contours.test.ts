import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeLines, type Point, pointsOf } from '../../content/coded-lines';
import coded from '../../content/map-sheet.gen.json';
import bounds from '../../content/map-sheet-place.gen.json';
import { terroirs } from '../../content/terroirs';
import { LookedAtMap, testSurvey, type View } from '../testing/looked-at-map';
import { curvesFrom, drawSheetContours, linesAround, linesFromAfar, roundedOff } from './sheet-contours';

const lines = decodeLines(coded);
const heightsOf = (of: typeof lines) => new Set(of.map(({ name }) => Number(name.replace('w', ''))));

/** How many times lines turn by more than 30 degrees. */
function cornersIn(lines: readonly (readonly Point[])[]): number {
	const turns = lines.flatMap((points) =>
		points.slice(2).map((to, index) => {
			const [from, at] = [points[index] ?? to, points[index + 1] ?? to];
			const turn = Math.atan2(to[1] - at[1], to[0] - at[0]) - Math.atan2(at[1] - from[1], at[0] - from[0]);
			return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
		}),
	);
	return turns.filter((turn) => turn > Math.PI / 6).length;
}

/** Of more numbers than a call takes. */
const least = (numbers: readonly number[]) => numbers.reduce((least, each) => Math.min(least, each));

describe('the contours of the sheet', () => {
	it('lie within it, fifty metres apart', () => {
		const drawn = linesFromAfar(lines);
		expect([...heightsOf(drawn)].every((height) => height % 50 === 0)).toBe(true);
		const longitudes = drawn.flatMap(({ places }) => places.map(([longitude]) => longitude));
		const latitudes = drawn.flatMap(({ places }) => places.map(([, latitude]) => latitude));
		const outside = 1e-3;
		expect(least(longitudes)).toBeGreaterThan(bounds.west - outside);
		expect(-least(longitudes.map((each) => -each))).toBeLessThan(bounds.east + outside);
		expect(least(latitudes)).toBeGreaterThan(bounds.south - outside);
		expect(-least(latitudes.map((each) => -each))).toBeLessThan(bounds.north + outside);
	});

	it('from afar leave out what lies in the printed water, and nearer by do not', () => {
		const water = lines.filter(({ name }) => name.startsWith('w'));
		expect(water.length).toBeGreaterThan(0);
		expect(linesFromAfar(lines)).toHaveLength(lines.length - water.length);
		const [{ places = [] } = {}] = water;
		const [place] = places;
		if (!place) throw new Error('There is no line in the water.');
		expect(linesAround(place, water, 0.11).length).toBeGreaterThan(0);
	});

	it('from afar have half as many corners of 30 degrees at most, and twice the points', () => {
		const paths = Object.values(coded.lines).flatMap((path) => path.split('M').slice(1).map(pointsOf));
		const rounded = paths.map(roundedOff);
		expect(cornersIn(rounded)).toBeLessThan(cornersIn(paths) / 2);
		expect(rounded.flat().length).toBeLessThan(2 * paths.flat().length);
	});

	it.each([
		[390, 12.4],
		[1440, 12.4],
		[1920, 12.8],
		[3840, 13],
	])('in a window of %i pixels are curves from zoom %d on', (longest, from) => {
		expect(curvesFrom(longest)).toBeCloseTo(from, 1);
	});

	it('around a place are those near it, as curves', () => {
		const place = [-7.3, 41.25] as const;
		const near = linesAround(place, lines, 0.11);
		expect(near.length).toBeGreaterThan(0);
		expect([...heightsOf(near)].every((height) => height % 50 === 0)).toBe(true);
		const away = near.flatMap((line) => line.places).map(([longitude]) => Math.abs(longitude - place[0]));
		expect(Math.max(...away)).toBeLessThan(0.13);
		const isNear = ([longitude, latitude]: readonly [number, number]) =>
			Math.abs(longitude - place[0]) < 0.08 && Math.abs(latitude - place[1]) < 0.08;
		const given = lines.flatMap((line) => line.places).filter(isNear).length;
		expect(near.flatMap((line) => line.places).filter(isNear).length).toBeGreaterThan(2 * given);
	});
});

describe('on a map', () => {
	beforeEach(() => void vi.stubGlobal('document', { fonts: { load: async () => [] } }));
	afterEach(() => vi.unstubAllGlobals());

	const estate = terroirs[0]!.centre;
	const beyond = [-7.62, 41.2] as const;
	function drawOn(center: readonly [number, number], view: View = {}) {
		const map = new LookedAtMap(center, view);
		const whole = drawSheetContours(map.asMap, new AbortController().signal, testSurvey, 0);
		return { map, whole, drawn: () => Object.keys(map.lines), farTo: () => map.shown['sheet-contours-far']?.[1] };
	}

	it('that shows imagery alone they come after the land, and curves when the sheet is seen', async () => {
		const { map, whole, drawn } = drawOn(estate);
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(drawn()).toEqual([]);
		map.tell('idle');
		await whole;
		expect(drawn()).toEqual(['sheet-contours', 'sheet-banks']);
		map.moveTo([estate[0] + 0.005, estate[1]]);
		expect(drawn()).not.toContain('sheet-contours-near');
		map.moveTo(beyond);
		expect(map.lines['sheet-contours-near']).toBeGreaterThan(0);
	});

	it('that leaves before its land is there they come with the sheet', async () => {
		const { map, whole, drawn } = drawOn(estate);
		map.moveTo(estate, 11);
		await whole;
		expect(drawn()).toEqual(['sheet-contours', 'sheet-banks']);
	});

	it('that shows the sheet they are there at once, and no curves from afar', async () => {
		const near = drawOn(beyond);
		await near.whole;
		expect(near.drawn()).toContain('sheet-contours-near');
		const afar = drawOn(estate, { zoom: 10 });
		await afar.whole;
		expect(afar.drawn()).toEqual(['sheet-contours', 'sheet-banks']);
	});

	it('that is moved the lines stay as they are from afar until their curves are shown', async () => {
		const { map, whole, farTo } = drawOn(estate);
		map.tell('idle');
		await whole;
		const nearBy = farTo();
		map.moveTo(beyond, 14);
		expect(farTo()).toBe(24);
		map.tell('idle');
		expect(farTo()).toBe(nearBy);
		map.moveTo([-7.1, 41.3]);
		expect(farTo()).toBe(24);
		map.tell('idle');
		expect(farTo()).toBe(nearBy);
	});
});
