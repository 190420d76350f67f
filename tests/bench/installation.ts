import { join } from 'node:path';
import { transferred } from '../../build/page-weight';
import { SiteServer } from '../e2e/site-server';
import { Visitor } from '../e2e/visitor';
import { type Figure, median, sum } from './figure';

const runs = 5;

/** The service worker's installation on a first visit: from the page's load until every page is stored, what comes over the line for it, and what it takes on the device. */
export async function benchInstallation(): Promise<Figure[]> {
	const site = await SiteServer.create();
	const times: number[] = [];
	let files: { path: string; bytes: number }[] = [];
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
			files = await page.evaluate(async () => {
				const name = (await caches.keys()).find((key) => key.startsWith('workbox-precache'));
				const cache = await caches.open(name ?? '');
				return Promise.all(
					(await cache.keys()).map(async (request) => ({
						path: new URL(request.url).pathname,
						bytes: (await (await cache.match(request))?.blob())?.size ?? 0,
					})),
				);
			});
			await visitor.leave();
		}
	} finally {
		await site.dispose();
	}
	const overTheLine = await Promise.all(files.map(({ path }) => transferred(join('dist', path))));
	return [
		{ name: 'service worker installed after load', value: median(times), unit: 'ms' },
		{ name: 'service worker, files of the installation', value: files.length, unit: 'files' },
		{ name: 'service worker, transferred by the installation', value: sum(overTheLine), unit: 'bytes' },
		{
			name: 'service worker, stored by the installation',
			value: sum(files.map(({ bytes }) => bytes)),
			unit: 'bytes',
		},
	];
}
