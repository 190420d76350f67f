import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TileAddress, tileSize } from '../../geo/mercator';
import { openSources, type SourceSettings } from '../open-sources';
import { cutTile } from '../sampling/cut-tile';
import { type Answer, addressedTile, addressIn, startTileServer, type TileServer } from '../testing/tile-server';

// Tiles are cut and encoded in earnest: a machine that is busy with other things needs longer than the usual 5 seconds.
vi.setConfig({ testTimeout: 20_000 });

/** Around the estate called main, where a service is asked first how large its tiles are. */
const sampleTile: TileAddress = { z: 14, x: 7849, y: 6133 };
const secret = 'pk.s3cr3t/with+signs';
const probe = '/14/7849/6133';

let cache: string;
let server: TileServer | undefined;

beforeEach(async () => {
	cache = await mkdtemp(join(tmpdir(), 'service-'));
});

afterEach(async () => {
	await server?.close();
	server = undefined;
	await rm(cache, { recursive: true });
});

const tile: Answer = async ({ url }, response) => {
	response.setHeader('content-type', 'image/png').end(await addressedTile(...addressIn(url)));
};

/** A server that answers so, and the tile that is cut from it. */
async function serve(answer: Answer): Promise<void> {
	server = await startTileServer(answer);
}

function open(retryPolicy: SourceSettings['retryPolicy'], settings: Partial<SourceSettings> = {}) {
	const sources = [`${server?.origin}/{z}/{x}/{y}?key={token}`];
	return openSources({ sources, token: secret, cache, retryPolicy, ...settings }, new AbortController().signal);
}

async function cut(address = sampleTile, settings: Partial<SourceSettings> = {}): Promise<Uint8Array | undefined> {
	const { rasters } = await open({ firstWait: 5, retries: 3, timeout: 5000 }, settings);
	return cutTile(address, rasters);
}

const at = (rgba: Uint8Array | undefined, x: number, y: number) => [
	...rgba!.subarray((y * tileSize + x) * 4).subarray(0, 3),
];

const isSame = (a: Uint8Array | undefined, b: Uint8Array | undefined) => a && b && Buffer.compare(a, b) === 0;

async function failureOf(work: Promise<unknown>): Promise<string> {
	return work.then(
		() => 'nothing failed',
		(error: Error) => `${error.message} ${error.stack}`,
	);
}

describe('tiles of 256 pixels', () => {
	it('are joined, four of the next zoom to one of ours, unchanged', async () => {
		await serve(tile);
		const pixels = await cut();
		const [west, north] = [(sampleTile.x * 2) % 256, (sampleTile.y * 2) % 256];
		for (const [x, y] of [
			[0, 0],
			[255, 255],
			[256, 0],
			[511, 255],
			[0, 256],
			[511, 511],
		] as const) {
			expect(at(pixels, x, y)).toEqual([west + (x >> 8), north + (y >> 8), 150]);
		}
	});

	it('are asked for once each, and no more than is needed', async () => {
		await serve(tile);
		await cut();
		const { x, y } = sampleTile;
		const four = [0, 1].flatMap((dx) => [0, 1].map((dy) => `/15/${x * 2 + dx}/${y * 2 + dy}`));
		expect(server?.asked.map((url) => url.split('?')[0]).sort()).toEqual([probe, ...four].sort());
		expect(server?.asked.every((url) => url.endsWith(`?key=${encodeURIComponent(secret)}`))).toBe(true);
	});
});

it('Tiles of 512 pixels are taken as they are', async () => {
	await serve(async ({ url }, response) => void response.end(await addressedTile(...addressIn(url), 512)));
	expect(at(await cut(), 300, 300)).toEqual([sampleTile.x % 256, sampleTile.y % 256, 140]);
	expect(server?.asked).toHaveLength(1);
});

it('Rows may be counted from the south', async () => {
	await serve(tile);
	const pixels = await cut(sampleTile, { sources: [`${server?.origin}/{z}/{x}/{-y}`] });
	expect(at(pixels, 0, 0)[1]).toBe((2 ** 15 - 1 - sampleTile.y * 2) % 256);
});

it('A hole is filled from the zoom above it', async () => {
	await serve((request, response) => {
		const [z, x, y] = addressIn(request.url);
		if (z === 15 && x === sampleTile.x * 2 && y === sampleTile.y * 2)
			return void response.writeHead(404).end('no such tile');
		return tile(request, response);
	});
	const pixels = await cut();
	expect(at(pixels, 100, 100)).toEqual([sampleTile.x % 256, sampleTile.y % 256, 140]);
	expect(at(pixels, 300, 300)[2]).toBe(150);
});

