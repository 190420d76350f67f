import type { Page } from '@playwright/test';

/** Adds up what moves on the pages that are opened from now on, in the points of layout shift; what lies beneath the question of age counts for nothing. */
export async function addUpShifts(page: Page): Promise<void> {
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

/** Of the page that is open. */
export function shifts(page: Page): Promise<number> {
	return page.evaluate(() => Reflect.get(globalThis, 'shifts'));
}
