import type { GeoTIFFImage } from 'geotiff';
import { Failure, reasonOf } from '../../failure';
import type { BlockCache } from '../block-cache';
import type { Level } from '../raster';
import { blockReader } from './block-reader';
import { toRgba } from './colours';
import type { Images } from './images';
import { type PixelLayout, readPixelLayout } from './pixel-layout';
import { reducedLevel } from './reduced-level';
import type { Tone } from './tone';

/**
 * Where decoded blocks are kept. Those made by reducing have places of their own, one for each time they were halved, the
 * last for all further ones: the smaller a level is, the more it costs to make one of its blocks again.
 */
export type Caches = { readonly stored: BlockCache; readonly reduced: readonly BlockCache[] };

/** A level below which nothing smaller is made, in pixels of its longer side. */
const SMALLEST = 256;
/** Two levels further apart than this get one in between. */
const LARGEST_STEP = 2.1;

/** The stored resolutions of a file and, where it has none, halved ones made on demand. */
export async function readLevels(
	{ full, overviews, masks }: Images,
	fileBytes: number,
	tone: Tone | undefined,
	{ stored, reduced }: Caches,
): Promise<Level[]> {
	const kept: Level[] = [];
	for (const image of [full, ...overviews]) {
		const mask = masks.find(
			(other) => other.getWidth() === image.getWidth() && other.getHeight() === image.getHeight(),
		);
		kept.push(stored.through(storedLevel(image, mask, full, await readPixelLayout(image), fileBytes, tone)));
	}
	const levels: Level[] = [];
	for (const [index, level] of kept.entries()) {
		levels.push(level);
		const next = kept[index + 1]?.width ?? SMALLEST;
		for (let last = level, times = 0; Math.max(last.width, last.height) / next > LARGEST_STEP; times += 1) {
			const half = reducedLevel(last);
			last = reduced[Math.min(times, reduced.length - 1)]?.through(half) ?? half;
			levels.push(last);
		}
	}
	return levels;
}

function storedLevel(
	image: GeoTIFFImage,
	mask: GeoTIFFImage | undefined,
	full: GeoTIFFImage,
	layout: PixelLayout,
	fileBytes: number,
	tone: Tone | undefined,
): Level {
	const read = blockReader(image, fileBytes);
	return {
		width: image.getWidth(),
		height: image.getHeight(),
		scaleX: full.getWidth() / image.getWidth(),
		scaleY: full.getHeight() / image.getHeight(),
		offsetX: 0,
		offsetY: 0,
		blockWidth: image.getTileWidth(),
		blockHeight: image.getTileHeight(),
		read: async (column, row) => {
			const samples = await read(column, row);
			if (!samples) return undefined;
			const { width, height } = samples;
			const rgba = toRgba(samples.values, layout, layout.bits === 16 ? tone : undefined);
			if (mask) await applyMask(rgba, mask, column * image.getTileWidth(), row * image.getTileHeight(), width, height);
			return { width, height, rgba };
		},
	};
}

/** A mask is not 0 where the picture is valid. */
async function applyMask(
	rgba: Uint8Array,
	mask: GeoTIFFImage,
	left: number,
	top: number,
	width: number,
	height: number,
): Promise<void> {
	try {
		const window = [left, top, left + width, top + height];
		const valid = await mask.readRasters({ window, samples: [0], interleave: true });
		for (const [pixel, value] of valid.entries()) if (value === 0) rgba.fill(0, pixel * 4, pixel * 4 + 4);
	} catch (error) {
		throw new Failure(`has a mask that cannot be decoded at pixel ${left}, ${top} (${reasonOf(error)})`);
	}
}
