import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Compression, PMTiles, type Source, TileType, tileIdToZxy } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { buildArchive, type Tile } from './build';
import { rootDirectoryBytes } from './directory';

const description = {
	tileType: TileType.Webp,
	centre: [-7.52, 41.16],
	centreZoom: 15,
	metadata: { name: 'Quatro Vistas', attribution: 'Imagem ilustrativa' },
} as const;

function inMemory(archive: Uint8Array): Source {
	return {
		getKey: () => createHash('sha256').update(archive).digest('hex'),
		getBytes: async (offset, length) => ({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
	};
}

function tile(z: number, x: number, y: number, content: string): Tile {
	return { address: { z, x, y }, bytes: new TextEncoder().encode(content) };
}

async function read(archive: PMTiles, { z, x, y }: Tile['address']): Promise<string | undefined> {
	const found = await archive.getZxy(z, x, y);
	return found && new TextDecoder().decode(found.data);
}

describe('an archive', () => {
	it('gives every tile back, and none that was not put in', async () => {
		const tiles = [
			tile(0, 0, 0, 'world'),
			tile(1, 0, 1, 'south-west'),
			tile(2, 3, 3, 'corner'),
			tile(16, 31_400, 24_500, 'vines'),
		];
		const archive = new PMTiles(inMemory(buildArchive(tiles, description)));
		for (const { address, bytes } of tiles) expect(await read(archive, address)).toBe(new TextDecoder().decode(bytes));
		expect(await read(archive, { z: 1, x: 1, y: 1 })).toBeUndefined();
		expect(await read(archive, { z: 17, x: 0, y: 0 })).toBeUndefined();
	});

	it('stores equal tiles once and consecutive ones as a run', async () => {
		// In the order of the Hilbert curve the tiles of zoom 1 are 0/0, 0/1, 1/1, 1/0.
		const tiles = [tile(1, 0, 0, 'water'), tile(1, 0, 1, 'water'), tile(1, 1, 1, 'land'), tile(1, 1, 0, 'water')];
		const archive = new PMTiles(inMemory(buildArchive(tiles, description)));
		expect(await archive.getHeader()).toMatchObject({
			numAddressedTiles: 4,
			numTileEntries: 3,
			numTileContents: 2,
			tileDataLength: 'water'.length + 'land'.length,
		});
		expect(await Promise.all(tiles.map(({ address }) => read(archive, address)))).toEqual([
			'water',
			'water',
			'land',
			'water',
		]);
	});

	it('says in its header what it holds and where', async () => {
		const archive = new PMTiles(inMemory(buildArchive([tile(1, 0, 0, 'a'), tile(2, 0, 1, 'b')], description)));
		const header = await archive.getHeader();
		expect(header).toMatchObject({
			specVersion: 3,
			clustered: true,
			internalCompression: Compression.Gzip,
			tileCompression: Compression.None,
			tileType: TileType.Webp,
			rootDirectoryOffset: 127,
			minZoom: 1,
			maxZoom: 2,
			minLon: -180,
			minLat: 0,
			maxLon: 0,
			centerZoom: 15,
			centerLon: -7.52,
			centerLat: 41.16,
		});
		expect(header.maxLat).toBeCloseTo(85.0511288, 6);
		expect(await archive.getMetadata()).toEqual({ name: 'Quatro Vistas', attribution: 'Imagem ilustrativa' });
	});

	it('is the same to the byte whatever the order of its tiles', () => {
		const tiles = Array.from({ length: 64 }, (_, index) => tile(3, index % 8, index >> 3, `${index % 5}`));
		expect(buildArchive(tiles.toReversed(), description)).toEqual(buildArchive(tiles, description));
	});

	it('lays the tile data out along the curve', async () => {
		const tiles = Array.from({ length: 16 }, (_, index) => tile(2, index % 4, index >> 2, `tile ${index};`));
		const bytes = buildArchive(tiles, description);
		const { tileDataOffset } = await new PMTiles(inMemory(bytes)).getHeader();
		const names = new TextDecoder().decode(bytes.subarray(tileDataOffset)).split(';').slice(0, -1);
		const curve = Array.from({ length: 16 }, (_, index) => {
			const [, x, y] = tileIdToZxy(5 + index);
			return `tile ${y * 4 + x}`;
		});
		expect(names).toEqual(curve);
	});

	it('finds any tile of any zoom through leaf directories', async () => {
		const address = fc
			.integer({ min: 0, max: 26 })
			.chain((z) => fc.record({ z: fc.constant(z), x: fc.nat(2 ** z - 1), y: fc.nat(2 ** z - 1) }));
		const addresses = fc.uniqueArray(address, {
			selector: ({ z, x, y }) => `${z}/${x}/${y}`,
			minLength: 6000,
			maxLength: 9000,
			size: 'max',
		});
		await fc.assert(
			fc.asyncProperty(addresses, async (some) => {
				const tiles = some.map(({ z, x, y }, index) => tile(z, x, y, `${index % 3000}`));
				const archive = new PMTiles(inMemory(buildArchive(tiles, description)));
				const header = await archive.getHeader();
				expect(header.leafDirectoryLength).toBeGreaterThan(0);
				expect(header.rootDirectoryLength).toBeLessThanOrEqual(rootDirectoryBytes);
				expect(header.numAddressedTiles).toBe(tiles.length);
				for (const { address, bytes } of tiles) {
					expect(await read(archive, address)).toBe(new TextDecoder().decode(bytes));
				}
			}),
			{ numRuns: 2 },
		);
	}, 30_000);
});
