import { expect, test } from 'vitest';
import { toMetres } from '../../geo/frame';
import { tileBounds, tileSize } from '../../geo/mercator';
import type { PixelFrame } from '../frame';
import { drawTile } from './make-picture';

const address = { z: 13, x: 3927, y: 3062 };
const bounds = tileBounds(address);
const [west, south] = toMetres([bounds.west, bounds.south]);
const [east, north] = toMetres([bounds.east, bounds.north]);
const ground = [0x3c, 0x3a, 0x2c];

function white({ xs, ys }: PixelFrame): Uint8Array {
	return new Uint8Array(xs.length * ys.length * 3).fill(255);
}

function pixelAt(pixels: Uint8Array, column: number, row: number): number[] {
	const at = (row * tileSize + column) * 3;
	return [...pixels.subarray(at, at + 3)];
}

test('a picture is drawn at twice its size below zoom 16', () => {
	const sizes: number[] = [];
	const render = (frame: PixelFrame) => {
		sizes.push(frame.xs.length, frame.resolution);
		return white(frame);
	};
	const land = { west: west - 9e4, south: south - 9e4, east: east + 9e4, north: north + 9e4 };
	expect(drawTile(render, land, address)).toHaveLength(tileSize * tileSize * 3);
	expect(drawTile(render, land, { z: 16, x: address.x * 8, y: address.y * 8 })).toHaveLength(tileSize * tileSize * 3);
	expect(sizes[0]).toBe(1024);
	expect(sizes[2]).toBe(512);
	expect(sizes[1]! / sizes[3]!).toBeCloseTo(4, 3);
});

test('the land ends softly in the colour around the map', () => {
	const land = { west: west - 9e4, south: south - 9e4, east: (west + east) / 2, north: north + 9e4 };
	const pixels = drawTile(white, land, address);
	expect(pixelAt(pixels, 0, 200)[0]).toBeGreaterThan(240);
	expect(pixelAt(pixels, 511, 200)).toEqual(ground);
	const along = Array.from({ length: 256 }, (_, column) => pixelAt(pixels, column, 200)[0]!);
	for (const [column, red] of along.slice(1).entries()) {
		expect(red).toBeLessThanOrEqual(along[column]!);
		expect(along[column]! - red).toBeLessThan(4);
	}
});

test('nothing is drawn beyond the land', () => {
	const render = () => {
		throw new Error('drawn');
	};
	const pixels = drawTile(render, { west: east, south, east: east + 100, north }, address);
	expect(pixelAt(pixels, 100, 100)).toEqual(ground);
});
