import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fromFile } from 'geotiff';
import { Failure, reasonOf } from '../../failure';
import { applyAffine } from '../affine';
import type { Raster } from '../raster';
import { boundsOf } from './bounds';
import { checkCompression } from './compression';
import { type Georeference, readGeoreference } from './georeference';
import { type Images, readImages } from './images';
import { type Caches, readLevels } from './levels';
import { measureTone } from './measure-tone';
import { textIn } from './tags';
import type { Tone, ToneMeter } from './tone';

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
