import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LonLat } from '../../geo/frame';
import { project, type TileAddress, tileSize, unproject } from '../../geo/mercator';
import { openSources } from '../open-sources';
import { projectionOf } from '../projections';
import { applyAffine, invertAffine } from '../raster';
import { cutTile } from '../sampling/cut-tile';
import { centroid, crosses } from '../testing/crosses';
import { type Placement, type Tag, type TiffImage, writeGeoTiff } from '../testing/write-geotiff';

// Tiles are cut and encoded in earnest: a machine that is busy with other things needs longer than the usual 5 seconds.
vi.setConfig({ testTimeout: 20_000 });

/** A tile of the estate at Vale Sabor. */
const sampleTile: TileAddress = { z: 16, x: 31480, y: 24520 };
const middle = placeIn(sampleTile, 256, 256);

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'geotiff-'));
});

afterEach(() => rm(folder, { recursive: true }));

function placeIn({ z, x, y }: TileAddress, u: number, v: number): LonLat {
	return unproject([x * tileSize + u, y * tileSize + v], z);
}

/** An image of that many pixels over the middle of the tile, at that many tile pixels a pixel. */
function placed(code: number, size: number, zoomed = 1, more: Partial<Placement> = {}): Placement {
	const { forward } = projectionOf(code)!;
	const [east, north] = forward(middle);
	const unitsX = (forward(placeIn(sampleTile, 257, 256))[0] - east) * zoomed;
	const unitsY = (north - forward(placeIn(sampleTile, 256, 257))[1]) * zoomed;
	return { code, west: east - (size / 2) * unitsX, north: north + (size / 2) * unitsY, unitsX, unitsY, ...more };
}

/** Where a place lies in an image, computed apart from what is tested. */
function pixelOf(place: LonLat, { code, west, north, unitsX, unitsY, turn = 0 }: Placement): readonly [number, number] {
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	const toModel = { a: unitsX * cos, b: unitsY * sin, c: west, d: unitsX * sin, e: -unitsY * cos, f: north };
	return applyAffine(invertAffine(toModel)!, ...projectionOf(code)!.forward(place));
}

const path = (name = 'ortho.tif') => join(folder, name);

async function cut(tile: TileAddress, ...names: string[]): Promise<Uint8Array | undefined> {
	const open = await openSources({ sources: names.map(path) }, new AbortController().signal);
	try {
		return await cutTile(tile, open.rasters);
	} finally {
		await open.close();
	}
}

async function write(...images: TiffImage[]): Promise<void> {
	await writeGeoTiff(path(), ...images);
}

/** An image of one colour. */
function plain(colour: readonly number[], placement: Placement, tags: readonly Tag[] = [], size = 700): TiffImage {
	const values = new Uint8Array(size * size * colour.length).map((_, index) => colour[index % colour.length] ?? 0);
	return { width: size, height: size, values, placement, tags };
}

const at = (rgba: Uint8Array | undefined, x: number, y: number) => [
	...rgba!.subarray((y * tileSize + x) * 4).subarray(0, 4),
];

describe('a ground-control cross', () => {
	const cases: [name: string, placement: Placement][] = [
		['EPSG:3857', placed(3857, 700)],
		['EPSG:4326', placed(4326, 700)],
		['EPSG:32629', placed(32629, 700)],
		['EPSG:3763', placed(3763, 700)],
		['EPSG:3763 at a coarser resolution', placed(3763, 700, 1.7)],
		['EPSG:32629 at a finer resolution', placed(32629, 900, 0.8)],
		['EPSG:3857 with pixels as points', placed(3857, 700, 1, { pixelIsPoint: true })],
		['EPSG:3763, askew', placed(3763, 700, 1, { turn: 0.35 })],
	];

	it.each(cases)('lands on its pixel from %s', async (_, placement) => {
		const size = placement.unitsX < placed(placement.code, 1).unitsX * 0.9 ? 900 : 700;
		const quadrant = (u: number, v: number) =>
			fc.tuple(fc.double({ min: u, max: u + 80, noNaN: true }), fc.double({ min: v, max: v + 80, noNaN: true }));
		const quadrants = fc.tuple(quadrant(130, 130), quadrant(300, 130), quadrant(130, 300), quadrant(300, 300));
		await fc.assert(
			fc.asyncProperty(quadrants, async (middles) => {
				const drawn = middles.map(([u, v]) => pixelOf(placeIn(sampleTile, u, v), placement));
				await write(crosses(size, size, drawn, placement));
				const pixels = await cut(sampleTile, 'ortho.tif');
				for (const [u, v] of middles) {
					const [x, y] = centroid(pixels!, 4, tileSize, [u, v], 44);
					expect(Math.hypot(x - u, y - v)).toBeLessThan(0.1);
				}
			}),
			{ numRuns: 1 },
		);
	});

	it('lands on its pixel at coarse zooms too, made by halving', async () => {
		const placement = placed(32629, 1024);
		await write(crosses(1024, 1024, [pixelOf(middle, placement)], placement));
		for (const z of [15, 14, 13]) {
			const [px, py] = project(middle, z);
			const tile = { z, x: Math.floor(px / tileSize), y: Math.floor(py / tileSize) };
			const wanted = [px - tile.x * tileSize, py - tile.y * tileSize] as const;
			const [x, y] = centroid((await cut(tile, 'ortho.tif'))!, 4, tileSize, wanted, 40);
			expect(Math.hypot(x - wanted[0], y - wanted[1])).toBeLessThan(0.1);
		}
	});
});

