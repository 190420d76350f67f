import type { TypedArray } from 'geotiff';
import { blockReader, type Images } from './images';
import { type PixelLayout, readPixelLayout } from './pixel-layout';

type Colour = readonly [red: number, green: number, blue: number];

/** Turns interleaved samples into sRGB with coverage, RGBA; gaps are 0. A `tone` is wanted for 16 bits. */
export function toRgba(samples: TypedArray, layout: PixelLayout, tone: Tone | undefined): Uint8Array {
	const rgba = new Uint8ClampedArray((samples.length / layout.samples) * 4);
	const { black, white } = tone ?? { black: 0, white: 255 };
	const scale = 255 / (white - black);
	const opaque = layout.bits === 16 ? 65_535 : 255;
	for (let from = 0, to = 0; to < rgba.length; from += layout.samples, to += 4) {
		if (isGap(samples, from, layout)) continue;
		const coverage = layout.alpha === undefined ? 1 : (samples[from + layout.alpha] ?? 0) / opaque;
		if (coverage <= 0) continue;
		const [red, green, blue] = colourAt(samples, from, layout);
		const whole = layout.premultiplied ? 1 / coverage : 1;
		rgba[to] = (red * whole - black) * scale;
		rgba[to + 1] = (green * whole - black) * scale;
		rgba[to + 2] = (blue * whole - black) * scale;
		rgba[to + 3] = coverage * 255;
	}
	return new Uint8Array(rgba.buffer);
}

/** Whether a pixel's colour samples all have the value that marks a gap. */
function isGap(samples: TypedArray, from: number, { noData, colour }: PixelLayout): boolean {
	if (noData === undefined) return false;
	const bands = colour === 'rgb' || colour === 'ycbcr' ? 3 : 1;
	for (let band = 0; band < bands; band += 1) if (samples[from + band] !== noData) return false;
	return true;
}

function colourAt(samples: TypedArray, from: number, { colour, palette }: PixelLayout): Colour {
	const first = samples[from] ?? 0;
	if (colour === 'grey') return [first, first, first];
	if (colour === 'palette') return palette[first] ?? [0, 0, 0];
	if (colour === 'white-is-zero') {
		return [255 - first, 255 - first, 255 - first];
	}
	const [second, third] = [samples[from + 1] ?? 0, samples[from + 2] ?? 0];
	return colour === 'rgb' ? [first, second, third] : fromYCbCr(first, second - 128, third - 128);
}

/** ITU-R BT.601 over the full range, as JPEG uses it. */
function fromYCbCr(y: number, cb: number, cr: number): Colour {
	return [y + 1.402 * cr, y - 0.344136 * cb - 0.714136 * cr, y + 1.772 * cb];
}

/** Which 16-bit value becomes black and which white; in between it is linear, beyond it is cut off. */
export type Tone = { readonly black: number; readonly white: number };

/** The share of the darkest and of the brightest samples that is clipped: reflections on water and tin roofs say nothing about the land. */
const clipped = 0.005;
const values = 65_536;

/** Counts 16-bit samples of all sheets of a mosaic and of all bands alike, so that neither sheets nor colours drift apart. */
export class ToneMeter {
	readonly #counts = new Float64Array(values);
	#total = 0;

	/** Signed samples below zero count as zero. */
	add(value: number): void {
		const index = Math.max(0, value);
		this.#counts[index] = (this.#counts[index] ?? 0) + 1;
		this.#total += 1;
	}

	/** The value below which that share of the samples lies, and the one above which the same share does. */
	tone(): Tone {
		const black = this.#valueAt(clipped);
		return { black, white: Math.max(black + 1, this.#valueAt(1 - clipped)) };
	}

	#valueAt(share: number): number {
		let below = 0;
		for (const [value, count] of this.#counts.entries()) {
			below += count;
			if (below > share * this.#total) return value;
		}
		return values - 1;
	}
}

/** Blocks looked at, spread evenly over the file. */
const blocks = 64;

/** Adds samples of a 16-bit file to the meter, from its smallest overview; does nothing for 8 bits and palettes. */
export async function measureTone({ full, overviews }: Images, fileBytes: number, meter: ToneMeter): Promise<boolean> {
	const image = overviews.at(-1) ?? full;
	const layout = await readPixelLayout(image);
	if (layout.bits !== 16 || layout.colour === 'palette') return false;
	const read = blockReader(image, fileBytes);
	const columns = Math.ceil(image.getWidth() / image.getTileWidth());
	const rows = Math.ceil(image.getHeight() / image.getTileHeight());
	const step = Math.max(1, (columns * rows) / blocks);
	const bands = layout.colour === 'rgb' ? 3 : 1;
	for (let block = 0; block < columns * rows; block += step) {
		const samples = await read(Math.floor(block) % columns, Math.floor(Math.floor(block) / columns));
		for (let from = 0; samples && from < samples.values.length; from += layout.samples) {
			const hidden = layout.alpha !== undefined && samples.values[from + layout.alpha] === 0;
			if (hidden || isGap(samples.values, from, layout)) continue;
			for (let band = 0; band < bands; band += 1) meter.add(samples.values[from + band] ?? 0);
		}
	}
	return true;
}
