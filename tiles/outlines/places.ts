import { type ParcelColor, parcelColors } from '../../src/content/places';
import { Failure } from '../failure';
import { toMetres } from '../geo/frame';
import type { AreaFeature, PolygonRings } from '../geo/geojson';
import { type Extent, extentOf, gapBetween } from '../geo/planar';

/** A place of `src/content/places.geojson`. */
type Place = {
	readonly slug?: string;
	readonly name: string;
	readonly color?: ParcelColor;
	readonly polygons: readonly PolygonRings[];
};

/** What people have decided about a parcel, and no command may undo. */
export type Decided = { readonly name: string; readonly color?: ParcelColor };

/** Across a gap of fewer metres than this two parcels read as one where they share a fill (docs/design.md 2.1). */
const neighbourGap = 20;

/** The two areas that belong to no parcel; the site's reader drops them (docs/product.md 1). */
const areaName = 'AR';

/**
 * Joins the surveyed outlines with what the content says of them: names and colours that are there stay, a new parcel
 * is called by its slug until someone names it, and gets a colour that sets it off from its neighbours.
 * @throws {Failure} if an outline has no slug, or two neighbours were given one colour
 */
export function makePlaces(
	outlines: readonly AreaFeature[],
	areas: readonly AreaFeature[],
	decided: ReadonlyMap<string, Decided>,
): Place[] {
	const parcels = outlines.map(({ properties: { slug }, polygons }) => {
		if (typeof slug !== 'string') throw new Failure('an outline in the source has no slug');
		return { slug, polygons };
	});
	const neighbours = neighboursOf(parcels);
	const colourables = parcels.map(({ slug }): Colourable => {
		const color = decided.get(slug)?.color;
		return { slug, neighbours: neighbours.get(slug) ?? [], ...(color && { color }) };
	});
	const colours = assignColours(colourables, parcelColors);
	for (const { slug, neighbours } of colourables) {
		const twin = neighbours.find((neighbour) => colours.has(slug) && colours.get(neighbour) === colours.get(slug));
		if (twin) throw new Failure(`the neighbours ${slug} and ${twin} are both ${colours.get(slug)}`);
	}
	return [
		...parcels.map(({ slug, polygons }): Place => {
			const color = colours.get(slug);
			return { slug, name: decided.get(slug)?.name ?? slug, ...(color && { color }), polygons };
		}),
		...areas.map(({ polygons }): Place => ({ name: areaName, polygons })),
	];
}

/** For each parcel, those across a gap of fewer than {@link neighbourGap} metres. */
export function neighboursOf(
	parcels: readonly { slug: string; polygons: readonly PolygonRings[] }[],
): ReadonlyMap<string, readonly string[]> {
	const drawn = parcels.map(({ slug, polygons }) => {
		const rings = polygons.flat().map((ring) => ring.map(toMetres));
		return { slug, rings, extent: extentOf(rings) };
	});
	return new Map(
		drawn.map((one) => [
			one.slug,
			drawn
				.filter((other) => other !== one && areNear(one.extent, other.extent))
				.filter((other) => gapBetween(one.rings, other.rings) < neighbourGap)
				.map(({ slug }) => slug),
		]),
	);
}

/** Spares most pairs the comparison of every corner with every side. */
function areNear(one: Extent, other: Extent): boolean {
	return (
		one.west - other.east < neighbourGap &&
		other.west - one.east < neighbourGap &&
		one.south - other.north < neighbourGap &&
		other.south - one.north < neighbourGap
	);
}

/** GeoJSON of the places, a line each, coordinates as they came. */
export function formatPlaces(places: readonly Place[]): string {
	const lines = places.map(({ polygons, ...properties }) =>
		JSON.stringify({ type: 'Feature', properties, geometry: { type: 'MultiPolygon', coordinates: polygons } }),
	);
	return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}

/** A parcel to be coloured, with the slugs of those it must be told apart from. */
type Colourable = {
	readonly slug: string;
	readonly color?: ParcelColor;
	readonly neighbours: readonly string[];
};

/** Parcels without a colour of their own: the page fills them with its default (docs/product.md 1). */
const uncoloured: ReadonlySet<string> = new Set(['vv-martim2', 'vv-moinho', 'qt-vale-sabor-27']);

/**
 * Gives every parcel that has none a colour that no neighbour has, the one used least so far. Those with most
 * neighbours choose first; the same parcels always get the same colours.
 * @throws {Error} if a parcel's neighbours have taken the whole palette
 */
export function assignColours(
	parcels: readonly Colourable[],
	palette: readonly ParcelColor[],
): ReadonlyMap<string, ParcelColor> {
	const colours = new Map<string, ParcelColor>();
	for (const { slug, color } of parcels) if (color) colours.set(slug, color);
	const waiting = parcels
		.filter(({ slug, color }) => !color && !uncoloured.has(slug))
		.toSorted((a, b) => b.neighbours.length - a.neighbours.length || (a.slug < b.slug ? -1 : 1));
	for (const { slug, neighbours } of waiting) {
		const taken = new Set(neighbours.map((neighbour) => colours.get(neighbour)));
		const free = palette.filter((color) => !taken.has(color));
		const [chosen] = free.toSorted((a, b) => countOf(colours, a) - countOf(colours, b));
		if (!chosen) throw new Error(`the neighbours of ${slug} have taken every colour`);
		colours.set(slug, chosen);
	}
	return colours;
}

function countOf(colours: ReadonlyMap<string, ParcelColor>, color: ParcelColor): number {
	return [...colours.values()].filter((used) => used === color).length;
}
