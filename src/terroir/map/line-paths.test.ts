import { describe, expect, it } from 'vitest';
import contours from '../../content/contours-main.gen.json';
import { estates, quatroVistas } from '../../content/estates';
import rivers from '../../content/rivers.gen.json';
import { decodeLines } from './line-paths';

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

it('the contours of a view lie around its centre, ten metres apart', () => {
	const lines = decodeLines(contours);
	expect(new Set(lines.map(({ name }) => Number(name) % 10))).toEqual(new Set([0]));
	const places = lines.flatMap((line) => line.places);
	expect(Math.max(...places.map(([longitude]) => Math.abs(longitude - origin[0])))).toBeLessThan(0.06);
	expect(Math.max(...places.map(([, latitude]) => Math.abs(latitude - origin[1])))).toBeLessThan(0.03);
});

it('the rivers are read from west to east and pass the quintas on them', () => {
	const named = decodeLines(rivers);
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
