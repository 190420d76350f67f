import type { GeoTIFFImage } from 'geotiff';
import { Failure } from '../../failure';

/** Values of the Compression tag that can be decoded here: none, LZW, JPEG, Deflate twice, PackBits, LERC and Zstandard. */
const KNOWN: ReadonlySet<unknown> = new Set([undefined, 1, 5, 7, 8, 32946, 32773, 34887, 50000]);

/**
 * Looks at the compression before anything is drawn: of others, such as WebP or JPEG 2000, the library says only at the
 * first block what it lacks.
 * @throws {Failure} with the GDAL command that changes it
 */
export function checkCompression({ fileDirectory }: GeoTIFFImage): void {
	const compression: unknown = fileDirectory.getValue('Compression');
	if (KNOWN.has(compression)) return;
	throw new Failure(
		`is compressed in a way that cannot be read here (TIFF compression ${String(compression)}): convert it with ‘gdal_translate -co TILED=YES -co COMPRESS=DEFLATE in.tif out.tif’`,
	);
}
