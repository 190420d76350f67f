import type { Page, Request } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { expect, test } from './fixtures';
import { readToTheFoot } from './read-to-the-foot';

// A first visit installs it, and its code counts.
// How far ahead pictures are fetched is the whole browser's own.
test.use({ serviceWorkers: 'allow', launchOptions });

/** Bytes on the line of a first visit before any action (docs/product.md 7), without headers; the map and what the service worker stores apart. */
const whole = 450_000;
/**
 * The build holds what a page names in its HTML to 105 kB; this is with what follows hydration (docs/decisions/0007): worker, extract and
 * waiting messages, Embla where a carousel stands in the first view, on the device page what it says of the device, and with a form
 * all that checks it, stores it and sends it.
 */
const script = 130_000;
const scriptWithForm = 137_000;

/** The live map, which begins where a pointer rests on its box. */
const mapOnly = /\.pmtiles|archive\.json|maplibre|map-sheet|map-stage|live-overlay|places|assets\/sources/;

const screens = [
	{ name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
	{ name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

/** Adds up what the page itself fetches until it has come to rest; what the worker stores in the background is not the page's. */
async function weigh(page: Page, address: string): Promise<{ whole: number; script: number }> {
	const finished: Request[] = [];
	page.on('requestfinished', (request) => {
		if (!request.serviceWorker() && !mapOnly.test(request.url())) finished.push(request);
	});
	await page.goto(address);
	await page.locator('html[data-hydrated]').waitFor();
	await page.waitForTimeout(1500);
	const weights = { whole: 0, script: 0 };
	// Asked now and not when each finishes: one that finishes as the page is closed could not be asked any more.
	for (const request of [...finished]) {
		// Of what comes from the browser's own store, as a script does that was fetched before it is run, Chromium counts the headers off.
		const bytes = Math.max(0, (await request.sizes()).responseBodySize);
		weights.whole += bytes;
		// Fetched before they are run: then they are no scripts to the browser.
		if (new URL(request.url()).pathname.endsWith('.js')) weights.script += bytes;
	}
	return weights;
}

/** Adds up what moves on a page, in the points of layout shift; what lies beneath the question of age counts for nothing. */
async function addUpShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.assign(globalThis, { shifts: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if ('value' in entry && typeof entry.value === 'number')
					Object.assign(globalThis, { shifts: Reflect.get(globalThis, 'shifts') + entry.value });
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
}

function shifts(page: Page): Promise<number> {
	return page.evaluate(() => Reflect.get(globalThis, 'shifts'));
}

/** A page of each kind; on a desktop those that load most, and the others in the long run. */
const addresses = ['/', '/terroir', '/vinhos', '/vinhos/rabigato', '/noticias', '/contacto', '/neste-dispositivo'];
const heaviest = ['/', '/terroir', '/contacto'];

for (const { name, viewport, deviceScaleFactor } of screens) {
	test.describe(`on ${name}`, () => {
		test.use({ viewport, deviceScaleFactor });

		for (const address of process.env.LONG || name === 'a phone' ? addresses : heaviest) {
			test(`a first visit to ${address} keeps to the budget and nothing moves`, async ({ page, context }) => {
				await context.clearCookies();
				await addUpShifts(page);
				const weights = await weigh(page, address);
				expect(weights.whole, 'bytes in all').toBeLessThanOrEqual(whole);
				expect(weights.script, 'bytes of scripts').toBeLessThanOrEqual(
					address === '/contacto' ? scriptWithForm : script,
				);
				expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.01);
			});

			if (!process.env.LONG && name === 'a desktop') continue;
			test(`nothing moves on ${address} for a visitor who has answered the question of age`, async ({ page }) => {
				await addUpShifts(page);
				await weigh(page, address);
				expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.01);
			});
		}

		test('nothing moves while the front page is read to its foot', async ({ page }) => {
			await addUpShifts(page);
			await page.goto('/');
			await page.locator('html[data-hydrated]').waitFor();
			await readToTheFoot(page);
			expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.01);
		});
	});
}

test('nothing moves on /visitar when the small capitals come', async ({ page }) => {
	await page.setViewportSize({ width: 412, height: 823 });
	await addUpShifts(page);
	await weigh(page, '/visitar');
	expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.01);
});
