import { describe, expect, it } from 'vitest';
import { decodeLines, type NamedLine } from '../../content/coded-lines';
import contours from '../../content/contours-main.gen.json';
import { estates, quatroVistas } from '../../content/estates';
import bounds from '../../content/map-sheet-place.gen.json';
import { placeFrom, worldPx } from '../../content/mercator';
import rivers from '../../content/rivers.gen.json';
import { joinLines, shadedLines } from './line-paths';

const origin = quatroVistas.centre;
const unit = 360 / (512 * 2 ** 16);

describe('coded lines', () => {
	it('begin at whole units from the origin and go on in steps', () => {
		const [line] = decodeLines({ origin, lines: { 350: 'M10-20l5 0-15 40' } });
		expect(line?.name).toBe('350');
		expect(line?.places.map(([longitude]) => Math.round((longitude - origin[0]) / unit))).toEqual([10, 15, 0]);
		const narrowing = Math.cos((origin[1] * Math.PI) / 180);
		expect(line?.places.map(([, latitude]) => Math.round((origin[1] - latitude) / (unit * narrowing)))).toEqual([
			-20, -20, 20,
		]);
	});

	it('are as much larger as their zoom is farther', () => {
		const [line] = decodeLines({ origin, zoom: 12, lines: { 350: 'M10 0l5 0' } });
		expect(line?.places.map(([longitude]) => Math.round((longitude - origin[0]) / unit))).toEqual([160, 240]);
	});

	it('of one name are told apart', () => {
		expect(decodeLines({ origin, lines: { 350: 'M0 0l1 1M9 9l-1-1', 360: '' } })).toHaveLength(2);
	});
});

describe('lines that were cut at the edges of tiles', () => {
	const zoom = 12;
	const points: Record<string, readonly [x: number, y: number]> = {
		a: [0, 0],
		b: [9, 3],
		c: [20, 5],
		d: [31, 4],
		e: [40, 0],
	};
	/** As two files have a point, each from the corner of its own tile. */
	const placeOf = (point: string, fromEast: boolean) => {
		const [x = 0, y = 0] = points[point] ?? [];
		const corner = placeFrom(origin, fromEast ? 512 : 0, 0, worldPx(zoom));
		return placeFrom(corner, fromEast ? x - 512 : x, y, worldPx(zoom));
	};
	const lineThrough = (name: string, through: string, fromEast = false): NamedLine => ({
		name,
		places: [...through].map((point) => placeOf(point, fromEast)),
	});
	const joined = (...lines: NamedLine[]) =>
		joinLines(lines, zoom).map(({ name, places }) => {
			const along = places.map((place) =>
				Object.keys(points).find(
					(point) => Math.hypot(placeOf(point, false)[0] - place[0], placeOf(point, false)[1] - place[1]) < 1e-9,
				),
			);
			return `${name} ${along.join('')}`;
		});

	it('are one again, without the cut, in whatever order they come', () => {
		expect(joined(lineThrough('620', 'cde', true), lineThrough('620', 'abc'))).toEqual(['620 abde']);
	});

	it('go on in no line of another height, and in none that only crosses there', () => {
		expect(joined(lineThrough('620', 'abc'), lineThrough('640', 'cde'), lineThrough('620', 'dce'))).toEqual([
			'620 abc',
			'640 cde',
			'620 dce',
		]);
	});

	it('are a ring where the last goes on in the first, and a ring alone stays one', () => {
		expect(joined(lineThrough('620', 'abc'), lineThrough('620', 'cda', true))).toEqual(['620 bdb']);
		expect(joined(lineThrough('620', 'abca'))).toEqual(['620 abca']);
	});

	it('are none left out where two begin at one point', () => {
		expect(joined(lineThrough('620', 'ab'), lineThrough('620', 'bc'), lineThrough('620', 'bd')).join()).toMatch(
			/c.*d|d.*c/,
		);
	});
});

it('the contours of a view lie around its centre, ten metres apart', () => {
	const lines = decodeLines(contours);
	expect(new Set(lines.map(({ name }) => Number(name) % 10))).toEqual(new Set([0]));
	const places = lines.flatMap((line) => line.places);
	expect(Math.max(...places.map(([longitude]) => Math.abs(longitude - origin[0])))).toBeLessThan(0.06);
	expect(Math.max(...places.map(([, latitude]) => Math.abs(latitude - origin[1])))).toBeLessThan(0.03);
});

it('the rivers are read from west to east and pass the quintas on them', () => {
	const named = decodeLines(rivers);
	const douro = named
		.filter(({ name }) => name === 'Rio Douro')
		.flatMap(({ places }) => places.map(([longitude]) => longitude));
	expect(Math.min(...douro), 'to the edge of the sheet').toBeLessThan(bounds.west);
	expect(Math.max(...douro), 'to the edge of the sheet').toBeGreaterThan(bounds.east);
	for (const { places } of named) expect(places[0]?.[0]).toBeLessThan(places.at(-1)?.[0] ?? Number.NaN);
	for (const [river, view] of [
		['Rio Torto', 'main'],
		['Rio Sabor', 'valesabor'],
		['Rio Tinhela', 'martim'],
	]) {
		const [lon, lat] = estates.find((estate) => estate.view === view)?.centre ?? [0, 0];
		const places = named.find(({ name }) => name === river)?.places ?? [];
		const nearest = Math.min(...places.map(([x, y]) => Math.hypot((x - lon) * 0.75, y - lat)));
		expect(nearest * 111_320, `metres from ${river} to ${view}`).toBeLessThan(1500);
	}
});

it('the shaded stretches of a contour are those whose slope looks away from the north-west', () => {
	// A square hill that is gone round with its top at the left: east along its south side first.
	const shades = shadedLines({
		name: '300',
		places: [
			[0, 0],
			[1, 0],
			[1, 1],
			[0, 1],
			[0, 0],
		],
	}).map(({ properties }) => properties.shade);
	// Its south and east are one, and its north and west.
	expect(shades).toEqual([0.875, 0.125]);
});

it('stretches of one shade are one, and meet where the shade changes', () => {
	const places = [0, 1, 2, 3].map((step) => [step, step === 3 ? 1 : 0] as const);
	const stretches = shadedLines({ name: '300', places }).map(({ geometry }) => geometry.coordinates);
	expect(stretches).toEqual([
		[
			[0, 0],
			[1, 0],
			[2, 0],
		],
		[
			[2, 0],
			[3, 1],
		],
	]);
});
