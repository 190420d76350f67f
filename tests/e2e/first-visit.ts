import type { Page, Request } from '@playwright/test';

/** The live map, which begins where a pointer rests on its box; `reserved-boxes` comes with what stands over it, and on no page before. */
const mapOnly =
	/\.pmtiles|archive\.json|maplibre|map-sheet|map-stage|live-overlay|reserved-boxes|places|assets\/sources/;

/** Bytes on the line, without headers, and the addresses of the scripts among what was fetched. */
type FirstVisit = { whole: number; script: number; scripts: ReadonlyMap<string, number> };

/**
 * What a page itself fetches until it has come to rest, before anything is pressed; the map apart, and what the worker stores in the
 * background, which is not the page's.
 */
export async function weigh(page: Page, address: string): Promise<FirstVisit> {
	const finished: Request[] = [];
	page.on('requestfinished', (request) => {
		if (!request.serviceWorker() && !mapOnly.test(request.url())) finished.push(request);
	});
	await page.goto(address);
	await page.locator('html[data-hydrated]').waitFor();
	await page.waitForTimeout(1500);
	let whole = 0;
	const scripts = new Map<string, number>();
	// Asked now and not when each finishes: one that finishes as the page is closed could not be asked any more.
	for (const request of [...finished]) {
		// From the device.
		if ((await request.response())?.fromServiceWorker()) continue;
		// Of what comes from the browser's own store, as a script does that was fetched before it is run, Chromium counts the headers off.
		const bytes = Math.max(0, (await request.sizes()).responseBodySize);
		whole += bytes;
		const { pathname } = new URL(request.url());
		// Fetched before they are run: then they are no scripts to the browser.
		if (pathname.endsWith('.js')) scripts.set(pathname, (scripts.get(pathname) ?? 0) + bytes);
	}
	return { whole, script: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0), scripts };
}

/** Scrolls from top to foot as a reader does, so that everything comes near the view once. */
export async function readToTheFoot(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let place = 0; place < document.documentElement.scrollHeight; place += innerHeight / 2) {
			scrollTo({ top: place, behavior: 'instant' });
			await new Promise((resolve) => setTimeout(resolve, 150));
		}
	});
}
