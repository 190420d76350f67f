import { expect, open, test } from './fixtures';
import { SilentServer } from './silent-server';
import { SiteServer } from './site-server';
import { readyOffline, storeExtract, Visitor } from './visitor';

/** The site's own check, and the browser's look for a newer worker after each navigation. */
const allowed = ['/map/archive.json', '/sw.js'];
/** Of the page's own clock, in ms: shorter than the rest between two checks. */
const aWhile = 20_000;

test('without network no request leaves for what is on the device: each page checks once, and pictures come in the size that is kept', async () => {
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	const gate = await visitor.open('/terroir');
	await readyOffline(gate);
	await storeExtract(await visitor.open('/neste-dispositivo'));
	// The gallery comes last.
	await expect
		.poll(() => gate.evaluate(() => caches.match('/art/gallery/francisca-vinho-500.avif').then(Boolean)))
		.toBe(true);

	await visitor.closeBrowser();
	await site.stop();
	const silent = await SilentServer.at(site.port);
	await visitor.openBrowser();
	const checks: string[] = [];
	visitor.context.on('requestfailed', (request) => {
		if (request.url().endsWith('/map/archive.json')) checks.push(request.frame().url());
	});

	for (const [address, width] of [
		['/', 1440],
		['/terroir', 1440],
		['/vinhos', 1440],
		['/visitar', 1440],
		['/terroir', 390],
		['/', 390],
	] as const) {
		await test.step(`${address} at ${width} pixels`, async () => {
			checks.length = 0;
			const page = await visitor.context.newPage();
			await page.setViewportSize({ width, height: 900 });
			await page.clock.install();
			await open(page, address);
			await expect.poll(() => checks.length, 'the check that nobody answers').toBe(1);
			// From here on no time passes but the page's own: a slow machine would bring the next check.
			await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
			await page.clock.runFor(aWhile);
			await expect.poll(() => page.evaluate(unseenPictures)).toEqual([]);
			expect(checks).toHaveLength(1);
			expect([...silent.asked].filter((path) => !allowed.includes(path))).toEqual([]);
			await page.close();
		});
	}
	await visitor.leave();
	await silent.close();
	await site.dispose();
});

/** Addresses of the pictures that the browser has asked for in vain, or still waits for. */
function unseenPictures(): string[] {
	return [...document.images]
		.filter((image) => image.currentSrc && image.loading !== 'lazy' && image.naturalWidth === 0)
		.map((image) => image.currentSrc);
}
