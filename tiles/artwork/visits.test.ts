import { expect, test } from 'vitest';
import { readContent } from '../../build/content/read-content';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { placeOn, sheetAround } from './sheet';
import { visitLands } from './visit-lands';
import { visitDrawing } from './visits';

const pixelsPerDegree = (512 * 2 ** 16) / 360;
const lands = visitLands(readContent());
const sheetOf = ({ place }: (typeof lands)[number]) => sheetAround(place, 1600, 400, pixelsPerDegree);

test.each(lands)('on the land of $slug the parcels that lie there are outlined, and no other', async (land) => {
	const drawing = visitDrawing(sheetOf(land), await readParcelOutlines(), undefined);
	const [, outlines = ''] = /<path d="([^"]+)"/.exec(drawing) ?? [];
	const starts = outlines.match(/M-?\d+ -?\d+/g) ?? [];
	expect(starts.length).toBeGreaterThan(0);
	expect(starts.length).toBeLessThan(20);
	expect(drawing).not.toContain('<circle');
});

test('a way stays within the middle of its land, which a page shows, and ends with a mark', async () => {
	const withWays = lands.filter(({ way }) => way);
	expect(withWays.map(({ slug }) => slug).toSorted()).toEqual(['caminhar-a-francisca', 'subir-o-rio-ao-sabor']);
	for (const land of withWays) {
		const sheet = sheetOf(land);
		const end = land.way?.at(-1);
		if (!end) throw new Error(`The way of ${land.slug} has no end.`);
		const [x, y] = placeOn(sheet, end);
		expect(Math.abs(x - 800), land.slug).toBeLessThan(300);
		expect(Math.abs(y - 200), land.slug).toBeLessThan(150);
		const drawing = visitDrawing(sheet, await readParcelOutlines(), land.way);
		expect(drawing).toContain(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`);
	}
});
