import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { SiteServer } from './site-server';
import { readyOffline, Visitor } from './visitor';

/** Names of files and the addresses of their pages. */
const pages = [
	['/vinhos.html?filtro=tintos', '/vinhos?filtro=tintos'],
	['/noticias.html#lista', '/noticias#lista'],
	['/index.html', '/'],
] as const;

/** What is no address at all, and a spelling that the site does not have. */
const unknown = ['/%', '/vinhos/%E0%A4%A', '/vinhos%2Fabade', '/VINHOS'];

test.describe('without a worker', () => {
	test.use({ serviceWorkers: 'block' });

	test('the name of a file leads to its page, and what is no address gets the page that says so', async ({
		page,
		site,
		complaints,
	}) => {
		complaints.expect(/Service Worker registration blocked|the server responded with a status of 40[04]/);
		await expectPages(page, site.origin);
		for (const address of unknown) {
			expect([400, 404]).toContain((await open(page, address))?.status());
			await expect(page.locator('h1')).toHaveText('Fora do mapa');
		}
	});

	test('a page that a host answers under the name of its file stays @long', async ({ page, site, complaints }) => {
		complaints.expect(/Service Worker registration blocked/);
		await page.route('**/vinhos.html*', async (route) =>
			route.fulfill({ response: await route.fetch({ url: `${site.origin}/vinhos` }) }),
		);
		await open(page, '/vinhos.html');
		await expect(page.locator('h1')).toHaveText('Vinhos');
		expect(page.url()).toBe(`${site.origin}/vinhos`);
	});
});

test('without network the worker leads to the same pages, from what it installed under their addresses', async () => {
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	visitor.complaints.expect(/Failed to load resource|net::ERR_|Failed to fetch/);
	const page = await visitor.open('/visitar');
	await readyOffline(page);
	const stored = await page.evaluate(async () => {
		const paths: { path: string; redirected: boolean }[] = [];
		for (const name of await caches.keys()) {
			if (!name.includes('precache')) continue;
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const redirected = (await cache.match(request))?.redirected ?? false;
				paths.push({ path: new URL(request.url).pathname, redirected });
			}
		}
		return paths;
	});
	expect(stored.filter(({ path, redirected }) => redirected || path.endsWith('.html'))).toEqual([]);
	expect(stored.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/vinhos', '/404']));
	await site.stop();
	await expectPages(page, site.origin);
	for (const address of unknown) {
		await open(page, address);
		await expect(page.locator('h1')).toHaveText('Fora do mapa');
	}
	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await site.dispose();
});

/** The name of each file leads to its page. */
async function expectPages(page: Page, origin: string): Promise<void> {
	for (const [name, address] of pages) {
		await open(page, name);
		expect(page.url()).toBe(origin + address);
		await expect(page.locator('h1')).not.toHaveText('Fora do mapa');
	}
}
