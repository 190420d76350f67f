import { expect, test } from 'vitest';
import { readContent } from '../../build/content/read-content';
import type { LonLat } from '../geo/frame';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { placeOn, sheetAround } from './sheet';
import { visitLands } from './visit-lands';
import { visitDrawing } from './visits';

const pixelsPerDegree = (512 * 2 ** 16) / 360;
const sheetAt = (place: LonLat) => sheetAround(place, 1600, 400, pixelsPerDegree);
const startsIn = (drawing: string) => (/<path d="([^"]*)"/.exec(drawing)?.[1] ?? '').match(/M-?\d+ -?\d+/g) ?? [];

test('the parcels that lie on a land are outlined, and no other', async () => {
	const parcels = await readParcelOutlines();
	expect(startsIn(visitDrawing(sheetAt([-7.478, 41.1385]), parcels, undefined))).toHaveLength(1);
	expect(startsIn(visitDrawing(sheetAt([-7.52, 41.1637]), parcels, undefined)).length).toBeGreaterThan(4);
	expect(startsIn(visitDrawing(sheetAt([-7.3, 41.25]), parcels, undefined))).toEqual([]);
});

test('a way ends with a mark', async () => {
	const end: LonLat = [-7.5205, 41.1637];
	const sheet = sheetAt([-7.52, 41.1637]);
	const [x, y] = placeOn(sheet, end);
	const parcels = await readParcelOutlines();
	const mark = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
	expect(visitDrawing(sheet, parcels, [[-7.519, 41.164], end])).toContain(mark);
	expect(visitDrawing(sheet, parcels, undefined)).not.toContain('<circle');
});

test('each way ends within the middle of its land, which a page shows', () => {
	for (const { slug, place, way } of visitLands(readContent())) {
		const end = way?.at(-1);
		if (!end) continue;
		const [x, y] = placeOn(sheetAt(place), end);
		expect(Math.abs(x - 800), slug).toBeLessThan(300);
		expect(Math.abs(y - 200), slug).toBeLessThan(150);
	}
});
