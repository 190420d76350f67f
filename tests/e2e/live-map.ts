import type { Page } from '@playwright/test';
import { expect } from './fixtures';

// Software WebGL on a busy machine: what takes a second on a phone takes twenty here.
const READY_MS = 45_000;

export async function expectReady(page: Page): Promise<void> {
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready', { timeout: READY_MS });
}

/** Turns to the map as a visitor does, and waits for the live one. */
export async function openLiveMap(page: Page, address = '/terroir'): Promise<void> {
	await page.goto(address);
	await page.locator('html[data-hydrated]').waitFor();
	await page.locator('[data-map]').hover({ position: { x: 700, y: 300 } });
	await expectReady(page);
}

/** Waits for the notice over the map or over its still. */
export async function expectMapError(page: Page, error: string, words: string): Promise<void> {
	await expect(page.locator(`[data-map-error=${error}]`)).toContainText(words, { timeout: READY_MS });
}

/** The camera as the address has it. */
export function cameraIn(address: string): { zoom: number; latitude: number; longitude: number } {
	const [zoom = Number.NaN, latitude = Number.NaN, longitude = Number.NaN] = new URL(address).hash
		.slice(1)
		.split('/')
		.map(Number);
	return { zoom, latitude, longitude };
}
