import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { project, tileSize } from '../../tiles/geo/mercator';
import { viewCentres, viewZoom } from '../../tiles/geo/views';
import { answerRanges, archiveHeader, type Range, rangeOf, rangeOfTile, zoomsByOffset } from './archive-ranges';
import { expect, longUnless, test } from './fixtures';
import { expectMapError, expectReady, openReady } from './live-map';

test.use({ viewport: { width: 1100, height: 700 } });

const manifest: { archive: string; blockBytes: number; blocks: string[] } = JSON.parse(
	readFileSync('dist/map/archive.json', 'utf8'),
);

/** Stores some of the blocks as a download does that the visitor has paused. */
async function storeBlocks(page: Page, stored: readonly number[]): Promise<void> {
	await page.evaluate(
		async ({ manifest, stored }) => {
			await (await caches.open('satellite-extract-choice')).put('/map/extract-choice', new Response('paused'));
			const cache = await caches.open(`satellite-extract:${manifest.archive}`);
			await cache.put('/map/block-manifest', new Response(JSON.stringify(manifest)));
			const archive = await (await fetch(manifest.archive)).blob();
			for (const block of stored) {
				const start = block * manifest.blockBytes;
				const body = archive.slice(start, start + manifest.blockBytes);
				await cache.put(`/map/block/${manifest.blocks[block]}`, new Response(body));
			}
		},
		{ manifest, stored },
	);
}

test.describe('with the worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('of an extract that is not whole on the device only what is missing is asked for', async ({ page }) => {
		const [x, y] = project(viewCentres.martim, viewZoom);
		const tile = await rangeOfTile(viewZoom, Math.floor(x / tileSize), Math.floor(y / tileSize));
		const missing = blocksOf(tile);
		// A page that fetches nothing of the extract, on the same origin.
		await page.goto('/map/archive.json');
		await storeBlocks(
			page,
			manifest.blocks.map((_, block) => block).filter((block) => !missing.includes(block)),
		);
		const asked: Range[] = [];
		page.on('request', (request) => {
			const range = request.url().endsWith('.pmtiles') ? rangeOf(request.headers()) : undefined;
			if (range) asked.push(range);
		});
		await openReady(page, '/terroir?terroir=martim');
		await expect(page.locator('[data-map]')).toHaveAttribute('data-map-source', 'network');
		expect(asked).toContainEqual(tile);
		// A part that reaches into a missing block is asked for whole.
		expect(asked.filter((range) => !blocksOf(range).some((block) => missing.includes(block)))).toEqual([]);
	});
});

function blocksOf({ start, end }: Range): number[] {
	const first = Math.floor(start / manifest.blockBytes);
	const last = Math.floor((end - 1) / manifest.blockBytes);
	return Array.from({ length: last - first + 1 }, (_, block) => first + block);
}

test('whose imagery it is stands on the map, as the archive says it', async ({ page }) => {
	const { jsonMetadataOffset, jsonMetadataLength } = await archiveHeader();
	const metadata = gzipOfLength({ attribution: '<b>© Casa</b> do Levantamento' }, jsonMetadataLength);
	await answerRanges(page, ({ start }) => (start === jsonMetadataOffset ? metadata : undefined));
	await page.goto('/terroir#15/41.16/-7.52');
	await expect(page.locator('[data-map]')).toContainText('Imagem ilustrativa');
	await expectReady(page);
	await expect(page.locator('[data-map]')).toContainText('© Casa do Levantamento');
	await expect(page.locator('[data-map]')).not.toContainText('Imagem ilustrativa');
});

/** The header's place for a file name fills up what the bytes fall short of. */
function gzipOfLength(json: unknown, length: number): Buffer {
	const plain = gzipSync(JSON.stringify(json));
	const [header, rest] = [Buffer.from(plain.subarray(0, 10)), plain.subarray(10)];
	const hasName = 8;
	header[3] = hasName;
	const name = Buffer.concat([Buffer.alloc(length - plain.length - 1, 'x'), Buffer.from([0])]);
	return Buffer.concat([header, name, rest]);
}

test.describe('on a screen of double density', () => {
	test.use({ deviceScaleFactor: 2, viewport: { width: 390, height: 500 } });

	test('zoom 15 is drawn from the tiles of zoom 16', async ({ page }) => {
		const zooms = new Set<number>();
		const zoomAt = await zoomsByOffset();
		page.on('request', (request) => {
			const start = request.url().endsWith('.pmtiles') && rangeOf(request.headers())?.start;
			const zoom = start ? zoomAt.get(start) : undefined;
			if (zoom !== undefined) zooms.add(zoom);
		});
		await openReady(page, '/terroir#15/41.16/-7.52');
		expect([...zooms]).toContain(16);
		expect([...zooms]).not.toContain(15);
	});
});

/** The page as if the site's settings named a provider of imagery. */
async function withProvider(page: Page, tiles: string, token: string): Promise<void> {
	await page.route('**/terroir', async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		const settings = /(<script type="application\/json" id="site-settings">)(.*?)(<\/script>)/s;
		const body = html.replace(settings, (_, open, json, close) => {
			return `${open}${JSON.stringify({ ...JSON.parse(json), map: { tiles, token } })}${close}`;
		});
		await route.fulfill({ response, body });
	});
}

test.describe('a provider of imagery beyond the archive', () => {
	const tiles = '/online/{z}/{x}/{y}.png?token={token}';

	test('is asked beyond it and never within', async ({ page, complaints }) => {
		complaints.expect(/Failed to load resource/);
		const asked: string[] = [];
		await withProvider(page, tiles, 'a b');
		await page.route('**/online/**', (route) => {
			asked.push(route.request().url());
			return route.fulfill({ status: 404 });
		});
		// Its pictures have half the pixels of the archive's: near by as well those are as fine.
		for (const view of ['#18/41.16/-7.5195', '#15/41.16/-7.52']) {
			await openReady(page, `/terroir${view}`);
			expect(asked, view).toEqual([]);
		}
		await page.evaluate(() => {
			location.hash = '#12/40.5/-8.4';
		});
		await expect.poll(() => asked.length).toBeGreaterThan(0);
		expect(asked[0]).toMatch(/\/online\/13\/\d+\/\d+\.png\?token=a%20b$/);
		await expect(page.locator('[data-map-error]')).toHaveCount(0);
	});

	for (const [what, answer, token, error, words] of [
		['a refused token', { status: 401 }, 'old', 'access-denied', 'access token'],
		[
			'pictures it cannot show',
			{ body: '<svg/>', contentType: 'image/svg+xml' },
			'ok',
			'unsupported-image',
			'JPEG, PNG',
		],
		['a token that is missing', { status: 404 }, '', 'token-missing', 'access token'],
	] as const) {
		test(`says ${what}, over a map that goes on${longUnless(error === 'access-denied')}`, async ({
			page,
			complaints,
		}) => {
			complaints.expect(/Failed to load resource/);
			await withProvider(page, tiles, token);
			await page.route('**/online/**', (route) => route.fulfill(answer));
			await page.goto('/terroir#12/40.5/-8.4');
			await expectMapError(page, error, words);
			await expect(page.locator('[data-map] canvas')).toHaveCount(1);
		});
	}
});