describe('several files', () => {
	it('make one picture without a seam where they meet', async () => {
		const west = placed(3763, 700);
		const whole = { ...west, west: west.west - 350 * west.unitsX };
		await writeGeoTiff(path('west.tif'), plain([90, 120, 60], whole));
		await writeGeoTiff(path('east.tif'), plain([90, 120, 60], { ...whole, west: whole.west + 700 * whole.unitsX }));
		const pixels = await cut(sampleTile, 'west.tif', 'east.tif');
		const colour = Buffer.from([90, 120, 60, 255]);
		expect(Buffer.alloc(tileSize * tileSize * 4, colour).equals(pixels ?? Buffer.alloc(0))).toBe(true);
	});

	it('lie one on the other, the first on top', async () => {
		await writeGeoTiff(path('top.tif'), plain([200, 0, 0], placed(3857, 700), [], 350));
		await writeGeoTiff(path('below.tif'), plain([0, 0, 200], placed(32629, 700)));
		const pixels = await cut(sampleTile, 'top.tif', 'below.tif');
		expect(at(pixels, 100, 100)).toEqual([200, 0, 0, 255]);
		expect(at(pixels, 400, 400)).toEqual([0, 0, 200, 255]);
	});
});

describe('samples', () => {
	it('of grey become grey', async () => {
		await write(plain([77], placed(3857, 700)));
		expect(at(await cut(sampleTile, 'ortho.tif'), 256, 256)).toEqual([77, 77, 77, 255]);
	});

	it('of a palette take its colours', async () => {
		const map = [0, 257 * 30, 0, 257 * 140, 0, 257 * 250];
		const palette: Tag[] = [
			[262, 'short', [3]],
			[320, 'short', [...spread(map.slice(0, 2)), ...spread(map.slice(2, 4)), ...spread(map.slice(4))]],
		];
		await write(plain([1], placed(3857, 700), palette));
		expect(at(await cut(sampleTile, 'ortho.tif'), 256, 256)).toEqual([30, 140, 250, 255]);
	});

	it('without opacity are a gap, and so are those with the no-data value', async () => {
		await write(plain([9, 9, 9, 0], placed(3857, 700)));
		expect(await cut(sampleTile, 'ortho.tif')).toBeUndefined();
		await write(plain([255, 255, 255], placed(3857, 700), [[42113, 'text', '255']]));
		expect(await cut(sampleTile, 'ortho.tif')).toBeUndefined();
		await write(plain([255, 255, 254], placed(3857, 700), [[42113, 'text', '255']]));
		expect(at(await cut(sampleTile, 'ortho.tif'), 9, 9)).toEqual([255, 255, 254, 255]);
	});

	it('that a mask hides are a gap', async () => {
		const placement = placed(3857, 700);
		const valid = new Uint8Array(700 * 700).map((_, index) => (index % 700 < 350 ? 0 : 255));
		const mask: TiffImage = { width: 700, height: 700, values: valid, tags: [[254, 'long', [4]]] };
		await write(plain([10, 20, 30], placement), mask);
		const pixels = await cut(sampleTile, 'ortho.tif');
		expect(at(pixels, 100, 256)).toEqual([0, 0, 0, 0]);
		expect(at(pixels, 400, 256)).toEqual([10, 20, 30, 255]);
	});

	it('of 16 bits reach from black to white, alike in all bands and files', async () => {
		const placement = placed(3857, 700);
		const ramp = (from: number, to: number) =>
			new Uint16Array(700 * 700 * 3).map((_, index) => from + ((to - from) * (Math.floor(index / 3) % 700)) / 699);
		await writeGeoTiff(path('a.tif'), { width: 700, height: 700, values: ramp(300, 2300), placement });
		await writeGeoTiff(path('b.tif'), { width: 700, height: 700, values: ramp(300, 4300), placement });
		const [darkest, ...rest] = at(await cut(sampleTile, 'b.tif'), 0, 0);
		const alone = at(await cut(sampleTile, 'a.tif'), 511, 256)[0]!;
		const together = at(await cut(sampleTile, 'a.tif', 'b.tif'), 511, 256)[0]!;
		expect(darkest).toBeLessThan(60);
		expect(rest).toEqual([darkest, darkest, 255]);
		expect(alone).toBeGreaterThan(190);
		expect(together).toBeGreaterThan(80);
		expect(together).toBeLessThan(140);
	});
});

