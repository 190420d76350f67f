import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskSource } from '../archive/disk-source';
import { publishedArchive } from '../archive/manifest';
import { type TileAddress, tileSize, unproject } from '../geo/mercator';
import { projectionOf } from './projections';
import { applyAffine, invertAffine } from './raster';
import { runSources, type SourceRun } from './run';
import { centroid, crosses } from './testing/crosses';
import { type Answer, addressedTile, addressIn, startTileServer, type TileServer } from './testing/tile-server';
import { type Tag, writeGeoTiff } from './testing/write-geotiff';

// Tiles are cut and encoded in earnest: a machine that is busy with other things needs longer than the usual 5 seconds.
vi.setConfig({ testTimeout: 20_000 });

/** Two neighbours at Vale Sabor. */
const addresses: readonly TileAddress[] = [
	{ z: 16, x: 31480, y: 24524 },
	{ z: 16, x: 31481, y: 24524 },
];
const copyright: Tag = [33432, 'text', '(c) Casa do Levantamento'];

let folder: string;
let out: string;
let server: TileServer | undefined;
let said: string[];

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'sources-'));
	out = join(folder, 'map');
	said = [];
	vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});

afterEach(async () => {
	await server?.close();
	server = undefined;
	await rm(folder, { recursive: true });
});

function run(sources: string[], more: Partial<SourceRun> = {}): Promise<void> {
	const retryPolicy = { firstWait: 5, retries: 1 };
	return runSources({
		sources,
		out,
		tiles: addresses,
		cache: join(folder, 'cache'),
		retryPolicy,
		quality: 60,
		...more,
	});
}

/** A file in the national projection with a cross in the middle of each tile. */
async function writeOrtho(tags: readonly Tag[] = [copyright]): Promise<string> {
	const { forward } = projectionOf(3763)!;
	const [west, north] = forward(placeIn(addresses[0]!, -40, -40));
	const placement = { code: 3763, west, north, unitsX: 0.9, unitsY: 0.9 };
	const toPixel = invertAffine({ a: 0.9, b: 0, c: west, d: 0, e: -0.9, f: north })!;
	const middles = addresses.map((tile) => applyAffine(toPixel, ...forward(placeIn(tile, 256, 256))));
	const path = join(folder, 'ortho.tif');
	await writeGeoTiff(path, { ...crosses(1160, 640, middles, placement), tags });
	return path;
}

function placeIn({ z, x, y }: TileAddress, u: number, v: number) {
	return unproject([x * tileSize + u, y * tileSize + v], z);
}

/** The published archive's metadata, and the pixels of one of its tiles. */
async function published({ z, x, y }: TileAddress = addresses[0]!) {
	const source = await DiskSource.open(await publishedArchive(out));
	try {
		const archive = new PMTiles(source);
		const tile = await archive.getZxy(z, x, y);
		const { data, info } = await sharp(Buffer.from(tile!.data)).raw().toBuffer({ resolveWithObject: true });
		return { metadata: await archive.getMetadata(), pixels: data, channels: info.channels };
	} finally {
		await source.close();
	}
}

const tile: Answer = async ({ url }, response) => void response.end(await addressedTile(...addressIn(url), 512));

describe('a run with a file', () => {
	it('writes tiles in which a ground-control cross lies on its pixel', async () => {
		await run([await writeOrtho()]);
		for (const address of addresses) {
			const { pixels, channels } = await published(address);
			const [x, y] = centroid(pixels, channels, tileSize, [256, 256], 60);
			expect(Math.hypot(x - 256, y - 256)).toBeLessThan(0.2);
		}
	});

	it('says whose imagery it is: the option, else the file', async () => {
		const path = await writeOrtho();
		await run([path], { tiles: addresses.slice(0, 1) });
		expect((await published()).metadata).toMatchObject({ attribution: '(c) Casa do Levantamento' });
		await run([path], { tiles: addresses.slice(0, 1), attribution: '© Outra Casa' });
		expect((await published()).metadata).toMatchObject({ attribution: '© Outra Casa' });
	});

	it('leaves nothing in the cache when it is through', async () => {
		await run([await writeOrtho()], { tiles: addresses.slice(0, 1) });
		expect(await readdir(join(folder, 'cache'))).toEqual([]);
	});

	it('says how much of each estate it covers', async () => {
		const around = { z: 15, x: addresses[0]!.x >> 1, y: addresses[0]!.y >> 1 };
		await run([await writeOrtho()], { tiles: [around] });
		expect(said.join('\n')).toMatch(/ortho\.tif: 0\.90 m a pixel/);
		expect(said.join('\n')).toMatch(/valesabor: (1\d|2\d|3\d|4\d|5\d) % covered/);
		expect(said.join('\n')).toMatch(/martim: not among the tiles/);
	});
});

