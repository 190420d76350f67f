import { Failure } from '../failure';
import { HEADER_BYTES } from './header';

/**
 * Looks at the first bytes of a file before a reader is let loose on it.
 * @throws {Failure} when it is no archive, or one of another version
 */
export function checkPreamble(bytes: Uint8Array): void {
	const name = new TextDecoder('latin1').decode(bytes.subarray(0, 7));
	// Versions 1 and 2 began with PM and a 16-bit version number.
	if (name.startsWith('PM') && (bytes[2] === 1 || bytes[2] === 2) && bytes[3] === 0) throw wrongVersion(bytes[2]);
	if (name !== 'PMTiles') throw new Failure('is not a PMTiles archive');
	if (bytes[7] !== 3) throw wrongVersion(bytes[7] ?? 0);
	if (bytes.length < HEADER_BYTES) throw new Failure(`is cut short: ${bytes.length} bytes, less than a header`);
}

function wrongVersion(version: number): Failure {
	const remedy = version < 3 ? ': convert it first, with "pmtiles convert OLD NEW"' : '';
	return new Failure(`is PMTiles version ${version}, not 3${remedy}`);
}
