import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { VIEW_CENTRES, VIEW_NAMES, VIEW_ZOOM } from '../../tiles/geo/views';
import { expect, test } from './fixtures';

type LonLat = readonly [number, number];
type Seen = { holes: number; mean: number[] };
type Camera = { center: LonLat; zoom: number };

/** Parts of the plain page by the name it asks for them under. */
const files: Readonly<Record<string, [path: string, type: string]>> = {
	'': ['tests/e2e/plain-map/index.html', 'text/html'],
	'plain-map.js': ['tests/e2e/plain-map/plain-map.js', 'text/javascript'],
	'pmtiles.js': ['node_modules/pmtiles/dist/pmtiles.js', 'text/javascript'],
	'maplibre-gl.mjs': ['node_modules/maplibre-gl/dist/maplibre-gl.mjs', 'text/javascript'],
	'maplibre-gl-shared.mjs': ['node_modules/maplibre-gl/dist/maplibre-gl-shared.mjs', 'text/javascript'],
	'maplibre-gl-worker.mjs': ['node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', 'text/javascript'],
};

/** Opens a page with nothing but MapLibre beside the site, which serves it the archive. */
async function openPlainMap(page: Page, origin: string): Promise<void> {
	await page.route(`${origin}/plain/**`, (route) => {
		const file = files[new URL(route.request().url()).pathname.slice('/plain/'.length)];
		if (!file) return route.fulfill({ status: 404 });
		return route.fulfill({ body: readFileSync(file[0]), contentType: file[1] });
	});
	const { archive } = JSON.parse(readFileSync('dist/map/archive.json', 'utf8'));
	await page.goto(`${origin}/plain/?archive=${archive}`);
	await page.waitForFunction(() => 'look' in globalThis);
}

async function look(page: Page, camera: Camera): Promise<Seen> {
	return page.evaluate(({ center, zoom }) => {
		const { look } = globalThis as unknown as { look(center: LonLat, zoom: number): Promise<Seen> };
		return look(center, zoom);
	}, camera);
}

async function withWindow(browser: Browser, density: number, use: (page: Page) => Promise<void>): Promise<void> {
	const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, deviceScaleFactor: density });
	await use(page);
	await page.close();
}

for (const density of [1, 2]) {
	test(`a plain MapLibre page shows every view whole, at density ${density}`, async ({ browser, site }) => {
		test.setTimeout(180_000);
		await withWindow(browser, density, async (page) => {
			await openPlainMap(page, site.origin);
			for (const view of VIEW_NAMES) {
				const { holes, mean } = await look(page, { center: VIEW_CENTRES[view], zoom: VIEW_ZOOM });
				expect(holes, view).toBe(0);
				for (const channel of mean) expect(channel).toBeGreaterThan(40);
			}
		});
	});
}
