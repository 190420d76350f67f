import type { Page } from '@playwright/test';
import { build } from 'vite';
import { replaceStill } from '../e2e/replacement';
import { SiteServer } from '../e2e/site-server';
import { readyOffline, storeExtract, Visitor } from '../e2e/visitor';
import { type Figure, mean, median } from './figure';
import { benchSelection } from './selection';
import type { Reading } from './tile-reads';

const runs = 7;
const tileReads = 300;

/**
 * In a real browser: from a cold start to map ready, and the reading of tiles, with the network, from the device with the server
 * stopped, and from the joined file in memory.
 */
export async function benchBrowser(): Promise<Figure[]> {
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	const neighbour = await neighbourOnline();
	try {
		await declineExtract(await visitor.context.newPage());
		const { right, down, layoutShifts } = await replaceStill(await visitor.context.newPage());
		const reader = await tileReader();
		const first = await visitor.open('/filosofia');
		await readyOffline(first);
		const network = await readTiles(first, reader, 'site');
		const page = await visitor.open('/neste-dispositivo');
		await readyOffline(page);
		await storeExtract(page);
		await site.stop();
		const { online, offline } = await coldStarts(neighbour, visitor);
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
				{ name: `tile read, ${origin}, mean`, value: mean(times), unit: 'ms' },
			]),
		];
	} finally {
		for (const each of [visitor, neighbour]) {
			await each.leave();
			await each.site.dispose();
		}
	}
}

/** Another visitor, with a server that goes on: has the pages stored, and the map from the network. */
async function neighbourOnline(): Promise<Visitor> {
	const visitor = await Visitor.arrive(await SiteServer.create());
	await declineExtract(await visitor.context.newPage());
	await readyOffline(await visitor.open('/filosofia'));
	return visitor;
}

/** Until it is wanted the extract stays away: what is measured online is not to come from the device. */
async function declineExtract(page: Page): Promise<void> {
	await page.goto('/map/archive.json');
	await page.evaluate(async () => {
		await (await caches.open('satellite-extract-choice')).put('/map/extract-choice', new Response('removed'));
	});
	await page.close();
}

/** By turns, for what else the machine is doing changes from one minute to the next: one after the other, the same build came to 0.8 and to 1.5 times. */
async function coldStarts(neighbour: Visitor, visitor: Visitor): Promise<{ online: number; offline: number }> {
	const [online, offline]: [number[], number[]] = [[], []];
	await neighbour.closeBrowser();
	await visitor.closeBrowser();
	for (let run = 0; run < runs; run += 1) {
		online.push(await coldStart(neighbour));
		offline.push(await coldStart(visitor));
	}
	await visitor.openBrowser();
	return { online: median(online), offline: median(offline) };
}

/** From the navigation in a new process of the browser to the map; the service worker was installed before. In ms. */
async function coldStart(visitor: Visitor): Promise<number> {
	await visitor.openBrowser();
	const page = await visitor.context.newPage();
	const start = performance.now();
	await page.goto('/terroir#15/41.16/-7.52');
	await page.locator('[data-map-state=ready]').waitFor({ timeout: 60_000 });
	const time = performance.now() - start;
	await visitor.closeBrowser();
	return time;
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
