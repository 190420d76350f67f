import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TileAddress, tileSize, unproject } from '../../geo/mercator';
import { openSources, type SourceSettings } from '../open-sources';
import { projectionOf } from '../projections';
import { cutTile } from '../sampling/cut-tile';
import { type CapabilitiesOptions, capabilities } from '../testing/capabilities';
import { centroid, crosses } from '../testing/crosses';
import { addressedTile, startTileServer, type TileServer } from '../testing/tile-server';

// Tiles are cut and encoded in earnest: a machine that is busy with other things needs longer than the usual 5 seconds.
vi.setConfig({ testTimeout: 20_000 });

const tile: TileAddress = { z: 14, x: 7849, y: 6133 };

let cache: string;
let server: TileServer | undefined;

beforeEach(async () => {
	cache = await mkdtemp(join(tmpdir(), 'wmts-'));
});

afterEach(async () => {
	await server?.close();
	server = undefined;
	await rm(cache, { recursive: true });
});

/** A service of such capabilities, whose tiles tell their column and row. */
async function serve(
	options: Partial<CapabilitiesOptions> = {},
	answer?: (url: URL) => Promise<Buffer>,
): Promise<void> {
	server = await startTileServer(async ({ url = '' }, response) => {
		const address = new URL(url, 'http://127.0.0.1');
		if (address.pathname === '/wmts') {
			return void response.setHeader('content-type', 'text/xml').end(document(options));
		}
		const column = Number(address.searchParams.get('tilecol') ?? address.pathname.split('/').at(-2));
		const row = Number(address.searchParams.get('tilerow') ?? address.pathname.split('/').at(-1)?.slice(0, -4));
		response.setHeader('content-type', 'image/png').end(await (answer?.(address) ?? addressedTile(1, column, row)));
	});
}

function document(options: Partial<CapabilitiesOptions>): string {
	return capabilities({ origin: server?.origin ?? '', ...options });
}

async function open(settings: Partial<SourceSettings> = {}) {
	const sources = [`${server?.origin}/wmts`];
	return openSources({ sources, cache, retryPolicy: { retries: 0 }, ...settings }, new AbortController().signal);
}

const at = (rgba: Uint8Array | undefined, x: number, y: number) => [
	...rgba!.subarray((y * tileSize + x) * 4).subarray(0, 2),
];
const asked = () => server?.asked.filter((url) => !url.startsWith('/wmts')) ?? [];

