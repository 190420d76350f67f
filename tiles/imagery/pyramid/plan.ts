import { allAround, type Beside, childrenOf, nameOf, parentOf, type TileAddress, tileBeside } from '../../geo/mercator';

/** One picture of the pyramid. */
export type Picture = {
	readonly address: TileAddress;
	/** Whether it becomes a tile; others are only made for the one above them. */
	readonly tile: boolean;
	/** Put together from the four below it, or drawn. */
	readonly from: 'children' | 'land';
	/** Where beside a tile the map enlarges the zoom above, having no other of its own zoom. */
	readonly open: readonly Beside[];
};

/** From this zoom on rows of vines are wider than a pixel, and every picture is drawn. */
export const drawnFrom = 16;

/** Whether a share of a picture goes into the one above it. */
export function hasShare(zoom: number, coarsest: number): boolean {
	return zoom > coarsest && zoom <= drawnFrom;
}

/**
 * The pictures that the tiles need, by zoom, the finest first. Of the coarser ones one that has a tile below it is made of the
 * four pictures below it, so that nothing changes between zooms but the size; the others are drawn.
 */
export function planPictures(tiles: readonly TileAddress[]): Picture[][] {
	const wanted = new Set(tiles.map(nameOf));
	const needed = new Map(tiles.map((address) => [nameOf(address), address]));
	const composed = new Set<string>();
	const zooms = [...new Set(tiles.map(({ z }) => z))].toSorted((a, b) => b - a);
	const neededAt = (zoom: number) => [...needed.values()].filter(({ z }) => z === zoom);
	for (const zoom of zooms.slice(0, -1)) {
		for (const address of neededAt(zoom)) {
			const parent = parentOf(address);
			if (parent.z >= drawnFrom) continue;
			composed.add(nameOf(parent));
			for (const picture of [parent, ...childrenOf(parent)]) needed.set(nameOf(picture), picture);
		}
	}
	/** Beside the outermost tiles there is nothing to pass into. */
	const isEnlarged = (tile: TileAddress) => !wanted.has(nameOf(tile)) && wanted.has(nameOf(parentOf(tile)));
	return zooms.map((zoom) =>
		neededAt(zoom).map((address) => ({
			address,
			tile: wanted.has(nameOf(address)),
			from: composed.has(nameOf(address)) ? 'children' : 'land',
			open: wanted.has(nameOf(address)) ? allAround.filter((place) => isEnlarged(tileBeside(address, place))) : [],
		})),
	);
}
