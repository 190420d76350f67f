import type { ParcelColor } from '../../src/content/places';

/** A parcel to be coloured, with the slugs of those it must be told apart from. */
export type Colourable = {
	readonly slug: string;
	readonly color?: ParcelColor;
	readonly neighbours: readonly string[];
};

/** Parcels without a colour of their own: the page fills them with its default (PRODUCT 1). */
const UNCOLOURED: ReadonlySet<string> = new Set(['vv-martim2', 'vv-moinho', 'qt-vale-sabor-27']);

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
		.filter(({ slug, color }) => !color && !UNCOLOURED.has(slug))
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
