import { bytesToHeader, type Entry, type Header, ResolvedValueCache, type Source, tileIdToZxy } from 'pmtiles';
import type { LonLat } from '../content/mercator';
import { ArchiveError } from './archive-error';
import { type ArchiveManifest, type ByteRange, blockRange } from './manifest';
import { StoredSource } from './sources';
import { surveyHoldings } from './state';
import { type HeldArchive, listHeldArchives, openHeldStore } from './store';

/** A place that a map opens at, with that centre. */
type Place<Slug extends string> = { slug: Slug; centre: LonLat };

/** How much of a place's imagery is on the device, in bytes; it is complete when both are the same. */
export type Coverage<Slug extends string = string> = { slug: Slug; held: number; total: number };

/**
 * The zoom a place opens at (docs/product.md 4), and what the largest window shows of it then: CSS pixels from its centre, as the
 * archive is made.
 */
const opening = { zoom: 15, tileSize: 512, west: 1170, east: 960, half: 540 };

/** The directory of the archive that was read last: it never changes under one name. */
let known: { archive: string; tiles: readonly StoredTile[] } | undefined;

/**
 * How much of each place is on the device: of the complete archive if there is one, otherwise of the one under way.
 * @returns undefined until the archive's first block is here, which says where the tiles are
 * @throws {StorageError}
 */
export async function readCoverage<Slug extends string>(
	places: readonly Place<Slug>[],
): Promise<Coverage<Slug>[] | undefined> {
	const archives = await listHeldArchives();
	const { whole, target } = surveyHoldings(archives);
	const manifest = whole ?? target;
	const held = archives.find((archive) => archive.manifest.archive === manifest?.archive);
	const tiles = held && (await tilesIn(held));
	return held && tiles && coverPlaces(held.manifest, tiles, held.hashes, places);
}

/** The blocks that show a place, of the archive under way; none until its first block is here. @throws {StorageError} */
export async function blocksShowing(centre: LonLat): Promise<string[]> {
	const archives = await listHeldArchives();
	const held = archives.findLast(({ hashes }) => hashes.size > 0);
	const tiles = held && (await tilesIn(held));
	return held && tiles ? blocksOf(held.manifest, tilesAround(centre, tiles)) : [];
}

/** Of finer tiles those belong to a place that lie within a tile of this zoom that does. */
const coarsestZoom = 14;

/** The tiles that show the ground around a place, at every zoom that the archive has of it. */
export function tilesAround(centre: LonLat, tiles: readonly StoredTile[]): StoredTile[] {
	const [x, y] = project(centre);
	const pixel = 1 / (opening.tileSize * 2 ** opening.zoom);
	const box = {
		west: x - opening.west * pixel,
		east: x + opening.east * pixel,
		north: y - opening.half * pixel,
		south: y + opening.half * pixel,
	};
	return tiles.filter((tile) => {
		const finer = Math.max(0, tile.z - coarsestZoom);
		const side = 2 ** (finer - tile.z);
		const west = (tile.x >> finer) * side;
		const north = (tile.y >> finer) * side;
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

/** What each place has on the device. A tile counts when every block that it lies in is here. */
export function coverPlaces<Slug extends string>(
	manifest: ArchiveManifest,
	tiles: readonly StoredTile[],
	held: ReadonlySet<string>,
	places: readonly Place<Slug>[],
): Coverage<Slug>[] {
	const isHeld = (tile: StoredTile) => blocksOf(manifest, [tile]).every((hash) => held.has(hash));
	return places.map(({ slug, centre }) => {
		const own = tilesAround(centre, tiles);
		return { slug, held: bytesOf(own.filter(isHeld)), total: bytesOf(own) };
	});
}

/** Tiles that are the same, as open water is, share their bytes: those count once. */
function bytesOf(tiles: readonly StoredTile[]): number {
	const sizes = new Map(tiles.map(({ start, end }) => [start, end - start]));
	return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/**
 * Degrees to the unit square of the Mercator map, its origin in the north-west. Not by `content/mercator.ts`: shared with the map, that
 * would be one more file of its page.
 */
function project([longitude, latitude]: LonLat): [number, number] {
	const sine = Math.sin((latitude * Math.PI) / 180);
	return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

async function tilesIn({ manifest, hashes }: HeldArchive): Promise<readonly StoredTile[] | undefined> {
	if (known?.archive === manifest.archive) return known.tiles;
	if (!hashes.has(manifest.blocks[0] ?? '')) return undefined;
	try {
		const store = await openHeldStore(manifest);
		if (!store) return undefined;
		const tiles = await readTiles(new StoredSource(manifest, store, noSource(manifest)));
		known = { archive: manifest.archive, tiles };
		return tiles;
	} catch {
		// The first block is damaged, or was removed meanwhile.
		return undefined;
	}
}

/** For a directory that reaches beyond the blocks that are here. */
function noSource({ archive }: ArchiveManifest): Source {
	return {
		getKey: () => archive,
		getBytes: async () => {
			throw new ArchiveError('offline');
		},
	};
}

/** A tile of the archive and the bytes that it is. */
type StoredTile = ByteRange & { z: number; x: number; y: number };

/** Leaves may point to leaves; `pmtiles` itself gives up below this depth. */
const maxDepth = 3;

/** The header and the root directory of an archive lie within its first bytes (PMTiles 3). */
const headerBytes = 127;

/**
 * Every tile of an archive and where it lies.
 * @throws what the source throws
 */
export async function readTiles(source: Source): Promise<StoredTile[]> {
	const { data } = await source.getBytes(0, headerBytes);
	const header = bytesToHeader(data);
	const entries = await readEntries(source, header, header.rootDirectoryOffset, header.rootDirectoryLength, 0);
	return entries.flatMap((entry) => {
		const start = header.tileDataOffset + entry.offset;
		return Array.from({ length: entry.runLength }, (_, index) => {
			const [z, x, y] = tileIdToZxy(entry.tileId + index);
			return { z, x, y, start, end: start + entry.length };
		});
	});
}

async function readEntries(
	source: Source,
	header: Header,
	offset: number,
	length: number,
	depth: number,
): Promise<Entry[]> {
	if (depth > maxDepth) return [];
	const directory = await new ResolvedValueCache().getDirectory(source, offset, length, header);
	const parts = await Promise.all(
		directory.map((entry) =>
			entry.runLength > 0
				? [entry]
				: readEntries(source, header, header.leafDirectoryOffset + entry.offset, entry.length, depth + 1),
		),
	);
	return parts.flat();
}
