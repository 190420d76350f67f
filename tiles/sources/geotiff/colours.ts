import type { TypedArray } from 'geotiff';
import type { PixelLayout } from './pixel-layout';
import type { Tone } from './tone';

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
export function isGap(samples: TypedArray, from: number, { noData, colour }: PixelLayout): boolean {
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
