import type { Page } from '@playwright/test';

/** Scrolls from top to foot as a reader does, so that everything comes near the view once. */
export async function readToTheFoot(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let place = 0; place < document.documentElement.scrollHeight; place += innerHeight / 2) {
			scrollTo({ top: place, behavior: 'instant' });
			await new Promise((resolve) => setTimeout(resolve, 150));
		}
	});
}
