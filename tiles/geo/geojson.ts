import { isRecord } from '../../src/platform/json';
import type { LonLat } from './frame';

/** A closed line of at least four positions, the last equal to the first. */
type Ring = readonly LonLat[];

/** An outer ring and the holes in it. */
export type PolygonRings = readonly Ring[];

/** A feature with its area, as it was read: coordinates are not touched. */
export type AreaFeature = {
	readonly properties: Readonly<Record<string, unknown>>;
	readonly polygons: readonly PolygonRings[];
};

/**
 * Reads a FeatureCollection (RFC 7946) of Polygon and MultiPolygon features; a Polygon becomes a MultiPolygon of one.
 * @throws {Error} naming the feature that is not one
 */
export function parseAreas(json: unknown): AreaFeature[] {
	if (!isRecord(json)) throw new Error('not a GeoJSON object');
	const { type, features } = json;
	if (type !== 'FeatureCollection' || !Array.isArray(features)) throw new Error('not a FeatureCollection');
	return features.map((feature: unknown, index) => areaOf(feature, `feature ${index}`));
}

function areaOf(feature: unknown, where: string): AreaFeature {
	const { geometry, properties } = isRecord(feature) ? feature : {};
	if (!isRecord(geometry)) throw new Error(`${where} has no geometry`);
	const { type, coordinates } = geometry;
	return { properties: isRecord(properties) ? properties : {}, polygons: polygonsOf(type, coordinates, where) };
}

function polygonsOf(type: unknown, coordinates: unknown, where: string): PolygonRings[] {
	if (type === 'Polygon') return [polygonOf(coordinates, where)];
	if (type === 'MultiPolygon') return listOf(coordinates, where).map((polygon) => polygonOf(polygon, where));
	throw new Error(`${where} is a ${String(type)}, not a polygon`);
}

function polygonOf(value: unknown, where: string): PolygonRings {
	return listOf(value, where).map((ring) => ringOf(ring, where));
}

function ringOf(value: unknown, where: string): Ring {
	const ring = listOf(value, where).map((position) => positionOf(position, where));
	const first = ring[0];
	const last = ring.at(-1);
	if (!first || !last || ring.length < 4 || first[0] !== last[0] || first[1] !== last[1]) {
		throw new Error(`${where} has a ring that is not closed`);
	}
	return ring;
}

function positionOf(value: unknown, where: string): LonLat {
	const [lon, lat] = listOf(value, where);
	if (typeof lon !== 'number' || typeof lat !== 'number' || Math.abs(lon) > 180 || Math.abs(lat) > 90) {
		throw new Error(`${where} has a position that is not longitude and latitude in degrees`);
	}
	return [lon, lat];
}

function listOf(value: unknown, where: string): unknown[] {
	if (!Array.isArray(value) || value.length === 0) throw new Error(`${where} lacks coordinates`);
	return value;
}
