import { type BufferPosition, readVarint } from 'pmtiles';
import { Failure } from '../failure';

/** A vector tile is layers (field 3), each a block of known length (Mapbox Vector Tile 2.1, 4). */
const LAYER = 3;
const BLOCK = 2;

/**
 * Walks through the layers of a vector tile, not into them.
 * @throws {Failure} when it does not consist of whole layers
 */
export function checkVectorTile(bytes: Uint8Array): void {
	const at: BufferPosition = { buf: bytes, pos: 0 };
	while (at.pos < bytes.length) {
		const key = readVarint(at);
		if (key >> 3 !== LAYER || (key & 7) !== BLOCK) throw new Failure('is not a vector tile');
		const length = readVarint(at);
		at.pos += length;
	}
	if (at.pos !== bytes.length) throw new Failure('is a vector tile cut short');
}
