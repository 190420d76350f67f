/** Path data in whole units east and south of the origin, by what the lines are; a unit is a pixel of the zoom, 16 where none is named. */
export type CodedLines = { origin: readonly number[]; zoom?: number; lines: Readonly<Record<string, string>> };

/** The points of one line, whose path data is `M` and then steps after one `l`, in whole numbers. */
export function pointsOf(line: string): (readonly [x: number, y: number])[] {
	const numbers = line.match(/-?\d+/g)?.map(Number) ?? [];
	let [x, y] = [0, 0];
	return Array.from({ length: numbers.length / 2 }, (_, at) => {
		x += numbers[2 * at] ?? 0;
		y += numbers[2 * at + 1] ?? 0;
		return [x, y] as const;
	});
}
