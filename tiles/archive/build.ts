import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Compression, type Header, type TileType, zxyToTileId } from 'pmtiles';
import type { LonLat } from '../geo/frame';
import { type Bounds, type TileAddress, tileBounds } from '../geo/mercator';
import { type Entry, encodeDirectories, headerBytes } from './directory';

type ArchiveDescription = {
	readonly tileType: TileType;
	/** Where a map without a view of its own opens, and at which zoom. */
	readonly centre: LonLat;
	readonly centreZoom: number;
	/** The JSON metadata (PMTiles v3, 5): name, attribution, type and what else a reader may want to know. */
	readonly metadata: Readonly<Record<string, unknown>>;
};

/**
 * Builds a PMTiles v3 archive: header, root directory, metadata, leaf directories, tile data. The same tiles give the
 * same bytes, in any order. Everything is held in memory: the site's budget is 16 MB (docs/product.md 7).
 */
export function buildArchive(tiles: readonly Tile[], description: ArchiveDescription): Uint8Array {
	const { entries, contents, addressedTiles } = placeTiles(tiles);
	const { root, leaves } = encodeDirectories(entries);
	const metadata = gzipSync(JSON.stringify(description.metadata), { level: 9 });
	const metadataOffset = headerBytes + root.length;
	const leavesOffset = metadataOffset + metadata.length;
	const zooms = tiles.map(({ address }) => address.z);
	const { west, south, east, north } = boundsOf(tiles);
	const header = encodeHeader({
		rootDirectoryOffset: headerBytes,
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

/** What our archives do not leave open: version 3, clustered, gzipped directories, pictures as they are. */
type HeaderFields = Omit<
	Required<Header>,
	'specVersion' | 'clustered' | 'internalCompression' | 'tileCompression' | 'etag'
>;

/** Encodes the header (PMTiles v3, 3.1 to 3.3): integers little-endian, positions in ten-millionths of a degree. */
function encodeHeader(fields: HeaderFields): Uint8Array {
	const bytes = new Uint8Array(headerBytes);
	bytes.set(new TextEncoder().encode('PMTiles'));
	bytes[7] = 3;
	const view = new DataView(bytes.buffer);
	const counts = [
		fields.rootDirectoryOffset,
		fields.rootDirectoryLength,
		fields.jsonMetadataOffset,
		fields.jsonMetadataLength,
		fields.leafDirectoryOffset,
		fields.leafDirectoryLength,
		fields.tileDataOffset,
		fields.tileDataLength,
		fields.numAddressedTiles,
		fields.numTileEntries,
		fields.numTileContents,
	];
	for (const [index, count] of counts.entries()) view.setBigUint64(8 + 8 * index, BigInt(count), true);
	bytes.set([1, Compression.Gzip, Compression.None, fields.tileType, fields.minZoom, fields.maxZoom], 96);
	view.setInt32(102, tenMillionths(fields.minLon, Math.floor), true);
	view.setInt32(106, tenMillionths(fields.minLat, Math.floor), true);
	view.setInt32(110, tenMillionths(fields.maxLon, Math.ceil), true);
	view.setInt32(114, tenMillionths(fields.maxLat, Math.ceil), true);
	bytes[118] = fields.centerZoom;
	view.setInt32(119, tenMillionths(fields.centerLon, Math.round), true);
	view.setInt32(123, tenMillionths(fields.centerLat, Math.round), true);
	return bytes;
}

/** Bounds round outwards, so that no tile sticks out of them. */
function tenMillionths(degrees: number, round: (value: number) => number): number {
	return round(degrees * 1e7);
}

/** A picture and where on the map it belongs. */
export type Tile = { readonly address: TileAddress; readonly bytes: Uint8Array };

/** The tiles in the order of the file, each content stored once. */
type Placement = {
	readonly entries: readonly Entry[];
	/** Distinct contents; the tile data is these, one after the other. */
	readonly contents: readonly Uint8Array[];
	readonly addressedTiles: number;
};

/**
 * Lays tiles out along the Hilbert curve, so that neighbours on the map are neighbours in the file ("clustered"):
 * a content seen before is referred to again, and consecutive tiles of one content become one run.
 * @throws if an address is out of range or above zoom 26
 */
function placeTiles(tiles: readonly Tile[]): Placement {
	const ordered = tiles
		.map(({ address: { z, x, y }, bytes }) => ({ tileId: zxyToTileId(z, x, y), bytes }))
		.sort((a, b) => a.tileId - b.tileId);
	const offsets = new Map<string, number>();
	const contents: Uint8Array[] = [];
	const entries: Entry[] = [];
	let end = 0;
	for (const { tileId, bytes } of ordered) {
		const hash = createHash('sha256').update(bytes).digest('base64');
		const known = offsets.get(hash);
		const offset = known ?? end;
		if (known === undefined) {
			offsets.set(hash, end);
			contents.push(bytes);
			end += bytes.length;
		}
		const last = entries.at(-1);
		if (last && last.offset === offset && last.tileId + last.runLength === tileId) {
			entries[entries.length - 1] = { ...last, runLength: last.runLength + 1 };
		} else {
			entries.push({ tileId, offset, length: bytes.length, runLength: 1 });
		}
	}
	return { entries, contents, addressedTiles: ordered.length };
}
