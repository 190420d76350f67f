import type { BrowserContext, Page } from '@playwright/test';
import { expect, open } from './fixtures';

/** The live map never comes: its still stays. */
export async function keepStill(visitor: Page | BrowserContext): Promise<void> {
	await visitor.route(/maplibre/, () => {});
}

/** Four maps that open at once share two cores, which draw them as well (docs/decisions/0012). */
const openingTime = 120_000;

export async function expectReady(page: Page): Promise<void> {
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready', { timeout: openingTime });
}

/** Opens a page on which the live map comes by itself, and waits for it. */
export async function openReady(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await expectReady(page);
}

/** Turns to the map as a visitor does, and waits for the live one. */
export async function openLiveMap(page: Page, address = '/terroir'): Promise<void> {
	await open(page, address);
	await page.locator('[data-map]').hover({ position: { x: 700, y: 300 } });
	await expectReady(page);
}

/** Waits until sixty frames have passed in which nothing came: what the map lacked after a move is there. On a loaded machine they take their time. */
export async function expectTilesToCome(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				let frames = 0;
				new PerformanceObserver(() => {
					frames = 0;
				}).observe({ type: 'resource' });
				const count = () => {
					frames += 1;
					if (frames === 60) resolve();
					else requestAnimationFrame(count);
				};
				requestAnimationFrame(count);
			}),
	);
}

/** Waits for the notice over the map or over its still. */
export async function expectMapError(page: Page, error: string, words: string): Promise<void> {
	await expect(page.locator(`[data-map-error=${error}]`)).toContainText(words);
}

/** The camera as the address has it. */
export function cameraIn(address: string): { zoom: number; latitude: number; longitude: number } {
	const [zoom = Number.NaN, latitude = Number.NaN, longitude = Number.NaN] = new URL(address).hash
		.slice(1)
		.split('/')
		.map(Number);
	return { zoom, latitude, longitude };
}
