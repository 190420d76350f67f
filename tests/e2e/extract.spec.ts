import type { Page } from '@playwright/test';
import { CuttingProxy } from './cutting-proxy';
import { confirmAge, expect, open, test } from './fixtures';
import { manifest, storedHash } from './stored-archive';
import { readyOffline, storeExtract } from './visitor';

test.use({ serviceWorkers: 'allow' });

const extract = (page: Page) => page.locator('[data-extract]');

async function openDevicePage(page: Page, origin = ''): Promise<void> {
	await open(page, `${origin}/neste-dispositivo`);
	await readyOffline(page);
}

/** Presses what starts the download, if it did not start by itself, and sees it fail. */
async function expectError(page: Page): Promise<void> {
	const button = extract(page).getByRole('button', { name: /Guardar|Continuar/ });
	if (await button.isVisible()) await button.click().catch(() => undefined);
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'error');
}

const isStored = (page: Page, block: string | undefined) =>
	page.evaluate((hash) => caches.match(`/map/block/${hash}`).then(Boolean), block);

test('cut at several bytes, the download resumes to the identical hash and fetches at most one block twice for each cut', async ({
	page,
	site,
	context,
	complaints,
}) => {
	complaints.expect(/ERR_|Failed to load resource/);
	const cuts = [1, 500_000, 1_048_576, 2_500_001, 4_000_000];
	const proxy = await CuttingProxy.before(site, cuts);
	await confirmAge(context, proxy);
	await openDevicePage(page, proxy.origin);
	await storeExtract(page);
	expect(await storedHash(page)).toBe(manifest.sha256);
	expect(proxy.passed).toBeLessThanOrEqual(manifest.bytes + cuts.length * manifest.blockBytes + 20_000);
	await proxy.close();
});

test('after a reload in the middle only what is missing is fetched @long', async ({
	page,
	site,
	context,
	complaints,
}) => {
	complaints.expect(/ERR_|Failed to load resource/);
	const proxy = await CuttingProxy.before(site, [6_000_000]);
	await confirmAge(context, proxy);
	await openDevicePage(page, proxy.origin);
	await expect(async () => {
		const button = extract(page).getByRole('button', { name: /Guardar/ });
		if (await button.isVisible()) await button.click({ timeout: 500 }).catch(() => undefined);
		expect(proxy.passed).toBeGreaterThanOrEqual(6_000_000);
	}).toPass();
	await page.reload();
	await page.locator('html[data-hydrated]').waitFor();
	await storeExtract(page);
	expect(await storedHash(page)).toBe(manifest.sha256);
	const interruptions = ['the cut', 'the reload'].length;
	expect(proxy.passed).toBeLessThanOrEqual(manifest.bytes + interruptions * manifest.blockBytes + 20_000);
	await proxy.close();
});

test('a block with the wrong hash is never stored: the state says so and the rest stays', async ({
	page,
	context,
	complaints,
}) => {
	complaints.expect(/Failed to load resource/);
	await context.route('**/map/archive.json', async (route) => {
		const changed = {
			...manifest,
			blocks: manifest.blocks.map((hash, index) => (index === 2 ? '0'.repeat(64) : hash)),
		};
		await route.fulfill({ json: changed });
	});
	await openDevicePage(page);
	await expectError(page);
	expect(await isStored(page, '0'.repeat(64))).toBe(false);
	expect(await isStored(page, manifest.blocks[0])).toBe(true);
});

test('a full disk is a state of the page, and what is stored stays', async ({ page, context }) => {
	const client = await context.newCDPSession(page);
	await page.goto('/robots.txt');
	await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 14_000_000 });
	await openDevicePage(page);
	await expectError(page);
	await expect(extract(page)).toContainText('Falta espaço');
	expect(await isStored(page, manifest.blocks[0])).toBe(true);
});

test('HTML where the manifest is due: the state says so, nothing hangs @long', async ({ page, context }) => {
	await context.route('**/map/archive.json', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
	);
	await openDevicePage(page);
	await expectError(page);
});
