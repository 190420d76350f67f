import { mkdir } from 'node:fs/promises';
import { readContent } from '../../build/content/read-content';
import { worldSize } from '../geo/mercator';
import { type ParcelOutline, readParcelOutlines } from '../geo/parcel-outlines';
import { writePicture } from './encode';
import type { Line } from './isolines';
import { pathOf } from './lines';
import { outlineOn } from './parcel-sheet';
import { cutZoom, metresPerPixel, openSatellite, type Satellite } from './satellite';
import { placeOn, type Sheet, sheetAround } from './sheet';
import { type VisitLand, visitLands } from './visit-lands';

const folder = new URL('../../public/art/visits/', import.meta.url);
const size = { width: 1600, height: 400 };
const budget = 90;

/**
 * `visits`: the ground of every visit as the map shows it, pixel by pixel, with the outlines of the house's parcels and the way that is walked or
 * sailed. The page lays the veil over it (docs/design.md 7).
 */
export async function makeVisits(): Promise<void> {
	const satellite = await openSatellite();
	try {
		for (const land of visitLands(readContent())) await makeVisit(land, satellite, folder);
	} finally {
		await satellite.close();
	}
}

/** `{slug}`, 1600 × 400; `{slug}-600`, its middle for upright places, is one of the smaller ones (`smaller.ts`). */
export async function makeVisit({ slug, place, way }: VisitLand, satellite: Satellite, into: URL): Promise<void> {
	await mkdir(into, { recursive: true });
	const picture = await satellite.picture(place, size.width * metresPerPixel(place), size);
	const sheet = sheetAround(place, size.width, size.height, worldSize(cutZoom) / 360);
	const drawing = Buffer.from(visitDrawing(sheet, await readParcelOutlines(), way));
	const png = await picture
		.composite([{ input: drawing }])
		.png({ compressionLevel: 1 })
		.toBuffer();
	await writePicture(png, new URL(slug, into), { budget, quality: 56 });
}

const light = '#fbf3e6';
const shade = '#171411';

/** SVG of the parcels' outlines, and of a way with a mark at its end, light with a dark side, so that they show on any ground. */
export function visitDrawing(sheet: Sheet, parcels: readonly ParcelOutline[], way: VisitLand['way']): string {
	const outlines = pathOf(
		parcels.flatMap(({ rings }) => outlineOn(sheet, rings)).filter((ring) => touches(sheet, ring)),
	);
	const points = (way ?? []).map((place) => placeOn(sheet, place));
	const [x = 0, y = 0] = points.at(-1) ?? [];
	const walked = way ? `<path d="${curveAlong(points)}"/>` : '';
	const end = way ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7"/>` : '';
	const drawn = (outline: number, dot: number, ring: number) =>
		`<path d="${outlines}" stroke-width="${outline}"/><g stroke-width="${dot}" stroke-dasharray="0 11">${walked}</g><g stroke-width="${ring}">${end}</g>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${shade}" opacity="0.4">${drawn(4.6, 7.6, 6)}</g><g stroke="${light}">${drawn(2, 5, 2.6)}</g></svg>`;
}

function touches({ width, height }: Sheet, ring: Line): boolean {
	return ring.some(([x, y]) => x > 0 && x < width && y > 0 && y < height);
}

/** SVG path data of a curve from the first point to the last that bends at those between. */
function curveAlong(points: Line): string {
	const [start = [0, 0], ...bends] = points;
	const end = bends.pop() ?? start;
	const at = ([x, y]: Line[number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
	const curves = bends.map((bend, index) => {
		const next = bends[index + 1];
		return `Q${at(bend)} ${at(next ? [(bend[0] + next[0]) / 2, (bend[1] + next[1]) / 2] : end)}`;
	});
	return `M${at(start)}${curves.length > 0 ? curves.join('') : `L${at(end)}`}`;
}
