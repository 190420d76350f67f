import type { GeoTIFFImage } from 'geotiff';
import { Failure, reasonOf } from '../../failure';
import type { BlockCache } from '../block-cache';
import type { Block, Level } from '../raster';
import { readWindow } from '../sampling/window';
import { type Tone, toRgba } from './colours';
import { blockReader, type Images } from './images';
import { type PixelLayout, readPixelLayout } from './pixel-layout';

/**
 * Where decoded blocks are kept. Those made by reducing have places of their own, one for each time they were halved, the
 * last for all further ones: the smaller a level is, the more it costs to make one of its blocks again.
 */
export type Caches = { readonly stored: BlockCache; readonly reduced: readonly BlockCache[] };

/** A level below which nothing smaller is made, in pixels of its longer side. */
const smallest = 256;
/** Two levels further apart than this get one in between. */
const largestStep = 2.1;

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
		const next = kept[index + 1]?.width ?? smallest;
		for (let last = level, times = 0; Math.max(last.width, last.height) / next > largestStep; times += 1) {
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

const blockSide = 256;

/** The same level at half the resolution, made when it is read: every pixel the mean of the four it covers. */
export function reducedLevel(level: Level): Level {
	const [width, height] = [Math.ceil(level.width / 2), Math.ceil(level.height / 2)];
	return {
		...level,
		width,
		height,
		scaleX: level.scaleX * 2,
		scaleY: level.scaleY * 2,
		blockWidth: blockSide,
		blockHeight: blockSide,
		read: async (column, row) => {
			const [left, top] = [column * blockSide, row * blockSide];
			const size = { width: Math.min(blockSide, width - left), height: Math.min(blockSide, height - top) };
			const window = { left: left * 2, top: top * 2, width: size.width * 2, height: size.height * 2 };
			const block = await readWindow(level, window);
			return block && { ...size, rgba: halved(block) };
		},
	};
}

/** Colours count by their coverage: a gap has none. */
function halved({ width, height, rgba }: Block): Uint8Array {
	const half = new Uint8Array(rgba.length / 4);
	for (let y = 0, to = 0; y < height; y += 2) {
		for (let x = 0; x < width; x += 2, to += 4) {
			const first = (y * width + x) * 4;
			const below = first + width * 4;
			let [red, green, blue, covered] = [0, 0, 0, 0];
			for (const at of [first, first + 4, below, below + 4]) {
				const alpha = rgba[at + 3] ?? 0;
				red += alpha * (rgba[at] ?? 0);
				green += alpha * (rgba[at + 1] ?? 0);
				blue += alpha * (rgba[at + 2] ?? 0);
				covered += alpha;
			}
			if (covered === 0) continue;
			half[to] = Math.round(red / covered);
			half[to + 1] = Math.round(green / covered);
			half[to + 2] = Math.round(blue / covered);
			half[to + 3] = Math.round(covered / 4);
		}
	}
	return half;
}