describe('a WMTS', () => {
	it.each([true, false])('gives its tiles unchanged (REST: %s)', async (rest) => {
		await serve({ rest });
		const pixels = await cutTile(tile, (await open()).rasters);
		expect(at(pixels, 100, 100)).toEqual([(tile.x * 2) % 256, (tile.y * 2) % 256]);
		expect(at(pixels, 400, 300)).toEqual([(tile.x * 2 + 1) % 256, (tile.y * 2 + 1) % 256]);
		expect(asked()).toHaveLength(4);
	});

	it('is asked with its default style and dimension, and for pictures without loss if it has them', async () => {
		await serve();
		await cutTile(tile, (await open()).rasters);
		const query = new URL(asked()[0] ?? '', 'http://127.0.0.1').searchParams;
		expect(Object.fromEntries(query)).toMatchObject({
			request: 'GetTile',
			layer: 'orto',
			style: 'day',
			time: '2021',
			format: 'image/png',
			tilematrixset: 'grid',
			tilematrix: 'EPSG:3857:15',
		});
	});

	it('is asked by its REST address where it has one', async () => {
		await serve({ rest: true });
		await cutTile(tile, (await open()).rasters);
		expect(asked()).toContain(`/rest/2021/day/grid/EPSG%3A3857%3A15/${tile.x * 2}/${tile.y * 2}.png`);
	});

	it('says whose imagery it is', async () => {
		await serve();
		expect((await open()).attributions).toEqual(['© Instituto de Fotografia Aérea']);
	});

	it('gets its token with every tile, on its own host only', async () => {
		await serve();
		const sources = [`${server?.origin}/wmts?key={token}`];
		await cutTile(tile, (await open({ sources, token: 'abc' })).rasters);
		expect(asked().every((url) => url.includes('key=abc'))).toBe(true);
	});

	it('is not asked for tiles beyond its limits', async () => {
		const limit = (zoom: number, columns: string, rows: string) => `<TileMatrixLimits>
			<TileMatrix>EPSG:3857:${zoom}</TileMatrix>${rows}${columns}</TileMatrixLimits>`;
		const bounds = (kind: string, from: number, to: number) =>
			`<MinTile${kind}>${from}</MinTile${kind}><MaxTile${kind}>${to}</MaxTile${kind}>`;
		const { x, y } = tile;
		await serve({
			limits: `<TileMatrixSetLimits>${limit(14, bounds('Col', x, x), bounds('Row', y, y))}${limit(
				15,
				bounds('Col', x * 2 + 1, x * 2 + 1),
				bounds('Row', y * 2, y * 2 + 1),
			)}</TileMatrixSetLimits>`,
		});
		const pixels = await cutTile(tile, (await open()).rasters);
		expect(at(pixels, 100, 100)).toEqual([x % 256, y % 256]);
		expect(at(pixels, 400, 100)).toEqual([(x * 2 + 1) % 256, (y * 2) % 256]);
		expect(asked()).toHaveLength(3);
	});

	it('may answer 400 where it has no tile, and what is there above shows through', async () => {
		const { x, y } = tile;
		server = await startTileServer(async ({ url = '' }, response) => {
			const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
			if (pathname === '/wmts') return void response.end(document({}));
			const [column, row] = [Number(searchParams.get('tilecol')), Number(searchParams.get('tilerow'))];
			if (column !== x * 2) return void response.end(await addressedTile(1, column, row));
			response.writeHead(400).end('<Exception exceptionCode="TileOutOfRange"/>');
		});
		const pixels = await cutTile(tile, (await open()).rasters);
		expect(at(pixels, 100, 100)).toEqual([x % 256, y % 256]);
		expect(at(pixels, 400, 100)).toEqual([(x * 2 + 1) % 256, (y * 2) % 256]);
	});

	it('in the national projection is resampled, and a cross lands on its pixel', async () => {
		const { forward } = projectionOf(3763)!;
		const middle = unproject([(tile.x + 0.5) * tileSize, (tile.y + 0.5) * tileSize], tile.z);
		const [east, north] = forward(middle);
		const [resolution, side] = [7, 1024];
		const [west, top] = [Math.round(east) - 3000, Math.round(north) + 3100];
		const placement = { code: 3763, west, north: top, unitsX: resolution, unitsY: resolution };
		const { values } = crosses(side, side, [[(east - west) / resolution, (top - north) / resolution]], placement);
		const whole = sharp(values, { raw: { width: side, height: side, channels: 3 } });
		await serve(
			{
				crs: 'urn:ogc:def:crs:EPSG::3763',
				matrices: `<TileMatrix><ows:Identifier>0</ows:Identifier><ScaleDenominator>${resolution / 0.00028}</ScaleDenominator>
					<TopLeftCorner>${west} ${top}</TopLeftCorner><TileWidth>256</TileWidth><TileHeight>256</TileHeight>
					<MatrixWidth>4</MatrixWidth><MatrixHeight>4</MatrixHeight></TileMatrix>`,
			},
			({ searchParams }) => {
				const [left, top] = [Number(searchParams.get('tilecol')) * 256, Number(searchParams.get('tilerow')) * 256];
				return whole.clone().extract({ left, top, width: 256, height: 256 }).png().toBuffer();
			},
		);
		const [x, y] = centroid((await cutTile(tile, (await open()).rasters))!, 4, tileSize, [256, 256], 80);
		expect(Math.hypot(x - 256, y - 256)).toBeLessThan(0.1);
	});

	it('with latitude before longitude lies where it lies', async () => {
		const degrees = 0.001;
		await serve({
			crs: 'urn:ogc:def:crs:EPSG::4326',
			matrices: `<TileMatrix><ows:Identifier>0</ows:Identifier>
				<ScaleDenominator>${(degrees * 111319.49079327358) / 0.00028}</ScaleDenominator>
				<TopLeftCorner>90 -180</TopLeftCorner><TileWidth>256</TileWidth><TileHeight>256</TileHeight>
				<MatrixWidth>1407</MatrixWidth><MatrixHeight>704</MatrixHeight></TileMatrix>`,
		});
		const [lon, lat] = unproject([(tile.x + 0.5) * tileSize, (tile.y + 0.5) * tileSize], tile.z);
		const [column, row] = [(lon + 180) / degrees / 256, (90 - lat) / degrees / 256].map(Math.floor);
		const pixels = await cutTile(tile, (await open()).rasters);
		expect(at(pixels, 256, 256)).toEqual([column! % 256, row! % 256]);
	});
});

describe('a WMTS that cannot be used says why', () => {
	const cases: [name: string, options: Partial<CapabilitiesOptions>, layer: string | undefined, message: RegExp][] = [
		[
			'several layers',
			{ layers: ['orto', 'relevo'] },
			undefined,
			/choose with --layer: orto \(Ortofotos & mais\), relevo/,
		],
		['a layer it lacks', {}, 'mapa', /no layer ‘mapa’; there are: orto/],
		[
			'another projection',
			{ crs: 'urn:ogc:def:crs:EPSG::27700' },
			undefined,
			/‘orto’ is in none of the projections EPSG:3857/,
		],
		['no zoom', { matrices: '' }, undefined, /in none of the projections/],
		[
			'a broken grid',
			{ matrices: '<TileMatrix><ScaleDenominator>x</ScaleDenominator></TileMatrix>' },
			undefined,
			/ScaleDenominator that is no number/,
		],
	];

	it.each(cases)('for %s', async (_, options, layer, message) => {
		await serve(options);
		await expect(open({ layer })).rejects.toThrow(message);
	});

	it.each([
		[
			'an exception',
			'<ows:ExceptionReport xmlns:ows="o"><ows:Exception><ows:ExceptionText>no such service</ows:ExceptionText></ows:Exception></ows:ExceptionReport>',
			/no such service/,
		],
		['a web page', '<!DOCTYPE html><html></html>', /is a web page, not a capabilities document/],
		['another document', '<WMS_Capabilities/>', /is not a WMTS capabilities document/],
		['no XML', 'Contents', /is not/],
		['half a document', '<Capabilities><Contents>', /is not XML/],
	])('for %s', async (_, text, message) => {
		server = await startTileServer((_request, response) => void response.end(text));
		await expect(open()).rejects.toThrow(message);
	});

	it('and one layer of several is taken when it is named', async () => {
		await serve({ layers: ['orto', 'relevo'] });
		expect((await open({ layer: 'relevo' })).rasters[0]?.name).toContain('relevo');
	});
});
