import type { Page } from '@playwright/test';
import { builtAddresses } from './addresses';
import { expect, open, test } from './fixtures';
import { SiteServer } from './site-server';
import { readyOffline, Visitor } from './visitor';

/** Without the server every request fails in the console of the browser itself; a page that is not here is answered with 503. */
const failedRequest = /Failed to load resource|net::ERR_|Failed to fetch/;

/** Stand for the others in the short run. */
const englishOfEachKind = ['/en', '/en/terroir', '/en/wines/abade', '/en/news/four-days-of-walling', '/en/contact'];

test.use({ workerTraffic: false });

/** Some 140 files more, which on a loaded machine take more than a minute. */
const storingMs = 120_000;

test('a visitor in English has every English page without network and no Portuguese one, until the device page keeps them too', async () => {
	test.setTimeout(600_000);
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	visitor.complaints.expect(failedRequest);
	await readyOffline(await visitor.open('/en'));

	await loseNetwork(visitor, site);
	const page = await visitor.context.newPage();
	await openAll(page, process.env.LONG ? builtAddresses('en') : englishOfEachKind, 'en-GB');
	await test.step('a page of the other language', async () => {
		const answer = await open(page, '/vinhos?filtro=tintos');
		expect(answer?.status()).toBe(503);
		await expect(page).toHaveURL('/vinhos?filtro=tintos');
		await expect(page.locator('h1')).toHaveText('Off the map');
		await expect(page.getByText('The pages in Portuguese are not saved on this device.')).toBeVisible();
		await expect(page).toHaveTitle(/^Pages in Portuguese/);
		await page.locator('[data-other-language="pt"]').getByRole('link', { name: 'This page in English' }).click();
		await expect(page).toHaveURL('/en/wines?filtro=tintos');
		await expect(page.locator('h1')).toHaveCount(1);
		for (const [address, same] of [
			['/', '/en'],
			['/noticias/poda-na-vinha-velha', '/en/news/pruning-vinha-velha'],
		] as const) {
			await open(page, address);
			await expect(page).toHaveURL(address);
			await page.locator('[data-other-language="pt"]').getByRole('link', { name: 'This page in English' }).click();
			await expect(page).toHaveURL(same);
		}
	});
	await test.step('addresses that are none', async () => {
		await page.goto('/en/vinhos/abade?colheita=2020');
		await expect(page).toHaveURL('/en/wines/abade?colheita=2020');
		const answer = await page.goto('/en/nothing');
		expect(answer?.status()).toBe(404);
		await expect(page.locator('h1')).toHaveText('Off the map');
		await page.locator('html[data-hydrated]').waitFor();
		await expect(page).toHaveURL('/en/nothing');
	});

	await page.goto('/en/on-this-device');
	const row = page.locator('[data-kept-language="pt"]');
	await row.getByRole('button', { name: 'Also keep the pages in Portuguese' }).click();
	await expect(row).toHaveAttribute('data-language-state', 'stopped');
	await expect(row.getByRole('status')).toHaveText('Paused: no network');
	await site.start();
	// As the browser says it when the network is back.
	await page.evaluate(() => dispatchEvent(new Event('online')));
	await expect(row).toHaveAttribute('data-language-state', 'ready', { timeout: storingMs });
	expect(await storedTwice(page)).toEqual([]);

	await loseNetwork(visitor, site);
	const portuguese = await visitor.context.newPage();
	await openAll(portuguese, ['/', '/terroir', '/vinhos/abade', '/noticias', '/contacto', '/privacidade'], 'pt-PT');
	await openAll(portuguese, ['/en/wines/abade'], 'en-GB');
	await portuguese.goto('/neste-dispositivo');
	const other = portuguese.locator('[data-kept-language="en"]');
	await expect(other.getByRole('status')).toHaveText('Guardadas');
	await other.getByRole('button', { name: 'Apagar as páginas em inglês' }).click();
	await expect(other).toHaveAttribute('data-language-state', 'absent');
	await expect(other.getByText('Páginas em inglês', { exact: true })).toBeFocused();
	expect((await portuguese.goto('/en/wines'))?.status()).toBe(503);

	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await site.dispose();
});

test('a language of which a page was opened is kept as well, and erasing everything erases it', async () => {
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	visitor.complaints.expect(failedRequest);
	const home = await visitor.open('/');
	await readyOffline(home);
	expect(await wordsOf(home)).toEqual(['pt']);
	await visitor.open('/en/terroir');
	const device = await visitor.open('/neste-dispositivo');
	await expect(device.locator('[data-kept-language="en"]')).toHaveAttribute('data-language-state', 'ready', {
		timeout: storingMs,
	});
	expect(await wordsOf(home)).toEqual(['en', 'pt']);

	await device.locator('[data-erase]').getByRole('button', { name: 'Apagar tudo' }).click();
	await device.getByRole('dialog').getByRole('button', { name: 'Apagar tudo' }).click();
	await expect(device.locator('[data-erase]').getByRole('status')).toContainText('Está tudo apagado.');
	await expect(device.locator('[data-kept-language="en"]')).toHaveAttribute('data-language-state', 'absent');
	await expect(device.getByText('−')).toHaveCount(0);
	// What was answered about the map stays.
	expect((await storedPaths(device)).filter((path) => !path.startsWith('/map/extract-'))).toEqual([]);

	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await site.dispose();
});

/** A new browser process, from which the server cannot be reached. */
async function loseNetwork(visitor: Visitor, site: SiteServer): Promise<void> {
	await visitor.closeBrowser();
	await site.stop();
	await visitor.openBrowser();
}

async function openAll(page: Page, addresses: readonly string[], language: string): Promise<void> {
	expect(addresses.length).toBeGreaterThan(0);
	for (const address of addresses) {
		await test.step(address, async () => {
			const answer = await open(page, address);
			expect(answer?.status()).toBe(200);
			await expect(page.locator('html')).toHaveAttribute('lang', language);
			await expect(page.locator('h1')).toHaveCount(1);
		});
	}
}

/** Files of the site that the device has more than once. */
async function storedTwice(page: Page): Promise<string[]> {
	const paths = await storedPaths(page);
	return paths.filter((path, index) => paths.indexOf(path) !== index);
}

/** The languages whose words are on the device. */
async function wordsOf(page: Page): Promise<string[]> {
	const paths = await storedPaths(page);
	return [...new Set(paths.flatMap((path) => /^\/assets\/words-(.+)-[0-9a-f]+\//.exec(path)?.[1] ?? []))].sort();
}

function storedPaths(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const names = await caches.keys();
		const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return keys.flat().map(({ url }) => new URL(url).pathname);
	});
}
