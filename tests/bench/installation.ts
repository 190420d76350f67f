import { SiteServer } from '../e2e/site-server';
import { Visitor } from '../e2e/visitor';
import { type Figure, median } from './figure';

const runs = 5;

/** The service worker's installation on a first visit: from the page's load until every page is stored, and what that holds. */
export async function benchInstallation(): Promise<Figure[]> {
	const site = await SiteServer.create();
	const times: number[] = [];
	let stored = 0;
	try {
		for (let run = 0; run < runs; run += 1) {
			const visitor = await Visitor.arrive(site);
			const page = await visitor.open('/filosofia');
			times.push(
				await page.evaluate(async () => {
					await navigator.serviceWorker.ready;
					const [navigation] = performance.getEntriesByType('navigation');
					return performance.now() - (navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0);
				}),
			);
			stored = await page.evaluate(async () => {
				const name = (await caches.keys()).find((key) => key.startsWith('workbox-precache'));
				const cache = await caches.open(name ?? '');
				const files = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
				const sizes = await Promise.all(files.map(async (file) => (await file?.blob())?.size ?? 0));
				return sizes.reduce((sum, size) => sum + size, 0);
			});
			await visitor.leave();
		}
	} finally {
		await site.dispose();
	}
	return [
		{ name: 'service worker installed after load', value: median(times), unit: 'ms' },
		{ name: 'service worker, stored by the installation', value: stored, unit: 'bytes' },
	];
}
