import { type Metres, toLat, toLon } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { areaOf, centroidOf, gapBetween, perimeterOf } from '../geo/planar';
import { type HeightAt, measureGround } from './ground';

/** What the outline and the height model say of a parcel. */
export type ParcelFacts = {
	/** Hectares in plan, two decimals. */
	readonly areaHa: number;
	/** Whole metres. */
	readonly perimeterM: number;
	/** Longitude and latitude in degrees, six decimals. */
	readonly centroid: readonly [lon: number, lat: number];
	/** Whole metres above the sea. */
	readonly altitude: { readonly min: number; readonly max: number; readonly mean: number };
	/** Longitude and latitude of its highest and its lowest point, six decimals. */
	readonly top: readonly [lon: number, lat: number];
	readonly foot: readonly [lon: number, lat: number];
	/** Metres between the contours of its plate. */
	readonly contourM: number;
	/** Mean inclination, whole degrees. */
	readonly slopeDeg: number;
	/** Compass bearing the parcel faces, whole degrees, 0 ≤ bearing < 360. */
	readonly exposureDeg: number;
	/** Slugs of the parcels across a track or a wall, in alphabetical order. */
	readonly neighbours: readonly string[];
};

/** Neighbours lie across a track or a wall: the parcels of one estate were drawn 4 to 13 m apart. */
const neighbourGap = 15;

/** The facts of every parcel by slug, in alphabetical order. */
export function factsOf(outlines: readonly ParcelOutline[], heightAt: HeightAt): Record<string, ParcelFacts> {
	const bySlug = outlines.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
	return Object.fromEntries(
		bySlug.map(({ slug, rings }) => {
			const ground = measureGround(rings, heightAt);
			const facts: ParcelFacts = {
				areaHa: round(areaOf(rings) / 10_000, 2),
				perimeterM: Math.round(perimeterOf(rings)),
				centroid: degreesOf(centroidOf(rings)),
				altitude: {
					min: Math.round(ground.altitude.min),
					max: Math.round(ground.altitude.max),
					mean: Math.round(ground.altitude.mean),
				},
				top: degreesOf(ground.top),
				foot: degreesOf(ground.foot),
				contourM: contourInterval(ground.altitude.max - ground.altitude.min),
				slopeDeg: Math.round(ground.slope),
				exposureDeg: Math.round(ground.exposure) % 360,
				neighbours: bySlug
					.filter((other) => other.slug !== slug && gapBetween(rings, other.rings) < neighbourGap)
					.map((other) => other.slug),
			};
			return [slug, facts];
		}),
	);
}

function degreesOf([x, y]: Metres): [lon: number, lat: number] {
	return [round(toLon(x), 6), round(toLat(y), 6)];
}

function round(value: number, decimals: number): number {
	return Number(value.toFixed(decimals));
}

/**
 * Metres between the contours of a parcel's plate: 5, or less where the parcel would hold only a few (docs/design.md 6, plates).
 * `drop` is the height in metres between its lowest and its highest point.
 */
function contourInterval(drop: number): number {
	if (drop < 30) return 2;
	if (drop < 45) return 2.5;
	return 5;
}
