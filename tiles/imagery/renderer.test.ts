import { expect, test } from 'vitest';
import { makeTextures } from './brushes';
import type { PixelFrame } from './frame';
import { createRenderer } from './renderer';
import { smallLand } from './testing/small-land';

const render = createRenderer(smallLand(), makeTextures(256));

/** A square of land whose south-west corner and pixels lie on whole multiples of the resolution. */
function square(west: number, north: number, side: number, resolution: number): PixelFrame {
	return {
		xs: Float64Array.from({ length: side }, (_, column) => west + (column + 0.5) * resolution),
		ys: Float64Array.from({ length: side }, (_, row) => north - (row + 0.5) * resolution),
		resolution,
	};
}

function pixelAt(pixels: Uint8Array, side: number, column: number, row: number): number[] {
	return [...pixels.subarray((row * side + column) * 3, (row * side + column) * 3 + 3)];
}

function mean(pixels: Uint8Array, channel: number): number {
	let sum = 0;
	for (let at = channel; at < pixels.length; at += 3) sum += pixels[at]!;
	return sum / (pixels.length / 3);
}

test('frames that overlap show the same pixels', () => {
	const first = render(square(-256, 256, 96, 2));
	const second = render(square(-256 + 2 * 32, 256 - 2 * 24, 64, 2));
	for (let row = 0; row < 64; row += 3) {
		for (let column = 0; column < 64; column += 3) {
			expect(pixelAt(second, 64, column, row)).toEqual(pixelAt(first, 96, column + 32, row + 24));
		}
	}
});

test('a second renderer of the same land draws the same', () => {
	const frame = square(-700, 300, 96, 2);
	expect(createRenderer(smallLand(), makeTextures(256))(frame)).toEqual(render(frame));
});

test.each([0.9, 1.8, 3.6])('from %d m a pixel to twice that the tone stays', (resolution) => {
	for (const [west, north] of [
		[-230, 180],
		[300, 700],
		[-720, -300],
	]) {
		const fine = render(square(west!, north!, 128, resolution));
		const coarse = render(square(west!, north!, 64, resolution * 2));
		for (const channel of [0, 1, 2]) expect(Math.abs(mean(fine, channel) - mean(coarse, channel))).toBeLessThan(6);
	}
});

test('the river is darker than any land beside it, and blue for it', () => {
	const pixels = render(square(-705, 0, 16, 0.6));
	expect(mean(pixels, 0)).toBeLessThan(70);
	expect(mean(pixels, 2)).toBeGreaterThan(mean(pixels, 0));
});

test('the paved road is grey', () => {
	const [red, green, blue] = pixelAt(render(square(-561.5, 0, 6, 0.5)), 6, 3, 3);
	expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(22);
});

test('rows of a parcel show at 0.9 m a pixel and are a tone at 7.2 m', () => {
	const spread = (pixels: Uint8Array) => {
		const middle = mean(pixels, 1);
		let sum = 0;
		for (let at = 1; at < pixels.length; at += 3) sum += (pixels[at]! - middle) ** 2;
		return Math.sqrt(sum / (pixels.length / 3));
	};
	const near = spread(render(square(-150, 80, 160, 0.9)));
	const far = spread(render(square(-150, 80, 20, 7.2)));
	expect(near).toBeGreaterThan(11);
	expect(far).toBeLessThan(near / 2.5);
});
