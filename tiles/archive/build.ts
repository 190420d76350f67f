import { gzipSync } from 'node:zlib';
import type { TileType } from 'pmtiles';
import type { LonLat } from '../geo/frame';
import { type Bounds, tileBounds } from '../geo/mercator';
import { encodeDirectories } from './directory';
import { placeTiles, type Tile } from './entries';
import { encodeHeader, HEADER_BYTES } from './header';

export type ArchiveDescription = {
	readonly tileType: TileType;
	/** Where a map without a view of its own opens, and at which zoom. */
	readonly centre: LonLat;
	readonly centreZoom: number;
	/** The JSON metadata (PMTiles v3, 5): name, attribution, type and what else a reader may want to know. */
	readonly metadata: Readonly<Record<string, unknown>>;
};

/**
 * Builds a PMTiles v3 archive: header, root directory, metadata, leaf directories, tile data. The same tiles give the
 * same bytes, in whatever order they come. Everything is held in memory: the site's budget is 16 MB (PRODUCT 7).
 */
export function buildArchive(tiles: readonly Tile[], description: ArchiveDescription): Uint8Array {
	const { entries, contents, addressedTiles } = placeTiles(tiles);
	const { root, leaves } = encodeDirectories(entries);
	const metadata = gzipSync(JSON.stringify(description.metadata), { level: 9 });
	const metadataOffset = HEADER_BYTES + root.length;
	const leavesOffset = metadataOffset + metadata.length;
	const zooms = tiles.map(({ address }) => address.z);
	const { west, south, east, north } = boundsOf(tiles);
	const header = encodeHeader({
		rootDirectoryOffset: HEADER_BYTES,
		rootDirectoryLength: root.length,
		jsonMetadataOffset: metadataOffset,
		jsonMetadataLength: metadata.length,
		leafDirectoryOffset: leavesOffset,
		leafDirectoryLength: leaves.length,
		tileDataOffset: leavesOffset + leaves.length,
		tileDataLength: contents.reduce((sum, { length }) => sum + length, 0),
		numAddressedTiles: addressedTiles,
		numTileEntries: entries.length,
		numTileContents: contents.length,
		tileType: description.tileType,
		minZoom: zooms.reduce((a, b) => Math.min(a, b), 26),
		maxZoom: zooms.reduce((a, b) => Math.max(a, b), 0),
		minLon: west,
		minLat: south,
		maxLon: east,
		maxLat: north,
		centerZoom: description.centreZoom,
		centerLon: description.centre[0],
		centerLat: description.centre[1],
	});
	return Buffer.concat([header, root, metadata, leaves, ...contents]);
}

/** What all tiles together cover: readers ask for no tile outside of it. */
function boundsOf(tiles: readonly Tile[]): Bounds {
	return tiles
		.map(({ address }) => tileBounds(address))
		.reduce((a, b) => ({
			west: Math.min(a.west, b.west),
			south: Math.min(a.south, b.south),
			east: Math.max(a.east, b.east),
			north: Math.max(a.north, b.north),
		}));
}
