import { Failure } from '../failure';
import { type Bounds, type TileAddress, tileBounds } from '../geo/mercator';
import type { Raster } from './raster';

export function overlaps(a: Bounds, b: Bounds): boolean {
	return a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;
}

/**
 * @throws {Failure} if no raster touches an estate, saying where they lie
 */
export function checkOverlap(rasters: readonly Raster[], tiles: readonly TileAddress[]): void {
	const places = tiles.map(tileBounds);
	const touches = ({ bounds }: Raster) => !bounds || places.some((place) => overlaps(bounds, place));
	if (rasters.some(touches)) return;
	const found = rasters.map(({ name, bounds }) => `${name} ${bounds ? describeBounds(bounds) : ''}`).join('; ');
	const wanted = describeBounds(places.reduce(union));
	throw new Failure(`the imagery shows none of the estates: they lie at ${wanted}, but ${found}`);
}

function union(a: Bounds, b: Bounds): Bounds {
	return {
		west: Math.min(a.west, b.west),
		south: Math.min(a.south, b.south),
		east: Math.max(a.east, b.east),
		north: Math.max(a.north, b.north),
	};
}

function describeBounds({ west, south, east, north }: Bounds): string {
	return `${west.toFixed(3)} to ${east.toFixed(3)}° east, ${south.toFixed(3)} to ${north.toFixed(3)}° north`;
}
