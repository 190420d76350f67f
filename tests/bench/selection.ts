import type { Page } from '@playwright/test';
import { type Figure, median } from './figure';

const runs = 9;

/** Our own work from the choice of a parcel to its highlight being handed to the renderer, and the requests that opening it makes. */
export async function benchSelection(page: Page): Promise<Figure[]> {
	await page.goto('/terroir#15/41.16/-7.52');
	await page.locator('[data-map-state=ready]').waitFor({ timeout: 60_000 });
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	const times: number[] = [];
	const requests: string[] = [];
	// The extract asks now and then which archive is current, whatever the visitor does.
	const isOpening = (url: string) => !url.endsWith('/map/archive.json');
	page.on('requestfinished', async (request) => {
		const isFromNetwork = !(await request.response())?.fromServiceWorker();
		if (isFromNetwork && isOpening(request.url())) requests.push(request.url());
	});
	page.on('requestfailed', (request) => {
		if (isOpening(request.url())) requests.push(request.url());
	});
	for (let run = 0; run < runs; run += 1) times.push(await openAndClose(page));
	return [
		{ name: 'selection to highlight, our own work', value: median(times), unit: 'ms' },
		{ name: `opening a parcel, network (${requests.join(' ')})`, value: requests.length, unit: 'requests' },
	];
}

/** The click is handled, rendered and handed to the map within one task: its length is our work, without the frame of the graphics. */
async function openAndClose(page: Page): Promise<number> {
	// No function in it has a name: tsx would mark it with a helper of its own, which the page does not have.
	const time = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const map = document.querySelector('[data-map]');
				const row = document.querySelector<HTMLElement>('button[data-parcel="rabigato"]');
				if (!map || !row) throw new Error('The page has no map or no such row.');
				const start = performance.now();
				new MutationObserver((_, observer) => {
					observer.disconnect();
					resolve(performance.now() - start);
				}).observe(map, { attributeFilter: ['data-highlight'] });
				row.click();
			}),
	);
	await page.locator('dialog[data-parcel-dialog="rabigato"]').waitFor();
	await page.keyboard.press('Escape');
	await page.locator('dialog[data-parcel-dialog="rabigato"]').waitFor({ state: 'hidden' });
	return time;
}
