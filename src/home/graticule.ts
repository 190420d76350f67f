type Sheet = { bounds: { west: number; east: number; south: number; north: number }; width: number; height: number };

/** Every fifth minute of arc, a cross of ten pixels. */
const step = 5 / 60;
const arm = 5;

/** Path data of the crosses where meridians and parallels of every fifth minute meet on a sheet. */
export function graticuleCrosses({ bounds, width, height }: Sheet): string {
	const { west, east, south, north } = bounds;
	const xs = multiples(west, east).map((longitude) => ((longitude - west) / (east - west)) * width);
	const ys = multiples(south, north).map((latitude) => ((north - latitude) / (north - south)) * height);
	return xs
		.flatMap((x) =>
			ys.map((y) => `M${(x - arm).toFixed(1)} ${y.toFixed(1)}h10M${x.toFixed(1)} ${(y - arm).toFixed(1)}v10`),
		)
		.join('');
}

/** The multiples of the step strictly between two degrees. */
function multiples(from: number, to: number): number[] {
	const first = Math.floor(from / step) + 1;
	const last = Math.ceil(to / step) - 1;
	return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
