import type { Page } from '@playwright/test';
import { expectReady } from './live-map';
import { mapPicture } from './map-pixels';
import { column, outlineIn, row, shiftOf } from './outline';

/** What moves when the live map takes the place of the still. */
type Replacement = {
	/** Pixels of the still's outlines. */
	outline: number;
	/** How far the outlines of the live map lie from the still's, in pixels. */
	right: number;
	down: number;
	/** Shifts of the page's layout meanwhile, as the browser measures them. */
	layoutShifts: number[];
};

/** Opens the page with its still, then lets the live map come. */
export async function replaceStill(page: Page): Promise<Replacement> {
	let release = () => {};
	const wanted = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/maplibre-engine|further-controls/, async (route) => {
		await wanted;
		await route.continue();
	});
	await page.goto('/terroir');
	await page.locator('html[data-hydrated]').waitFor();
	await page.locator('[data-map] picture img').evaluate((image: HTMLImageElement) => image.decode());
	await page.evaluate(() => document.fonts.ready);
	const still = outlineIn(await mapPicture(page));
	const shifts = await page.evaluateHandle(() => {
		const values: number[] = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if ('value' in entry) values.push(Number(entry.value));
		}).observe({ type: 'layout-shift' });
		return values;
	});
	release();
	await expectReady(page);
	const live = outlineIn(await mapPicture(page));
	return {
		outline: still.size,
		right: shiftOf(still, live, column),
		down: shiftOf(still, live, row),
		layoutShifts: await shifts.jsonValue(),
	};
}
