import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type LonLat = readonly [number, number];

/** What the plain page shows when every tile is there. */
type Seen = {
	/** Whether every tile came in time. */
	complete: boolean;
	/** Share of the picture without imagery, 0–1. */
	holes: number;
	/** Of red, green and blue, 0–255. */
	mean: number[];
};

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
export async function openPlainMap(page: Page, origin: string): Promise<void> {
	await page.route(`${origin}/plain/**`, (route) => {
		const file = files[new URL(route.request().url()).pathname.slice('/plain/'.length)];
		if (!file) return route.fulfill({ status: 404 });
		return route.fulfill({ body: readFileSync(file[0]), contentType: file[1] });
	});
	const { archive } = JSON.parse(readFileSync('dist/map/archive.json', 'utf8'));
	await page.goto(`${origin}/plain/?archive=${archive}`);
	await page.waitForFunction(() => 'look' in globalThis);
}

export async function look(page: Page, centre: LonLat, zoom: number): Promise<Seen> {
	return page.evaluate(
		({ centre, zoom }) => {
			const { look } = globalThis as unknown as { look(centre: LonLat, zoom: number): Promise<Seen> };
			return look(centre, zoom);
		},
		{ centre, zoom },
	);
}
