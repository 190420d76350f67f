import { type LonLat, placeFrom, worldPx } from './mercator.ts';

/** Path data in whole units east and south of the origin, by what the lines are; a unit is a pixel of the zoom, 16 where none is named. */
export type CodedLines = { origin: readonly number[]; zoom?: number; lines: Readonly<Record<string, string>> };

const usualZoom = 16;

export type NamedLine = { name: string; places: LonLat[] };

/** In units east and south of the origin. */
export type Point = readonly [x: number, y: number];

/**
 * The lines that the tiles program has coded.
 * @param shape what is drawn through the points of a line
 */
export function decodeLines(
	{ origin: [longitude = 0, latitude = 0], zoom = usualZoom, lines }: CodedLines,
	shape: (points: readonly Point[]) => readonly Point[] = (points) => points,
): NamedLine[] {
	const worldUnits = worldPx(zoom);
	return Object.entries(lines).flatMap(([name, path]) =>
		path
			.split('M')
			.slice(1)
			.map((stretch) => ({
				name,
				places: shape(pointsOf(stretch)).map(([x, y]) => placeFrom([longitude, latitude], x, y, worldUnits)),
			})),
	);
}

/** The points of one line, whose path data is `M` and then steps after one `l`, in whole numbers. */
export function pointsOf(line: string): Point[] {
	const numbers = line.match(/-?\d+/g)?.map(Number) ?? [];
	let [x, y] = [0, 0];
	return Array.from({ length: numbers.length / 2 }, (_, at): Point => {
		x += numbers[2 * at] ?? 0;
		y += numbers[2 * at + 1] ?? 0;
		return [x, y];
	});
}