describe('a server in trouble', () => {
	it('that answers 500 is asked again', async () => {
		let failures = 2;
		await serve((request, response) => {
			if (failures-- > 0) return void response.writeHead(500).end();
			return tile(request, response);
		});
		expect(at(await cut(), 0, 0)[2]).toBe(150);
	});

	it('that says when to come back is left alone until then, by all', async () => {
		const arrivals: [url: string, time: number][] = [];
		await serve((request, response) => {
			if (addressIn(request.url)[0] === 15) arrivals.push([request.url ?? '', performance.now()]);
			if (arrivals.length === 1) return void response.writeHead(429, { 'retry-after': '1' }).end();
			return tile(request, response);
		});
		const opened = await open({ firstWait: 5, retries: 3, concurrency: 2 });
		await Promise.all([0, 1, 2].map((dx) => cutTile({ ...sampleTile, x: sampleTile.x + dx }, opened.rasters)));
		const [[refused, start = 0] = [], , ...later] = arrivals;
		expect(later).toHaveLength(11);
		expect(later.map(([url]) => url)).toContain(refused);
		for (const [, time] of later) expect(time - start).toBeGreaterThan(950);
	});

	it('that asks to wait until tomorrow is not waited for', async () => {
		await serve((_, response) => void response.writeHead(503, { 'retry-after': '86400' }).end());
		expect(await failureOf(cut())).toMatch(/come back in 1440 minutes/);
		expect(server?.asked).toHaveLength(1);
	});

	it('that stays silent is given up in the end', async () => {
		await serve(() => undefined);
		expect(await failureOf(cut(sampleTile, { retryPolicy: { firstWait: 5, retries: 1, timeout: 60 } }))).toMatch(
			/tile 14\/7849\/6133: no answer within 0\.06 seconds/,
		);
		expect(server?.asked).toHaveLength(2);
	});

	it('that breaks off in the middle of a tile is asked again', async () => {
		let broken = false;
		await serve(async (request, response) => {
			if (broken) return tile(request, response);
			broken = true;
			response.writeHead(200, { 'content-length': '5000' });
			response.write(Buffer.alloc(100));
			setTimeout(() => response.destroy(), 10);
		});
		expect(at(await cut(), 0, 0)[2]).toBe(150);
	});

	it('is never asked by more than four at a time', async () => {
		await serve(async (request, response) => {
			await new Promise((resolve) => setTimeout(resolve, 20));
			return tile(request, response);
		});
		const { rasters } = await open({});
		await Promise.all([0, 1, 2, 3, 4, 5].map((dx) => cutTile({ ...sampleTile, x: sampleTile.x + dx }, rasters)));
		expect(server?.busiest()).toBe(4);
	});
});

describe('a clear message', () => {
	const png = () => addressedTile(14, 1, 1);
	const cases: [name: string, answer: Answer, message: RegExp][] = [
		[
			'for 401',
			(_, response) => void response.writeHead(401).end(),
			/a valid access token is required \(HTTP 401\).*MAP_TOKEN/,
		],
		['for 403', (_, response) => void response.writeHead(403).end(), /a valid access token is required \(HTTP 403\)/],
		[
			'for another refusal',
			(_, response) => void response.writeHead(418).end(),
			/tile 14\/7849\/6133: the server answers HTTP 418/,
		],
		[
			'for a login page',
			(_, response) => void response.setHeader('content-type', 'text/html').end('<!doctype html><p>Log in'),
			/tile 14\/7849\/6133: is a page \(text\/html\), not a picture/,
		],
		[
			'for an error report dressed as a picture',
			(_, response) => void response.setHeader('content-type', 'image/png').end('<?xml version="1.0"?><Error/>'),
			/is a page \(image\/png\), not a picture/,
		],
		[
			'for a damaged tile',
			async (_, response) => void response.end((await png()).subarray(0, 90)),
			/tile 14\/7849\/6133: is not a whole picture/,
		],
		['for an empty tile', (_, response) => void response.end(), /tile 14\/7849\/6133: is empty/],
		[
			'for a service without a tile',
			(_, response) => void response.writeHead(404).end(),
			/has no tile of the estates at zoom 14/,
		],
		[
			'for tiles of changing size',
			async ({ url }, response) => {
				const [z, x, y] = addressIn(url);
				response.end(await addressedTile(z, x, y, z === 14 ? 256 : 128));
			},
			/tile 15\/\d+\/\d+ is 128 × 128 pixels where 256 × 256 were expected/,
		],
	];

	it.each(cases)('%s, without the token', async (_, answer, message) => {
		await serve(answer);
		const failure = await failureOf(cut());
		expect(failure).toMatch(message);
		expect(failure).not.toContain(secret);
		expect(failure).not.toContain(encodeURIComponent(secret));
	});

	it('for a server that is not there', async () => {
		await serve(tile);
		const origin = server?.origin;
		await server?.close();
		const failure = await failureOf(cut(sampleTile, { sources: [`${origin}/{z}/{x}/{y}?key={token}`] }));
		expect(failure).toMatch(/the server cannot be reached/);
		expect(failure).not.toContain(encodeURIComponent(secret));
	});

	it('for a token that is wanted and not there', async () => {
		await serve(tile);
		expect(await failureOf(cut(sampleTile, { token: undefined }))).toMatch(
			/a valid access token is required.*MAP_TOKEN/,
		);
		expect(server?.asked).toEqual([]);
	});

	it.each([
		['{s}', '/{s}/{z}/{x}/{y}', /placeholder \{s\}/],
		['no row', '/{z}/{x}', /lacks \{y\}/],
		['no zoom', '/{x}/{y}', /lacks \{z\}/],
	])('for an address with %s', async (_, path, message) => {
		expect(await failureOf(cut(sampleTile, { sources: [`http://127.0.0.1:9${path}`] }))).toMatch(message);
	});
});

describe('a run that was stopped', () => {
	it('does not ask again for what it was given, holes included', async () => {
		await serve((request, response) => {
			if (addressIn(request.url)[0] === 15) return void response.writeHead(404).end();
			return tile(request, response);
		});
		const first = await cut();
		const asked = server?.asked.length;
		expect(isSame(await cut(), first)).toBe(true);
		expect(server?.asked).toHaveLength(asked ?? 0);
	});

	it('asks again for a tile that was damaged on disk', async () => {
		await serve(tile);
		const first = await cut();
		const files = (await readdir(cache, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
		expect(files).toHaveLength(5);
		for (const { parentPath, name } of files) {
			const file = join(parentPath, name);
			await writeFile(file, (await readFile(file)).subarray(0, 60));
		}
		expect(isSame(await cut(), first)).toBe(true);
	});

	it('keeps nothing that holds the token', async () => {
		await serve(tile);
		await cut();
		const names = await readdir(cache, { recursive: true });
		expect(names.join()).not.toContain('s3cr3t');
	});
});
