import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type TileAddress, tileSize, unproject } from '../../geo/mercator';
import { BlockCache } from '../block-cache';
import { reducedLevel } from '../geotiff/levels';
import { projectionOf } from '../projections';
import type { Block, Level } from '../raster';
import { Canvas } from './canvas';
import { levelFor } from './cut-tile';
import { tilePositions } from './positions';
import { kernelTable, phaseOf } from './sample';
import { readWindow } from './window';

/** A level whose red tells the column and whose green the row, in blocks of 16. */
function numbered(width: number, height: number, covered = (_x: number, _y: number) => true): Level {
	return {
		width,
		height,
		scaleX: 1,
		scaleY: 1,
		offsetX: 0,
		offsetY: 0,
		blockWidth: 16,
		blockHeight: 16,
		read: async (column, row) => {
			const size = { width: Math.min(16, width - column * 16), height: Math.min(16, height - row * 16) };
			const rgba = new Uint8Array(size.width * size.height * 4);
			for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
				const [x, y] = [column * 16 + (pixel % size.width), row * 16 + Math.floor(pixel / size.width)];
				if (covered(x, y)) rgba.set([x, y, 0, 255], pixel * 4);
			}
			return { ...size, rgba };
		},
	};
}

const at = ({ width, rgba }: Block, x: number, y: number) => [...rgba.subarray((y * width + x) * 4).subarray(0, 4)];

describe('positions', () => {
	const tile = fc.record({ z: fc.constantFrom(8, 11, 16), lon: fc.double({ min: -8, max: -6.8, noNaN: true }) });

	it.each([3857, 4326, 32629, 3763])('are within a twentieth of a pixel of the exact ones in EPSG:%i', (code) => {
		const { forward } = projectionOf(code)!;
		fc.assert(
			fc.property(tile, fc.nat(tileSize - 1), fc.nat(tileSize - 1), ({ z, lon }, u, v) => {
				const address: TileAddress = { z, x: Math.floor((lon / 360 + 0.5) * 2 ** z), y: Math.floor(0.3741 * 2 ** z) };
				const { xs, ys, footprintX, footprintY } = tilePositions(address, forward);
				const exact = forward(unproject([address.x * tileSize + u + 0.5, address.y * tileSize + v + 0.5], address.z));
				const index = v * tileSize + u;
				expect(Math.abs(xs[index]! - exact[0]) / footprintX).toBeLessThan(0.05);
				expect(Math.abs(ys[index]! - exact[1]) / footprintY).toBeLessThan(0.05);
			}),
			{ numRuns: 12 },
		);
	});
});

describe('the kernel', () => {
	it('gives a pixel its own value at its own place', () => {
		const table = kernelTable(1);
		expect([...table.weights.subarray(phaseOf(table, 0), phaseOf(table, 0) + 4)]).toEqual(
			[0, 1, 0, 0].map((w) => expect.closeTo(w, 12)),
		);
	});

	it('keeps the brightness, however far it is stretched', () => {
		for (const stretch of [1, 1.3, 2, 3.7]) {
			const table = kernelTable(stretch);
			for (const fraction of [0, 0.25, 0.5, 0.99]) {
				const weights = table.weights.subarray(phaseOf(table, fraction)).subarray(0, table.count);
				expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
			}
		}
	});
});

describe('a window', () => {
	it('joins the blocks it touches and reaches beyond the edges', async () => {
		const block = await readWindow(numbered(40, 40), { left: 12, top: 30, width: 10, height: 14 });
		expect(at(block!, 0, 0)).toEqual([12, 30, 0, 255]);
		expect(at(block!, 9, 9)).toEqual([21, 39, 0, 255]);
		expect(at(block!, 9, 10)).toEqual([0, 0, 0, 0]);
	});

	it('is nothing where nothing is stored', async () => {
		const empty: Level = { ...numbered(40, 40), read: async () => undefined };
		expect(await readWindow(empty, { left: 0, top: 0, width: 40, height: 40 })).toBeUndefined();
	});
});

describe('a reduced level', () => {
	it('takes the mean of four pixels, of those that are there at the edge', async () => {
		const half = reducedLevel(numbered(41, 20));
		expect([half.width, half.height, half.scaleX]).toEqual([21, 10, 2]);
		const block = await half.read(0, 0);
		expect(at(block!, 5, 3)).toEqual([11, 7, 0, 255]);
		expect(at(block!, 20, 3)).toEqual([40, 7, 0, 128]);
	});

	it('takes no colour from a gap', async () => {
		const block = await reducedLevel(numbered(8, 8, (x) => x % 2 === 0)).read(0, 0);
		expect(at(block!, 2, 2)).toEqual([4, 5, 0, 128]);
	});
});

describe('a canvas', () => {
	it('shows the first, and the next where the first leaves room', () => {
		const canvas = new Canvas();
		canvas.underlay(0, 200, 0, 0, 1);
		canvas.underlay(0, 0, 200, 0, 1);
		canvas.underlay(1, 200, 0, 0, 0.5);
		canvas.underlay(1, 100, 0, 0, 1);
		canvas.underlay(2, 200, 0, 0, 0.4);
		expect([...canvas.pixels()!.subarray(0, 12)]).toEqual([200, 0, 0, 255, 150, 0, 0, 255, 0, 0, 0, 0]);
	});

	it('is nothing when nothing was laid on it', () => {
		expect(new Canvas().pixels()).toBeUndefined();
	});
});

it('The level taken is the coarsest that is fine enough', () => {
	const levels = [1, 2, 4, 8].map((scale) => ({ ...numbered(8, 8), scaleX: scale, scaleY: scale }));
	const indexFor = (footprint: number) =>
		levelFor(levels, { xs: new Float64Array(), ys: new Float64Array(), footprintX: footprint, footprintY: footprint });
	expect([0.3, 1, 1.9, 1.999, 3, 100].map(indexFor)).toEqual([0, 0, 0, 1, 1, 3]);
});

describe('the cache of blocks', () => {
	it('reads a block once, also for two who ask at a time', async () => {
		const read = vi.fn(async () => undefined);
		const level = new BlockCache(1e6).through({ ...numbered(40, 40), read });
		await Promise.all([level.read(0, 0), level.read(0, 0)]);
		await level.read(0, 0);
		expect(read).toHaveBeenCalledTimes(1);
	});

	it('forgets what was used longest ago when it is full', async () => {
		const source = numbered(64, 16);
		const read = vi.fn(source.read);
		const level = new BlockCache(2 * 16 * 16 * 4).through({ ...source, read });
		for (const column of [0, 1, 0, 2, 0, 1]) await level.read(column, 0);
		expect(read.mock.calls.map(([column]) => column)).toEqual([0, 1, 2, 1]);
	});

	it('asks again after a failure', async () => {
		let fails = true;
		const source = numbered(16, 16);
		const level = new BlockCache(1e6).through({
			...source,
			read: async (column, row) => {
				if (fails) throw new Error('no');
				return source.read(column, row);
			},
		});
		await expect(level.read(0, 0)).rejects.toThrow('no');
		fails = false;
		expect((await level.read(0, 0))?.width).toBe(16);
	});
});
