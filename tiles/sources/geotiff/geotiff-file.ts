import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fromFile, type GeoTIFFImage } from 'geotiff';
import { Failure, reasonOf } from '../../failure';
import type { LonLat } from '../../geo/frame';
import type { Bounds } from '../../geo/mercator';
import { applyAffine, type Raster } from '../raster';
import { measureTone, type Tone, type ToneMeter } from './colours';
import { type Georeference, readGeoreference } from './georeference';
import { type Images, readImages, textIn } from './images';
import { type Caches, readLevels } from './levels';

/** A GeoTIFF that was opened and found fit to be read. */
export type GeoTiffFile = {
	readonly name: string;
	/** What changes when the file does. */
	readonly identity: string;
	/** Its Copyright tag. */
	readonly attribution: string | undefined;
	/** Adds its samples to the meter if they are of 16 bits; says whether they are. */
	readonly measureTone: (meter: ToneMeter) => Promise<boolean>;
	readonly raster: (tone: Tone | undefined, caches: Caches) => Promise<Raster>;
	readonly close: () => Promise<void>;
};

/**
 * Opens a GeoTIFF; only directories are read, the pixels when they are asked for.
 * @throws {Failure} naming the file and what is wrong with it
 */
export async function openGeoTiff(path: string): Promise<GeoTiffFile> {
	const name = basename(path);
	const { size, mtimeMs } = await statFile(path);
	const file = await fromFile(path).catch((error: unknown) => {
		throw new Failure(`${name} is not a GeoTIFF (${reasonOf(error)})`);
	});
	const close = async () => {
		await file.close();
	};
	// geotiff.js 3.0.5 takes the lists that it reads later for little-endian (its issue 535): in other files it reads all at once.
	file.parser.eager = !file.littleEndian;
	try {
		const images = await readImages(file);
		checkCompression(images.full);
		const georeference = await readGeoreference(images.full);
		return {
			name,
			identity: `${path} ${size} ${mtimeMs}`,
			attribution: textIn(await images.full.fileDirectory.loadValue('Copyright')),
			measureTone: (meter) => naming(name, () => measureTone(images, size, meter)),
			raster: (tone, caches) => naming(name, () => rasterOf(name, images, georeference, size, tone, caches)),
			close,
		};
	} catch (error) {
		await close();
		throw new Failure(`${name} ${reasonOf(error)}`);
	}
}

async function statFile(path: string): Promise<{ size: number; mtimeMs: number }> {
	try {
		const { size, mtimeMs } = await stat(path);
		return { size, mtimeMs };
	} catch (error) {
		throw new Failure(`cannot read ${path} (${reasonOf(error)})`);
	}
}

async function rasterOf(
	name: string,
	images: Images,
	{ projection, toModel, toPixel }: Georeference,
	fileBytes: number,
	tone: Tone | undefined,
	caches: Caches,
): Promise<Raster> {
	const levels = await readLevels(images, fileBytes, tone, caches);
	const [width, height] = [images.full.getWidth(), images.full.getHeight()];
	return {
		name,
		levels: levels.map((level) => ({
			...level,
			read: (column, row) => naming(name, () => level.read(column, row)),
		})),
		coarserFillsGaps: false,
		toPixel: (place) => applyAffine(toPixel, ...projection.forward(place)),
		bounds: boundsOf(width, height, (x, y) => projection.inverse(...applyAffine(toModel, x, y))),
	};
}

async function naming<T>(name: string, read: () => Promise<T>): Promise<T> {
	try {
		return await read();
	} catch (error) {
		throw new Failure(`${name} ${reasonOf(error)}`);
	}
}

/** Points looked at along each side. */
const points = 9;
/** Between two points an edge may bulge; this share of the size is added all around. */
const margin = 0.02;

/** Degrees within which an image lies, a little more rather than less. */
function boundsOf(width: number, height: number, toLonLat: (x: number, y: number) => LonLat): Bounds {
	const steps = Array.from({ length: points }, (_, index) => index / (points - 1));
	const places = steps.flatMap((u) => steps.map((v) => toLonLat(u * width, v * height)));
	const lons = places.map(([lon]) => lon);
	const lats = places.map(([, lat]) => lat);
	const [west, east] = [Math.min(...lons), Math.max(...lons)];
	const [south, north] = [Math.min(...lats), Math.max(...lats)];
	const [marginLon, marginLat] = [(east - west) * margin, (north - south) * margin];
	return { west: west - marginLon, south: south - marginLat, east: east + marginLon, north: north + marginLat };
}

/** Values of the Compression tag that can be decoded here: none, LZW, JPEG, Deflate twice, PackBits, LERC and Zstandard. */
const known: ReadonlySet<unknown> = new Set([undefined, 1, 5, 7, 8, 32946, 32773, 34887, 50000]);

/**
 * Looks at the compression before anything is drawn: of others, such as WebP or JPEG 2000, the library says only at the
 * first block what it lacks.
 * @throws {Failure} with the GDAL command that changes it
 */
function checkCompression({ fileDirectory }: GeoTIFFImage): void {
	const compression: unknown = fileDirectory.getValue('Compression');
	if (known.has(compression)) return;
	throw new Failure(
		`is compressed in a way that cannot be read here (TIFF compression ${String(compression)}): convert it with ‘gdal_translate -co TILED=YES -co COMPRESS=DEFLATE in.tif out.tif’`,
	);
}
