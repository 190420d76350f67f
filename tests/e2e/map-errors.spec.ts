import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { answerRanges, archiveHeader } from './archive-ranges';
import { expect, holdBack, open, test } from './fixtures';
import { expectMapError, expectReady, openReady } from './live-map';

async function expectStillAndParcels(page: Page): Promise<void> {
	await expect(page.locator('[data-map] picture img')).toBeVisible();
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	await page.locator('button[data-parcel="rabigato"]').click();
	await expect(page.locator('dialog[data-parcel-dialog="rabigato"]')).toBeVisible();
}

test('where the live map does not come the still with its outlines stays, and each outline is a link', async ({
	page,
	complaints,
}) => {
	complaints.expect(/net::ERR_FAILED/);
	await page.route(/maplibre/, (route) => route.abort());
	await open(page, '/terroir');
	await expectMapError(page, 'unreachable', 'não chegou');
	await expect(page.locator('[data-map] a[href*="parcela=francisca-franca"]')).toBeAttached();
	await expect(page.locator('[data-map] picture img')).toBeVisible();
});

test('lines of the map whose file fails once are asked for again, and nobody is told', async ({ page, complaints }) => {
	complaints.expect(/net::ERR_FAILED/);
	let asked = 0;
	await page.route(/map-sheet\.gen[^/]*\.js$/, (route) => {
		asked += 1;
		return asked === 1 ? route.abort() : route.continue();
	});
	await openReady(page, '/terroir#11/41.16/-7.52');
	await expect.poll(() => asked).toBe(2);
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
});

test('tiles that the browser does not decode: the notice names the types of image that serve @long', async ({
	page,
}) => {
	const { tileDataOffset } = await archiveHeader();
	await answerRanges(page, ({ start, end }) => (start < tileDataOffset ? undefined : randomBytes(end - start)));
	await open(page, '/terroir');
	await expectMapError(page, 'unsupported-image', 'Servem imagens JPEG, PNG, WebP e, nos navegadores recentes, AVIF');
	await expectStillAndParcels(page);
});

test('where the map’s box is gone from the page the notice says so, and nothing else breaks @long', async ({
	page,
}) => {
	const release = await holdBack(page, /maplibre-engine/);
	await open(page, '/terroir');
	// Held there: whatever is still to be hydrated would put the box back.
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'loading');
	await page.locator('[data-map-canvas]').evaluate((box) => box.remove());
	release();
	await expectMapError(page, 'no-container', 'não encontrou o seu lugar');
	await expectStillAndParcels(page);
});

test('a truncated archive gives a clear state while still, list and dialog stay usable', async ({
	page,
	complaints,
}) => {
	complaints.expect(/Failed to load resource|pmtiles/i);
	await page.route('**/map/*.pmtiles', (route) =>
		route.fulfill({ status: 206, headers: { 'content-range': 'bytes 0-3/4' }, body: 'PMTi' }),
	);
	await open(page, '/terroir');
	await expectMapError(page, 'damaged', 'chegou com defeito');
	await expect(page.locator('[data-map]').getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
	await expectStillAndParcels(page);
});

test('HTML where the manifest is due gives a clear state, and trying again mends it @long', async ({ page }) => {
	await page.route('**/map/archive.json', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Olá' }),
	);
	await open(page, '/terroir');
	await expectMapError(page, 'damaged', 'chegou com defeito');
	await page.unroute('**/map/archive.json');
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await expectReady(page);
});

test('without WebGL the still and the list stay', async ({ page }) => {
	await page.addInitScript(() => {
		HTMLCanvasElement.prototype.getContext = () => null;
	});
	await open(page, '/terroir');
	await expectMapError(page, 'no-webgl', 'WebGL');
	await expectStillAndParcels(page);
});
