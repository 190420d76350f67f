import type { MultiPolygon } from 'geojson';

/** A parcel's own fill; without one it takes the default wine red (docs/product.md 1). */
export const parcelColors = ['beige', 'green', 'brown', 'red', 'pink'] as const;

export type ParcelColor = (typeof parcelColors)[number];

export type Parcel = {
	slug: string;
	/** What people call it. */
	name: string;
	color?: ParcelColor;
	/** Polygons of closed rings of longitude and latitude. */
	coordinates: MultiPolygon['coordinates'];
};

/**
 * The parcels among the places of `places.geojson`, in its order. Places without a slug are not drawn (docs/product.md 1) and
 * dropped here.
 * @throws {Error} naming the place that is not one
 */
export function parsePlaces(json: unknown): Parcel[] {
	const { type, features } = recordOf(json, 'places');
	if (type !== 'FeatureCollection' || !Array.isArray(features)) throw new Error('places: not a FeatureCollection');
	const slugs = new Set<string>();
	return features.flatMap((feature: unknown, index) => {
		const parcel = parcelOf(feature, `place ${index}`);
		if (!parcel) return [];
		if (slugs.has(parcel.slug)) throw new Error(`place ${index}: the slug ${parcel.slug} is there twice`);
		slugs.add(parcel.slug);
		return [parcel];
	});
}

function parcelOf(feature: unknown, where: string): Parcel | undefined {
	const { properties, geometry } = recordOf(feature, where);
	const { slug, name, color } = recordOf(properties, `${where}: properties`);
	if (slug === undefined) return undefined;
	if (typeof slug !== 'string' || slug === '') throw new Error(`${where}: the slug is no text`);
	if (typeof name !== 'string' || name === '') throw new Error(`${where}: ${slug} has no name`);
	const parcel: Parcel = { slug, name, coordinates: coordinatesOf(geometry, `${where}: ${slug}`) };
	return color === undefined ? parcel : { ...parcel, color: colorOf(color, `${where}: ${slug}`) };
}

function colorOf(value: unknown, where: string): ParcelColor {
	const color = parcelColors.find((known) => known === value);
	if (!color) throw new Error(`${where}: ${String(value)} is none of ${parcelColors.join(', ')}`);
	return color;
}

function coordinatesOf(geometry: unknown, where: string): MultiPolygon['coordinates'] {
	const { type, coordinates } = recordOf(geometry, `${where}: geometry`);
	if (type !== 'MultiPolygon') throw new Error(`${where}: not a MultiPolygon`);
	return listOf(coordinates, where).map((polygon) =>
		listOf(polygon, where).map((ring) => {
			const positions = listOf(ring, where).map((position) => positionOf(position, where));
			if (positions.length < 4) throw new Error(`${where}: a ring has fewer than four positions`);
			return positions;
		}),
	);
}

function positionOf(value: unknown, where: string): [number, number] {
	const [lon, lat] = listOf(value, where);
	if (!isWithin(lon, 180) || !isWithin(lat, 90)) throw new Error(`${where}: a position is not in degrees`);
	return [lon, lat];
}

function isWithin(value: unknown, limit: number): value is number {
	return typeof value === 'number' && Math.abs(value) <= limit;
}

function listOf(value: unknown, where: string): unknown[] {
	if (!Array.isArray(value) || value.length === 0) throw new Error(`${where}: coordinates are missing`);
	return value;
}

function recordOf(value: unknown, where: string): Record<string, unknown> {
	if (typeof value !== 'object' || value === null) throw new Error(`${where}: not an object`);
	return { ...value };
}
