import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { builtAddresses } from './addresses';
import { expect, longUnless, open, test } from './fixtures';

/** How much wider than the device's pixels that it fills a picture may be (docs/product.md 7). */
const most = 2.2;

const screens = [
	{ name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
	{ name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
	{ name: 'a small desktop', viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 },
];

for (const { name, viewport, deviceScaleFactor } of screens) {
	test.describe(`on ${name}`, () => {
		test.use({ viewport, deviceScaleFactor });

		for (const address of builtAddresses()) {
			const isExample = name !== 'a small desktop' && address === '/';
			test(`no picture of ${address} is much wider than it is shown${longUnless(isExample)}`, async ({ page }) => {
				await open(page, address);
				await scrollThrough(page);
				/** What is shown twice is fetched once, as wide as it is shown where it is widest. */
				const ratios = new Map<string, number>();
				for (const { path, width, height, fit } of await shownPictures(page)) {
					const file = await sharp(`dist${path}`).metadata();
					const shown = fit === 'contain' ? Math.min(width, (height * file.width) / file.height) : width;
					const ratio = file.width / (shown * deviceScaleFactor);
					ratios.set(path, Math.min(ratio, ratios.get(path) ?? ratio));
				}
				expect([...ratios].filter(([, ratio]) => ratio > most)).toEqual([]);
			});
		}
	});
}

/** Brings every part of the page near, and asks for what stands beside it in carousels as well. */
async function scrollThrough(page: Page): Promise<void> {
	for (;;) {
		const isEnd = await page.evaluate(async () => {
			scrollBy({ top: innerHeight / 2, behavior: 'instant' });
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
		});
		if (isEnd) break;
	}
	await page.evaluate(() => {
		for (const image of document.images) image.loading = 'eager';
	});
}

/** The painted pictures that have a place on the page, once all of them have come. */
async function shownPictures(page: Page): Promise<{ path: string; width: number; height: number; fit: string }[]> {
	await expect
		.poll(() =>
			page.evaluate(() =>
				[...document.images]
					.filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
					.map((image) => image.currentSrc),
			),
		)
		.toEqual([]);
	return page.evaluate(() =>
		[...document.images]
			.filter((image) => image.checkVisibility() && !image.currentSrc.endsWith('.svg'))
			.map((image) => {
				const { width, height, objectFit } = getComputedStyle(image);
				const path = new URL(image.currentSrc).pathname;
				return { path, width: Number.parseFloat(width), height: Number.parseFloat(height), fit: objectFit };
			}),
	);
}
