import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeMosaic, type ReadTile } from './mosaic';

/** A tile of one colour, a quarter of it white: the north-west one. */
async function tile(background: string): Promise<Buffer> {
	const white = await sharp({ create: { width: 256, height: 256, channels: 3, background: 'white' } })
		.png()
		.toBuffer();
	return sharp({ create: { width: 512, height: 512, channels: 3, background } })
		.composite([{ input: white, left: 0, top: 0 }])
		.png()
		.toBuffer();
}

async function colourAt(readTile: ReadTile, zoom: number, at: { left: number; top: number }): Promise<number[]> {
	const mosaic = await composeMosaic(readTile, { centre: [0, 0], zoom, width: 600, height: 400 });
	return [
		...(await sharp(await mosaic.png().toBuffer())
			.extract({ ...at, width: 1, height: 1 })
			.raw()
			.toBuffer()),
	];
}

describe('a mosaic', () => {
	it('puts the tiles around a place side by side', async () => {
		const colours = ['red', 'lime', 'blue', 'black'];
		const readTile: ReadTile = ({ z, x, y }) =>
			z === 1 ? tile(colours[y * 2 + x] ?? 'gray') : Promise.resolve(undefined);
		expect(await colourAt(readTile, 1, { left: 10, top: 100 })).toEqual([255, 0, 0]);
		expect(await colourAt(readTile, 1, { left: 590, top: 100 })).toEqual([0, 255, 0]);
		expect(await colourAt(readTile, 1, { left: 100, top: 390 })).toEqual([0, 0, 255]);
		expect(await colourAt(readTile, 1, { left: 310, top: 210 })).toEqual([255, 255, 255]);
	});

	it('enlarges the part of a parent where a tile is missing', async () => {
		const readTile: ReadTile = ({ z }) => (z === 0 ? tile('red') : Promise.resolve(undefined));
		// At zoom 1 the white quarter of the world is a tile of its own, north-west of the centre.
		expect(await colourAt(readTile, 1, { left: 150, top: 100 })).toEqual([255, 255, 255]);
		expect(await colourAt(readTile, 1, { left: 450, top: 300 })).toEqual([255, 0, 0]);
	});

	it('says where nothing covers the ground', async () => {
		const none: ReadTile = () => Promise.resolve(undefined);
		await expect(colourAt(none, 1, { left: 0, top: 0 })).rejects.toThrow(/no tile of the archive covers 1\/0\/0/);
	});
});