it('A service fills what a file leaves open', async () => {
	server = await startTileServer(tile);
	const beyond = { z: 16, x: addresses[1]!.x + 1, y: addresses[1]!.y };
	const tiles = [addresses[0]!, beyond];
	await run([await writeOrtho(), `${server.origin}/{z}/{x}/{y}`], { tiles });
	expect(server.asked.map((url) => addressIn(url)).filter(([z]) => z === 16)).toEqual([[16, beyond.x, beyond.y]]);
});

it('A run that failed half way goes on where it was, and makes the same archive', async () => {
	const fine = await startTileServer(tile);
	await run([`${fine.origin}/{z}/{x}/{y}`], { attribution: '©' });
	const wanted = await readFile(await publishedArchive(out));
	await fine.close();
	let refused = true;
	server = await startTileServer((request, response) => {
		if (!refused || addressIn(request.url)[1] !== addresses[1]!.x) return tile(request, response);
		// Not before the other tile is there: what is on its way when a run fails is given up.
		setTimeout(() => response.writeHead(403).end(), 700);
	});
	const source = `${server.origin}/{z}/{x}/{y}`;
	await expect(run([source], { attribution: '©' })).rejects.toThrow(/a valid access token is required/);
	refused = false;
	const before = server.asked.length;
	await run([source], { attribution: '©' });
	expect(server.asked.slice(before).map((url) => addressIn(url)[1])).toEqual([addresses[1]!.x]);
	expect((await readFile(await publishedArchive(out))).equals(wanted)).toBe(true);
});

describe('a run that fails leaves the archive that is there as it was', () => {
	const faults: [name: string, make: () => Promise<void>, message: RegExp][] = [
		['nobody says whose imagery it is', async () => run([await writeOrtho([])]), /give --attribution "© …"/],
		[
			'the file shows another place',
			async () => {
				const path = join(folder, 'lisbon.tif');
				const placement = { code: 4326, west: -9.2, north: 38.8, unitsX: 1e-4, unitsY: 1e-4 };
				await writeGeoTiff(path, { ...crosses(64, 64, [], placement), tags: [copyright] });
				await run([path]);
			},
			/shows none of the estates: they lie at -7\.\d+ to .*, but lisbon\.tif -9\.2/,
		],
		[
			'the file is empty where the estates are',
			async () => {
				const path = join(folder, 'blank.tif');
				const [lon, lat] = placeIn(addresses[0]!, 0, 0);
				const placement = { code: 4326, west: lon, north: lat, unitsX: 1e-4, unitsY: 1e-4 };
				await writeGeoTiff(path, { ...crosses(64, 64, [], placement), tags: [copyright, [42113, 'text', '20']] });
				await run([path]);
			},
			/every tile around them would be empty/,
		],
		[
			'the server refuses',
			async () => {
				server = await startTileServer((_, response) => void response.writeHead(403).end());
				await run([`${server.origin}/{z}/{x}/{y}`], { attribution: '©' });
			},
			/a valid access token is required \(HTTP 403\)/,
		],
		[
			'the disk does not take the tiles',
			async () => {
				await writeFile(join(folder, 'full'), '');
				await run([await writeOrtho()], { cache: join(folder, 'full') });
			},
			/cannot write .*full/,
		],
		[
			'the disk does not take what a service gave',
			async () => {
				await writeFile(join(folder, 'full'), '');
				server = await startTileServer(tile);
				await run([`${server.origin}/{z}/{x}/{y}`], { attribution: '©', cache: join(folder, 'full') });
			},
			/cannot write .*full/,
		],
	];

	it.each(faults)('when %s', async (_, fail, message) => {
		await mkdir(out);
		await writeFile(join(out, 'archive.json'), 'as it was');
		await expect(fail()).rejects.toThrow(message);
		expect(await readdir(out)).toEqual(['archive.json']);
		expect(await readFile(join(out, 'archive.json'), 'utf8')).toBe('as it was');
	});
});
