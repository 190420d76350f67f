import { describe, expect, it } from 'vitest';
import { toMetres } from '../geo/frame';
import { project, unproject } from '../geo/mercator';
import { paper } from './inks';
import { countryLines, mapRelief, sheetBanks, sheetContours, sheetSummits } from './map-sheet';
import type { Land } from './relief';

const bounds = { west: -7.34, east: -7.26, south: 41.22, north: 41.28 };
const [, middle] = toMetres([-7.3, 41.25]);
/** Rises to the north, 20 m in every 100; a river runs through the middle. */
const slope: Land = { heightAt: (_, y) => 1000 + y * 0.2, waterAt: (_, y) => Math.abs(y - middle) - 150 };

describe('the relief of the sheet', () => {
	const { width, height, bytes } = mapRelief(bounds, 80, slope);
	const pixel = (column: number, row: number) => [...bytes.slice((row * width + column) * 3).slice(0, 3)];

	it('is as high as Web Mercator draws it', () => {
		const [west, north] = project([bounds.west, bounds.north], 10);
		const [east, south] = project([bounds.east, bounds.south], 10);
		expect(height).toBe(Math.round((80 * (south - north)) / (east - west)));
	});

	it('is as strong at its sides as within, for there its neat line is', () => {
		expect(pixel(40, 20)).not.toEqual([...paper.ground]);
		for (const column of [0, 79]) expect(pixel(column, 20)).toEqual(pixel(40, 20));
	});

	it('has the water where the map has it', () => {
		const [, y] = project([-7.3, 41.25], 10);
		const [, north] = project([0, bounds.north], 10);
		const [, south] = project([0, bounds.south], 10);
		expect(pixel(40, Math.floor(((y - north) / (south - north)) * height))).toEqual([...paper.water]);
	});
});

describe('the contours of the sheet', () => {
	const {
		origin: [lon = 0, lat = 0],
		zoom,
		lines,
	} = sheetContours(bounds, slope);

	it('lie where the ground is as high as they say, to ten metres', () => {
		const [left, top] = project([lon, lat], zoom);
		for (const [name, path] of Object.entries(lines)) {
			const [, x, y] = /^M(-?\d+)[ ]?(-?\d+)/.exec(path)?.map(Number) ?? [];
			const [, metres] = toMetres(unproject([left + (x ?? 0), top + (y ?? 0)], zoom));
			expect(Math.abs(slope.heightAt(0, metres) - Number(name.replace('w', '')))).toBeLessThan(10);
		}
	});

	it('are told apart where they lie in the printed water', () => {
		const heights = Object.keys(lines);
		expect(heights).toContain('w1000');
		expect(heights).not.toContain('1000');
		expect(heights).toContain('800');
	});
});

it('a summit is where nothing around is as high, if it rises above what is around', () => {
	const [x, y] = toMetres([-7.3, 41.25]);
	const hill = (height: number): Land => ({
		heightAt: (east, north) => 500 + height * Math.exp(-((east - x) ** 2 + (north - y) ** 2) / 800 ** 2),
		waterAt: () => 1000,
	});
	const { zoom, origin } = sheetContours(bounds, hill(200));
	const [left, top] = project([origin[0] ?? 0, origin[1] ?? 0], zoom);
	const [[height = '', path = ''] = [], ...others] = Object.entries(sheetSummits(bounds, hill(200)));
	expect(others).toEqual([]);
	// As smooth as its contours.
	expect(Math.abs(Number(height) - 700)).toBeLessThan(10);
	const [, across, down] = /^M(\d+) (\d+)$/.exec(path)?.map(Number) ?? [];
	const place = toMetres(unproject([left + (across ?? 0), top + (down ?? 0)], zoom));
	expect(Math.hypot(place[0] - x, place[1] - y)).toBeLessThan(40);
	expect(sheetSummits(bounds, hill(30))).toEqual({});
	const plateau: Land = { ...hill(200), heightAt: (east, north) => Math.min(hill(200).heightAt(east, north), 650) };
	expect(Object.values(sheetSummits(bounds, plateau)).join('').match(/M/g)).toHaveLength(1);
});

it('the banks of the printed water are where it ends', () => {
	const {
		origin: [lon = 0, lat = 0],
		zoom,
	} = sheetContours(bounds, slope);
	const [left, top] = project([lon, lat], zoom);
	const starts = [...(sheetBanks(bounds, slope).bank ?? '').matchAll(/M(-?\d+)[ ]?(-?\d+)/g)].map((numbers) => {
		const [, x = 0, y = 0] = numbers.map(Number);
		return slope.waterAt(...toMetres(unproject([left + x, top + y], zoom)));
	});
	expect(starts.length).toBe(2);
	for (const distance of starts) expect(Math.abs(distance)).toBeLessThan(15);
});

describe('the country around the sheet', () => {
	const {
		origin: [lon = 0, lat = 0],
		zoom,
		lines,
	} = countryLines();
	/** First and last place of each line of a name. */
	const endsOf = (name: string) => {
		const [left, top] = project([lon, lat], zoom);
		return (lines[name] ?? '')
			.split('M')
			.slice(1)
			.map((line) => {
				const steps = [...line.matchAll(/-?\d+/g)].map(Number);
				const sum = (from: number) =>
					steps.filter((_, index) => index % 2 === from).reduce((all, step) => all + step, 0);
				const place = (x = 0, y = 0) => toMetres(unproject([left + x, top + y], zoom));
				return { first: place(steps[0], steps[1]), last: place(sum(0), sum(1)) };
			});
	};
	const gap = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) =>
		Math.hypot(x - toX, y - toY);

	it('has the Douro in one course from Spain to the sea', () => {
		const reaches = endsOf('Rio Douro');
		const mouths = reaches.filter(({ last }) => reaches.every(({ first }) => gap(last, first) > 300));
		expect(mouths).toHaveLength(1);
		expect(gap(mouths[0]?.last ?? [0, 0], toMetres([-8.675, 41.146]))).toBeLessThan(300);
		const sources = reaches.filter(({ first }) => reaches.every(({ last }) => gap(first, last) > 300));
		expect(sources).toHaveLength(1);
	});

	it('goes on with the rivers of the sheet', () => {
		for (const name of ['Rio Tua', 'Rio Sabor', 'Rio Côa']) {
			const reaches = endsOf(name);
			expect(reaches.length, name).toBeGreaterThan(1);
			expect(
				reaches.filter(({ last }) => reaches.every(({ first }) => gap(last, first) > 300)),
				name,
			).toHaveLength(1);
		}
	});

	it('has a shore that runs from north to south', () => {
		const [shore] = endsOf('coast');
		expect(shore?.first[1]).toBeGreaterThan(shore?.last[1] ?? Number.POSITIVE_INFINITY);
	});
});
