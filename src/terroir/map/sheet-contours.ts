import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { decodeLines, lineFeatures, type NamedLine } from './line-paths';
import { type LonLat, pixelsFrom, placeFrom, worldPx } from './mercator';
import { contoursSource, inWater, nearContoursSource, nearFrom } from './sheet';
import { smoothLine } from './smooth';

/** Draws the contours of the sheet once they are here: they come as a part of their own, beside the code of the map. */
export async function drawSheetContours(map: MapLibreMap, life: AbortSignal): Promise<void> {
	const { default: coded } = await import('../../content/map-sheet.gen.json');
	if (life.aborted) return;
	const lines = decodeLines(coded);
	fill(map, contoursSource, linesFromAfar(lines));
	let drawn: LonLat | undefined;
	// Before they are shown: they take a moment.
	const follow = () => {
		const { lng, lat } = map.getCenter();
		if (map.getZoom() < nearFrom - 0.5 || (drawn && isWithin([lng, lat], drawn, nearReach / 2))) return;
		drawn = [lng, lat];
		fill(map, nearContoursSource, linesAround(drawn, lines));
	};
	map.on('move', follow);
	follow();
}

function fill(map: MapLibreMap, source: string, lines: readonly NamedLine[]): void {
	map.getSource<GeoJSONSource>(source)?.setData(lineFeatures(lines));
}

/** The contours as they lie around the printed water, which is broader than the rivers are. */
export function linesFromAfar(lines: readonly NamedLine[]): NamedLine[] {
	return lines.filter(({ name }) => !name.startsWith(inWater));
}

/** Degrees each way from the middle of the map that contours are drawn as curves: a window of 2500 pixels at the least zoom of theirs. */
const nearReach = 0.11;
/** The pixels that a curve is computed in. */
const nearPixels = worldPx(14);

/** The contours around a place as curves: of the whole sheet they would be ten times as many points. */
export function linesAround(place: LonLat, lines: readonly NamedLine[]): NamedLine[] {
	return lines.flatMap(({ name, places }) =>
		stretchesAround(place, places).map((stretch) => ({
			name,
			places: curve(place, stretch),
		})),
	);
}

/** The stretches of a line within the reach of a place, each with the points where it comes and goes. */
function stretchesAround(place: LonLat, places: readonly LonLat[]): LonLat[][] {
	const stretches: LonLat[][] = [];
	let last = -2;
	places.forEach((at, index) => {
		if (!isWithin(at, place, nearReach)) return;
		if (index > last + 1) stretches.push(places.slice(Math.max(0, index - 1), index));
		stretches.at(-1)?.push(at);
		last = index;
	});
	return stretches.filter((stretch) => stretch.length > 1);
}

function curve(origin: LonLat, places: readonly LonLat[]): LonLat[] {
	const points = places.map((at) => {
		const { x, y } = pixelsFrom(origin, at, nearPixels);
		return [x, y] as const;
	});
	return smoothLine(points).map(([x, y]) => placeFrom(origin, x, y, nearPixels));
}

function isWithin([longitude, latitude]: LonLat, place: LonLat, reach: number): boolean {
	return Math.abs(longitude - place[0]) <= reach && Math.abs(latitude - place[1]) <= reach;
}
