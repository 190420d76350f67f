import type { Page } from '@playwright/test';
import { build } from 'vite';
import { replaceStill } from '../e2e/replacement';
import { SiteServer } from '../e2e/site-server';
import { readyOffline, storeExtract, Visitor } from '../e2e/visitor';
import { type Figure, median } from './figure';
import { benchSelection } from './selection';
import type { Reading } from './tile-reads';

const runs = 5;
const tileReads = 300;

/**
 * In a real browser: from a cold start to map ready, and the reading of tiles, with the network, from the device with the server
 * stopped, and from the joined file in memory.
 */
export async function benchBrowser(): Promise<Figure[]> {
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	try {
		await declineExtract(await visitor.context.newPage());
		const { right, down, layoutShifts } = await replaceStill(await visitor.context.newPage());
		const reader = await tileReader();
		const first = await visitor.open('/filosofia');
		await readyOffline(first);
		const network = await readTiles(first, reader, 'site');
		const online = await mapReadyTimes(visitor);

		const page = await visitor.open('/neste-dispositivo');
		await readyOffline(page);
		await storeExtract(page);
		await site.stop();
		const offline = await mapReadyTimes(visitor);
		const device = await readTiles(await visitor.open('/filosofia'), reader, 'site');
		const memory = await readTiles(await visitor.open('/filosofia'), reader, 'memory');
		const selection = await benchSelection(await visitor.open('/terroir'));
		return [
			...selection,
			{ name: 'from still to live map, parcels to the right', value: right, unit: 'px' },
			{ name: 'from still to live map, parcels down', value: down, unit: 'px' },
			{ name: 'from still to live map, layout shifts', value: layoutShifts.length, unit: 'shifts' },
			{ name: 'cold start to map ready, online, map from the network', value: online, unit: 'ms' },
			{ name: 'cold start to map ready, server stopped, map from the device', value: offline, unit: 'ms' },
			{ name: 'cold start to map ready, offline to online', value: offline / online, unit: 'times' },
			...[network, device, memory].flatMap(({ origin, times }) => [
				{ name: `tile read, ${origin}, median of ${times.length}`, value: median(times), unit: 'ms' },
				// The clock of a page is too coarse for one read from memory.
				{
					name: `tile read, ${origin}, mean`,
					value: times.reduce((sum, time) => sum + time, 0) / times.length,
					unit: 'ms',
				},
			]),
		];
	} finally {
		await visitor.leave();
		await site.dispose();
	}
}

/** Until it is wanted the extract stays away: what is measured online is not to come from the device. */
async function declineExtract(page: Page): Promise<void> {
	await page.goto('/map/archive.json');
	await page.evaluate(async () => {
		await (await caches.open('satellite-extract-choice')).put('/map/extract-choice', new Response('removed'));
	});
	await page.close();
}

/** From the navigation in a new process of the browser; the service worker was installed before. */
async function mapReadyTimes(visitor: Visitor): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < runs; run += 1) {
		await visitor.closeBrowser();
		await visitor.openBrowser();
		const page = await visitor.context.newPage();
		const start = performance.now();
		await page.goto('/terroir#15/41.16/-7.52');
		await page.locator('[data-map-state=ready]').waitFor({ timeout: 60_000 });
		times.push(performance.now() - start);
		await page.close();
	}
	return median(times);
}

async function readTiles(page: Page, reader: string, from: 'site' | 'memory'): Promise<Reading> {
	await page.evaluate(reader);
	return page.evaluate(
		({ count, from }) => {
			const { readTiles } = globalThis as unknown as {
				readTiles(count: number, from: 'site' | 'memory'): Promise<Reading>;
			};
			return readTiles(count, from);
		},
		{ count: tileReads, from },
	);
}

/** Evaluated rather than loaded, because a script of the test's own would meet the content security policy. */
async function tileReader(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'error',
		build: { write: false, lib: { entry: 'tests/bench/tile-reads.ts', formats: ['iife'], name: 'bench' } },
	});
	const [output] = Array.isArray(built) ? built : [built];
	if (!output || !('output' in output)) throw new Error('The tile reader was not built.');
	return output.output[0].code;
}
