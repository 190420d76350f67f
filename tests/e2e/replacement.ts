import type { Page } from '@playwright/test';
import { holdBack, open } from './fixtures';
import { expectReady } from './live-map';
import { mapPicture, type Picture } from './map-pixels';

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
	const release = await holdBack(page, /maplibre-engine|further-controls/);
	await open(page, '/terroir');
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

/** Pixels by column and row. */
type Outline = ReadonlySet<number>;

/** From a pixel to the one at its right, and to the one beneath it. */
const column = 1;
const row = 10_000;

/** The white strokes of the parcels: nothing else of the still or of the live map is as white. */
function outlineIn({ width, pixels }: Picture): Outline {
	const white = new Set<number>();
	for (let at = 0; at < pixels.length / 3; at += 1) {
		const isWhite = [0, 1, 2].every((channel) => (pixels[3 * at + channel] ?? 0) > 235);
		if (isWhite) white.add(Math.floor(at / width) * row + (at % width));
	}
	return white;
}

/** By how much one outline has to move to lie best on the other, in pixels along a step: the peak of a parabola through three overlaps. */
function shiftOf(one: Outline, other: Outline, step: number): number {
	const overlap = (shift: number) => [...one].filter((at) => other.has(at + shift * step)).length;
	const shifts = [-3, -2, -1, 0, 1, 2, 3];
	const best = shifts.reduce((best, shift) => (overlap(shift) > overlap(best) ? shift : best));
	const [before, at, after] = [overlap(best - 1), overlap(best), overlap(best + 1)];
	return best + (before - after) / (2 * (before - 2 * at + after));
}
