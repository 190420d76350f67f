import type { LonLat } from './engine';

/** Path data in whole units east and south of the origin, by what the lines are; a unit is a pixel of zoom 16. */
export type CodedLines = { origin: readonly number[]; lines: Readonly<Record<string, string>> };

const WORLD_UNITS = 512 * 2 ** 16;

export type NamedLine = { name: string; places: LonLat[] };

/** The lines that the tiles program has coded (`M` and then steps after one `l`, all in whole numbers). */
export function decodeLines({ origin: [longitude = 0, latitude = 0], lines }: CodedLines): NamedLine[] {
	const northing = Math.asinh(Math.tan((latitude * Math.PI) / 180));
	const place = (x: number, y: number): LonLat => [
		longitude + (360 * x) / WORLD_UNITS,
		(Math.atan(Math.sinh(northing - (2 * Math.PI * y) / WORLD_UNITS)) * 180) / Math.PI,
	];
	return Object.entries(lines).flatMap(([name, path]) =>
		path
			.split('M')
			.slice(1)
			.map((line) => ({ name, places: pointsOf(line).map(([x, y]) => place(x, y)) })),
	);
}

function pointsOf(line: string): (readonly [x: number, y: number])[] {
	const numbers = line.match(/-?\d+/g)?.map(Number) ?? [];
	let [x, y] = [0, 0];
	return Array.from({ length: numbers.length / 2 }, (_, at) => {
		x += numbers[2 * at] ?? 0;
		y += numbers[2 * at + 1] ?? 0;
		return [x, y] as const;
	});
}
