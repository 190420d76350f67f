import { nameOf, type TileAddress } from '../../geo/mercator';

/** One picture of the pyramid. */
export type Picture = {
	readonly address: TileAddress;
	/** Whether it becomes a tile; others are only made for the one above them. */
	readonly tile: boolean;
	/** Put together from the four below it, or drawn. */
	readonly from: 'children' | 'land';
};

/** From high above the fields blend into the tone of their region, more with every zoom: these are drawn for their own height. */
const drawnZooms: readonly number[] = [12, 13];

/**
 * The pictures that the tiles need, by zoom, the finest first. One that has a tile below it is made of the four pictures
 * below it, so that nothing changes between zooms but the size; the others, and all of zooms 12 and 13, are drawn.
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
			if (drawnZooms.includes(parent.z)) continue;
			composed.add(nameOf(parent));
			for (const picture of [parent, ...childrenOf(parent)]) needed.set(nameOf(picture), picture);
		}
	}
	return zooms.map((zoom) =>
		neededAt(zoom).map((address) => ({
			address,
			tile: wanted.has(nameOf(address)),
			from: composed.has(nameOf(address)) ? 'children' : 'land',
		})),
	);
}

/** North-west, north-east, south-west, south-east. */
export function childrenOf({ z, x, y }: TileAddress): [TileAddress, TileAddress, TileAddress, TileAddress] {
	const [left, top] = [2 * x, 2 * y];
	return [
		{ z: z + 1, x: left, y: top },
		{ z: z + 1, x: left + 1, y: top },
		{ z: z + 1, x: left, y: top + 1 },
		{ z: z + 1, x: left + 1, y: top + 1 },
	];
}

function parentOf({ z, x, y }: TileAddress): TileAddress {
	return { z: z - 1, x: x >> 1, y: y >> 1 };
}
