import { type Estate, estates } from '../content/estates';
import { type ByteRange, blockRange } from './blocks';
import type { ArchiveManifest } from './manifest';

/** A tile of the archive and the bytes that it is. */
export type StoredTile = ByteRange & { z: number; x: number; y: number };

/** How much of an estate's imagery is on the device, in bytes; it is whole when both are the same. */
export type EstateCoverage = { slug: Estate['slug']; held: number; total: number };

/** The zoom an estate opens at (PRODUCT 4), and what the largest window shows of it then: CSS pixels from its centre, as the archive is made. */
const opening = { zoom: 15, tileSize: 512, west: 1170, east: 960, half: 540 };

/** The tiles that show an estate's ground, at every zoom that the archive has of it. */
export function tilesOfEstate(centre: Estate['centre'], tiles: readonly StoredTile[]): StoredTile[] {
	const [x, y] = project(centre);
	const pixel = 1 / (opening.tileSize * 2 ** opening.zoom);
	const box = {
		west: x - opening.west * pixel,
		east: x + opening.east * pixel,
		north: y - opening.half * pixel,
		south: y + opening.half * pixel,
	};
	return tiles.filter((tile) => {
		const side = 2 ** -tile.z;
		const west = tile.x * side;
		const north = tile.y * side;
		return west < box.east && west + side > box.west && north < box.south && north + side > box.north;
	});
}

/** The hashes of the blocks that hold the tiles, in the order of the archive: the coarse zooms come first. */
export function blocksOf(manifest: ArchiveManifest, tiles: readonly ByteRange[]): string[] {
	return manifest.blocks.filter((_, index) => {
		const block = blockRange(manifest, index);
		return tiles.some(({ start, end }) => start < block.end && end > block.start);
	});
}

/** What each estate has on the device. A tile counts when every block that it lies in is here. */
export function coverEstates(
	manifest: ArchiveManifest,
	tiles: readonly StoredTile[],
	held: ReadonlySet<string>,
): EstateCoverage[] {
	const isHeld = (tile: StoredTile) => blocksOf(manifest, [tile]).every((hash) => held.has(hash));
	return estates.map(({ slug, centre }) => {
		const own = tilesOfEstate(centre, tiles);
		return { slug, held: bytesOf(own.filter(isHeld)), total: bytesOf(own) };
	});
}

/** Tiles that are the same, as open water is, share their bytes: those count once. */
function bytesOf(tiles: readonly StoredTile[]): number {
	const sizes = new Map(tiles.map(({ start, end }) => [start, end - start]));
	return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Degrees to the unit square of the Mercator map, its origin in the north-west. */
function project([lon, lat]: Estate['centre']): [number, number] {
	const sine = Math.sin((lat * Math.PI) / 180);
	return [(lon + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
