import { metresPerDegree, metresPerDegreeEast } from '../../src/content/coordinates';

/** Edges in degrees. */
type Bounds = { west: number; east: number; south: number; north: number };

/** What of a plate is shown on paper, and at which scale. */
export type PlateView = {
	/** The denominator of the scale: 5000 for 1:5000. */
	denominator: number;
	/** The edges of what is shown. */
	bounds: Bounds;
	/** How much wider the whole drawing is than what is shown of it. */
	enlarged: number;
};

const denominators = [
	500, 600, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 7500, 10_000, 12_500, 15_000, 20_000,
	25_000, 50_000, 75_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000,
] as const;

/**
 * Shows a plate at a round scale: the largest that is not smaller than what its whole width would have. What then lies
 * beyond the frame on each side is cut; the parcel stands far enough from the edges (`tiles/artwork/plate.ts`).
 * @param width of the frame on paper, in metres
 * @param shape height of the frame by its width
 */
export function plateView({ west, east, south, north }: Bounds, width: number, shape: number): PlateView {
	const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
	const across = (east - west) * metresPerDegreeEast(latitude);
	const down = (north - south) * metresPerDegree;
	const largest = Math.min(across, down / shape) / width;
	const denominator = denominators.findLast((candidate) => candidate <= largest) ?? largest;
	const shown = denominator * width;
	const [halfEast, halfNorth] = [shown / 2 / metresPerDegreeEast(latitude), (shown * shape) / 2 / metresPerDegree];
	return {
		denominator,
		bounds: {
			west: longitude - halfEast,
			east: longitude + halfEast,
			south: latitude - halfNorth,
			north: latitude + halfNorth,
		},
		enlarged: across / shown,
	};
}
