import type { Feature, FeatureCollection, LineString } from 'geojson';
import type { NamedLine } from '../../content/coded-lines';
import { type LonLat, pixelsFrom, worldPx } from '../../content/mercator';
import { collection, feature, line } from './geojson';

/** Lines for a GeoJSON source, each with its name. */
export function lineFeatures(lines: readonly NamedLine[]): FeatureCollection<LineString, { name: string }> {
	return collection(lines.map(({ name, places }) => feature(line(places), { name })));
}

/**
 * Lines that were cut at the edges of tiles, as they were before: each goes on in the line of its name that begins where it ends. The
 * cut itself, which lies on whole units and so beside the line, is left out.
 * @param zoom of the pixels that are the units
 */
export function joinLines(lines: readonly NamedLine[], zoom: number): NamedLine[] {
	const unitAt = (name: string, place: LonLat) => {
		const { x, y } = pixelsFrom([0, 0], place, worldPx(zoom));
		return `${name} ${Math.round(x)} ${Math.round(y)}`;
	};
	const beginAt = new Map(lines.map((line) => [unitAt(line.name, line.places[0] ?? [0, 0]), line]));
	const endsAt = ({ name, places }: NamedLine) => unitAt(name, places.at(-1) ?? [0, 0]);
	const continued = new Set(lines.map((line) => beginAt.get(endsAt(line))));
	const joined = new Set<NamedLine>();
	// A ring of several lines begins nowhere.
	const inOrder = [...lines.filter((line) => !continued.has(line)), ...lines];
	return inOrder.flatMap((first) => {
		if (joined.has(first)) return [];
		joined.add(first);
		const places = [...first.places];
		for (let last = first; ; ) {
			const next = beginAt.get(endsAt(last));
			if (next === first && last !== first) return [{ name: first.name, places: closed(places) }];
			if (!next || joined.has(next)) return [{ name: first.name, places }];
			joined.add(next);
			places.splice(-1, 1, ...next.places.slice(1));
			last = next;
		}
	});
}

/** A ring that begins and ends at a cut, from the point after it and back there. */
function closed([, ...places]: readonly LonLat[]): LonLat[] {
	return [...places.slice(0, -1), ...places.slice(0, 1)];
}

/** The stretches of lines whose points are all somewhere. */
export function stretchesWhere(lines: readonly NamedLine[], isThere: (place: LonLat) => boolean): NamedLine[] {
	return lines.flatMap(({ name, places }) => {
		const stretches: NamedLine[] = [];
		let isBroken = true;
		for (const place of places) {
			if (!isThere(place)) isBroken = true;
			else if (isBroken) {
				stretches.push({ name, places: [place] });
				isBroken = false;
			} else stretches.at(-1)?.places.push(place);
		}
		return stretches.filter((stretch) => stretch.places.length > 1);
	});
}

/** A stretch of a contour and how far its slope is turned from the light in the north-west: 0 where it looks there, 1 in the shade. */
export type ShadedLine = Feature<LineString, { name: string; shade: number }>;

/** A contour in stretches of one shade. @param contour the land rises at its left */
export function shadedLines({ name, places }: NamedLine): ShadedLine[] {
	const stretches: { shade: number; places: LonLat[] }[] = [];
	for (const [at, to] of places.slice(1).entries()) {
		const from = places[at] ?? to;
		const shade = shadeBetween(from, to);
		const last = stretches.at(-1);
		if (last?.shade === shade) last.places.push(to);
		else stretches.push({ shade, places: [from, to] });
	}
	return stretches.map(({ shade, places }) => feature(line(places), { name, shade }));
}

/** So many that no step between two of them is seen. */
const shades = 8;

function shadeBetween(from: LonLat, to: LonLat): number {
	const { x, y } = pixelsFrom(from, to, worldPx(0));
	// How much the slope, which falls to the right of the line, looks to the north-west.
	const lit = (y - x) / Math.hypot(x, y) / Math.SQRT2;
	return Math.round(((1 - lit) / 2) * shades) / shades;
}
