import type { GeoTIFFImage } from 'geotiff';
import { Failure } from '../../failure';
import { numbersIn } from './images';

/** How the samples of a pixel make a colour. */
export type PixelLayout = {
	readonly colour: 'rgb' | 'ycbcr' | 'grey' | 'white-is-zero' | 'palette';
	/** Values of 16 bits are shown by a `Tone` (`colours.ts`). */
	readonly bits: 8 | 16;
	readonly samples: number;
	/** Which sample says how much of the pixel is there. */
	readonly alpha: number | undefined;
	/** Whether the colours are multiplied with it. */
	readonly premultiplied: boolean;
	/** Red, green, blue of each palette index, 0–255. */
	readonly palette: readonly (readonly [red: number, green: number, blue: number])[];
	/** The value that marks a gap when all colour samples have it. */
	readonly noData: number | undefined;
};

/** TIFF 6.0: PhotometricInterpretation, ExtraSamples, SampleFormat, Compression. */
const whiteIsZero = 0;
const blackIsZero = 1;
const rgb = 2;
const paletteColour = 3;
const ycbcr = 6;
const associatedAlpha = 1;
const unassociatedAlpha = 2;
const unsigned = 1;
const signed = 2;
const jpeg = 7;

/**
 * @throws {Failure} if the samples are none that can be shown: floating point, CMYK, heights
 */
export async function readPixelLayout(image: GeoTIFFImage): Promise<PixelLayout> {
	const { fileDirectory } = image;
	const photometric = fileDirectory.getValue('PhotometricInterpretation');
	const samples = image.getSamplesPerPixel();
	const extra = numbersIn(fileDirectory.getValue('ExtraSamples'));
	const firstExtra = samples - extra.length;
	const kind = extra.findIndex((value) => value === associatedAlpha || value === unassociatedAlpha);
	const colour = colourOf(photometric, kind === -1 ? samples : firstExtra + kind);
	if (colour === 'ycbcr' && fileDirectory.getValue('Compression') !== jpeg) {
		throw new Failure('holds YCbCr samples outside of JPEG: convert it with ‘gdal_translate -co PHOTOMETRIC=RGB’');
	}
	return {
		colour,
		bits: bitsOf(image, colour),
		samples,
		alpha: kind === -1 ? undefined : firstExtra + kind,
		premultiplied: extra[kind] === associatedAlpha,
		palette: colour === 'palette' ? paletteOf(numbersIn(await fileDirectory.loadValue('ColorMap'))) : [],
		noData: await readNoData(image),
	};
}

/** GDAL writes three bands of 16 bits as grey with two extra ones: three bands are red, green and blue. */
function colourOf(photometric: unknown, bands: number): PixelLayout['colour'] {
	if (photometric === paletteColour) return 'palette';
	if (photometric === whiteIsZero) return 'white-is-zero';
	if (photometric === blackIsZero) return bands >= 3 ? 'rgb' : 'grey';
	if (photometric === rgb && bands >= 3) return 'rgb';
	if (photometric === ycbcr) return 'ycbcr';
	throw new Failure(
		'is neither RGB, grey nor palette: convert it with ‘gdal_translate -expand rgb’ or ‘-b 1 -b 2 -b 3’',
	);
}

function bitsOf(image: GeoTIFFImage, colour: PixelLayout['colour']): 8 | 16 {
	const bits = image.getBitsPerSample();
	const format = image.getSampleFormat();
	if (format === unsigned && (bits === 8 || (bits < 8 && colour === 'palette'))) return 8;
	const linear = colour === 'rgb' || colour === 'grey';
	if (bits === 16 && linear && (format === unsigned || format === signed)) return 16;
	throw new Failure(
		`has samples of ${bits} bits (format ${format}); whole numbers of 8 or 16 bits can be shown: convert it with ‘gdal_translate -ot Byte -scale’`,
	);
}

/** TIFF stores all reds, then all greens, then all blues, in 16 bits. */
function paletteOf(map: readonly number[]): PixelLayout['palette'] {
	const size = map.length / 3;
	const band = (first: number, index: number) => Math.floor((map[first * size + index] ?? 0) / 257);
	return Array.from({ length: size }, (_, index) => [band(0, index), band(1, index), band(2, index)] as const);
}

async function readNoData(image: GeoTIFFImage): Promise<number | undefined> {
	if (!image.fileDirectory.hasTag('GDAL_NODATA')) return undefined;
	await image.fileDirectory.loadValue('GDAL_NODATA');
	const value = image.getGDALNoData();
	return value === null || Number.isNaN(value) ? undefined : value;
}
