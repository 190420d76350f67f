import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Compression, type DecompressFunc } from 'pmtiles';
import { Failure } from '../failure';

/** Undoes what archives compress directories and tiles with: `pmtiles` alone knows gzip. */
export const decompress: DecompressFunc = async (bytes, compression) => {
	switch (compression) {
		case Compression.Unknown:
		case Compression.None:
			return bytes;
		case Compression.Gzip:
			return bufferOf(await promisify(gunzip)(bytes));
		case Compression.Brotli:
			return bufferOf(await promisify(brotliDecompress)(bytes));
		default:
			throw new Failure(
				`is compressed with ${Compression[compression] ?? `method ${compression}`}, which is not read here`,
			);
	}
};

function bufferOf(bytes: Uint8Array): ArrayBuffer {
	return Uint8Array.from(bytes).buffer;
}