function spread(values: readonly number[]): number[] {
	return Array.from({ length: 256 }, (_, index) => values[index] ?? 0);
}

it('An overview that the file holds is used for coarse zooms', async () => {
	const overview: TiffImage = { ...plain([0, 0, 255], placed(3857, 700), [[254, 'long', [1]]], 350) };
	await write(plain([255, 0, 0], placed(3857, 700)), { ...overview, placement: placed(3857, 1) });
	const parent = { z: 15, x: sampleTile.x >> 1, y: sampleTile.y >> 1 };
	const pixels = await cut(parent, 'ortho.tif');
	expect(at(pixels, 128, 128)).toEqual([0, 0, 255, 255]);
	expect(at(await cut(sampleTile, 'ortho.tif'), 128, 128)).toEqual([255, 0, 0, 255]);
});

describe('a file that cannot be used', () => {
	const odd = (tags: readonly Tag[]) => write(plain([1, 2, 3], placed(3857, 8), tags, 8));
	const faults: [name: string, make: () => Promise<unknown>, message: RegExp][] = [
		['is not there', async () => undefined, /cannot read .*ortho\.tif/],
		['is a text', () => writeFile(path(), 'hello, hello, hello'), /ortho\.tif is not a GeoTIFF/],
		['is empty', () => writeFile(path(), ''), /ortho\.tif is not a GeoTIFF/],
		[
			'has no projection',
			() => odd([[34735, 'short', [1, 1, 0, 0]]]),
			/ortho\.tif declares no projection.*gdal_translate/,
		],
		[
			'has a projection nobody knows here',
			() => odd([[34735, 'short', [1, 1, 0, 2, 1024, 0, 1, 1, 3072, 0, 1, 27700]]]),
			/is in EPSG:27700.*3763.*gdalwarp/,
		],
		[
			'has a projection of its own',
			() => odd([[34735, 'short', [1, 1, 0, 2, 1024, 0, 1, 1, 3072, 0, 1, 32767]]]),
			/projection without a number.*gdalwarp/,
		],
		[
			'counts in feet',
			() => odd([[34735, 'short', [1, 1, 0, 3, 1024, 0, 1, 1, 3072, 0, 1, 3857, 3076, 0, 1, 9003]]]),
			/other units/,
		],
		['does not say where it lies', () => odd([[33550, 'double', [0, 0, 0]]]), /does not say where its pixels lie/],
		[
			'has control points only',
			() =>
				odd([
					[33550, 'double', [0, 0, 0]],
					[33922, 'double', Array(18).fill(1)],
				]),
			/control points only/,
		],
		[
			'has floating-point samples',
			() =>
				odd([
					[339, 'short', [3, 3, 3]],
					[258, 'short', [32, 32, 32]],
				]),
			/-ot Byte -scale/,
		],
		['is CMYK', () => odd([[262, 'short', [5]]]), /neither RGB, grey nor palette/],
		['is compressed as JPEG 2000', () => odd([[259, 'short', [34712]]]), /compression 34712.*COMPRESS=DEFLATE/],
		['is compressed as WebP', () => odd([[259, 'short', [50001]]]), /compression 50001.*COMPRESS=DEFLATE/],
		['is damaged', () => odd([[259, 'short', [8]]]), /cannot be decoded at pixel 0, 0/],
	];

	it.each(faults)('says so: it %s', async (_, make, message) => {
		await make();
		await expect(cut(sampleTile, 'ortho.tif')).rejects.toThrow(message);
	});

	it('says that part of it is missing, wherever it was cut', async () => {
		await write(plain([1, 2, 3], placed(3857, 300), [[254, 'long', [0]]], 300));
		const whole = await readFile(path());
		const reordered = Buffer.from(whole);
		const late = whole.length + 1_000_000;
		reordered.writeUInt32LE(late, reordered.readUInt32LE(stripOffsetsAt(reordered)));
		await writeFile(path(), reordered);
		await expect(cut(sampleTile, 'ortho.tif')).rejects.toThrow(/ortho\.tif ends too early/);
		await writeFile(path(), whole);
		await truncate(path(), 5000);
		await expect(cut(sampleTile, 'ortho.tif')).rejects.toThrow(/ortho\.tif/);
	});
});

/** Where the directory says where the list of strips lies. */
function stripOffsetsAt(file: Buffer): number {
	const directory = file.readUInt32LE(4);
	const entries = Array.from({ length: file.readUInt16LE(directory) }, (_, index) => directory + 2 + index * 12);
	return entries.find((entry) => file.readUInt16LE(entry) === 273)! + 8;
}
