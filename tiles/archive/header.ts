import { Compression, type Header } from 'pmtiles';

/** A header is 127 bytes (PMTiles v3, 3). */
export const HEADER_BYTES = 127;

/** What our archives do not leave open: version 3, clustered, gzipped directories, pictures as they are. */
export type HeaderFields = Omit<
	Required<Header>,
	'specVersion' | 'clustered' | 'internalCompression' | 'tileCompression' | 'etag'
>;

/** Encodes the header (PMTiles v3, 3.1 to 3.3): integers little-endian, positions in ten-millionths of a degree. */
export function encodeHeader(fields: HeaderFields): Uint8Array {
	const bytes = new Uint8Array(HEADER_BYTES);
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
