import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { boxOf, expect, open, sheetsOf, test } from './fixtures';
import { openLiveMap } from './live-map';

const terroirPage = (page: Page) => page.locator('[data-terroir-page]');

async function choose(page: Page, terroir: string): Promise<void> {
	await page.locator('[aria-haspopup=listbox]').click();
	await page.locator(`button[role=option][data-slug="${terroir}"]`).click();
}

test('choosing a terroir marks it at once, returns to “Sobre”, and filters the parcels 600 ms later', async ({
	page,
}) => {
	await openLiveMap(page);
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	await expect(terroirPage(page)).toHaveAttribute('data-tab', 'parcels');
	await expect(page.locator('button[data-parcel]:visible')).toHaveCount(17);
	await choose(page, 'martim');
	await expect(terroirPage(page)).toHaveAttribute('data-terroir', 'martim', { timeout: 300 });
	await expect(terroirPage(page)).toHaveAttribute('data-tab', 'about', { timeout: 300 });
	await expect(terroirPage(page)).toHaveAttribute('data-view', 'martim');
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	await expect(page.locator('button[data-parcel]:visible')).toHaveCount(2);
	await expect(page).toHaveURL(/terroir=martim/);
	await expect(page).toHaveURL(/#15\/41\.37\/-7\.41$/);
});

test('a parcel opens as a dialog with its highlight; Escape closes it and the focus is back on its row', async ({
	page,
}) => {
	await openLiveMap(page);
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	const row = page.locator('button[data-parcel="rabigato"]');
	await row.click();
	const dialog = page.locator('dialog[data-parcel-dialog="rabigato"]');
	await expect(dialog).toBeVisible();
	await expect(page.locator('[data-map]')).toHaveAttribute('data-highlight', 'rabigato');
	await expect(page).toHaveURL(/parcela=rabigato/);
	await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
	expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page.locator('[data-map]')).toHaveAttribute('data-highlight', '');
	await expect(row).toBeFocused();
	await expect(page).not.toHaveURL(/parcela=/);
});

test('back closes the dialog, forward opens it again', async ({ page }) => {
	await open(page, '/terroir');
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	await page.locator('button[data-parcel="rabigato"]').click();
	await expect(page.locator('dialog[data-parcel-dialog="rabigato"]')).toBeVisible();
	await page.goBack();
	await expect(page.locator('dialog[data-parcel-dialog]:visible')).toHaveCount(0);
	await page.goForward();
	await expect(page.locator('dialog[data-parcel-dialog="rabigato"]')).toBeVisible();
});

test('a parcel that is closed before its entry is there leaves no entry behind, and the next one has its own @long', async ({
	page,
}) => {
	await open(page, '/terroir?terroir=martim');
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	const row = page.locator('button[data-parcel="vv-martim1"]');
	const dialog = page.locator('dialog[data-parcel-dialog="vv-martim1"]');
	await row.click();
	await dialog.getByRole('button', { name: 'Fechar' }).click();
	await expect(dialog).toBeHidden();
	await expect(page).not.toHaveURL(/parcela=/);
	const entries = await page.evaluate(() => history.length);
	// In one task: no navigation arrives in between.
	await row.evaluate((row: HTMLElement) => {
		row.click();
		document.querySelector<HTMLElement>('dialog[data-parcel-dialog] button[aria-label=Fechar]')?.click();
	});
	await expect(page).not.toHaveURL(/parcela=/);
	await row.click();
	await expect(page).toHaveURL(/parcela=vv-martim1/);
	await expect(dialog).toBeVisible();
	expect(await page.evaluate(() => history.length)).toBe(entries);
	await page.goBack();
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/terroir=martim/);
	await expect(page).not.toHaveURL(/parcela=/);
});

test('back returns to the terroir before, with its camera; quick choices make one entry', async ({ page }) => {
	await openLiveMap(page, '/terroir?terroir=martim#15/41.371/-7.409');
	await expect(page).toHaveURL(/terroir=martim#15\/41\.371\/-7\.409$/);
	// In one task: quick succession, however slow the machine.
	await page.locator('[role=listbox]').evaluate((list) => {
		for (const slug of ['moinho', 'quatro-vistas'])
			list.querySelector<HTMLElement>(`button[role=option][data-slug="${slug}"]`)?.click();
	});
	await expect(page).toHaveURL(/terroir=quatro-vistas#15\/41\.16\/-7\.52$/);
	await page.goBack();
	await expect(terroirPage(page)).toHaveAttribute('data-terroir', 'martim');
	await expect(page).toHaveURL(/terroir=martim#15\/41\.371\/-7\.409$/);
	await page.goForward();
	await expect(terroirPage(page)).toHaveAttribute('data-terroir', 'quatro-vistas');
	await expect(page).toHaveURL(/terroir=quatro-vistas#15\/41\.16\/-7\.52$/);
});

test('a wine leads to its parcel, and the parcel to its wines', async ({ page }) => {
	await open(page, '/vinhos/rabigato');
	await page.locator('a[href*="parcela=rabigato"]').first().click();
	const dialog = page.locator('dialog[data-parcel-dialog="rabigato"]');
	await expect(dialog).toBeVisible();
	await dialog.getByRole('link', { name: /Rabigato/ }).click();
	await expect(page).toHaveURL(/\/vinhos\/rabigato$/);
	await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('every parcel is there with its facts and its wines', async ({ page }) => {
		await page.goto('/terroir');
		await expect(page.getByText('Castas', { exact: true })).toHaveCount(47 + 4);
		const row = page.locator('li', { has: page.locator('[data-parcel="rabigato"]') });
		await expect(row.locator('dl')).toContainText('Códega do Larinho');
		await expect(row.getByRole('link', { name: /Rabigato/ })).toHaveAttribute('href', '/vinhos/rabigato');
	});
});

test('a parcel prints on one sheet, without what is only for the screen', async ({ page }) => {
	await page.goto('/terroir?parcela=rabigato');
	await expect(page.locator('dialog[data-parcel-dialog="rabigato"]')).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('button', { name: 'Fechar' })).toBeHidden();
	await expect(page.locator('[data-map]')).toBeHidden();
	await expect(page.getByText(/^Edição de/)).toBeVisible();
	expect(await sheetsOf(page)).toBe(1);
});

test('a terroir prints its name, its text and its parcels, without controls', async ({ page }) => {
	await page.goto('/terroir?terroir=martim');
	await page.locator('[data-terroir=martim]').waitFor();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { name: 'Quinta do Martim' })).toBeVisible();
	await expect(page.locator('[data-vineyards]:visible')).toHaveCount(1);
	await expect(page.locator('[data-parcel]:visible')).toHaveCount(2);
	await expect(page.getByRole('tab')).toHaveCount(0);
	await expect(page.getByRole('link').filter({ visible: true })).toHaveText(['Quatro Vistas']);
	await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(2);
});

test.describe('in forced colours', () => {
	test.use({ forcedColors: 'active' });

	test('the row of the parcel that is pointed at has an edge of its own @long', async ({ page }) => {
		await open(page, '/terroir');
		await page.getByRole('tab', { name: /Parcelas/ }).click();
		const row = page.locator('button[data-parcel="rabigato"]');
		await row.hover();
		await expect(row).toHaveCSS('border-inline-start-width', '4px');
	});
});

test('a deep link opens the parcel, and the parcel decides the terroir', async ({ page }) => {
	await page.goto('/terroir?terroir=martim&parcela=qt-vale-sabor-3');
	await expect(terroirPage(page)).toHaveAttribute('data-terroir', 'vale-sabor');
	await expect(page.locator('dialog[data-parcel-dialog="qt-vale-sabor-3"]')).toBeVisible();
});

test('on a narrow sheet the plate of a parcel is as wide as its profile, and a high column ends with where it lies', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	for (const [width, height, isHigh] of [
		[900, 640, false],
		[768, 800, true],
		[1000, 860, true],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto('/terroir?terroir=quatro-vistas&parcela=francisca-franca');
		const figure = page.locator('dialog[data-parcel-dialog] figure');
		await expect(figure).toBeVisible();
		const plate = await boxOf(figure.locator('.plate'));
		const profile = await boxOf(figure.getByRole('img', { name: /^Perfil/ }));
		const caption = await boxOf(figure.locator('figcaption'));
		const place = await boxOf(figure.locator('svg:has(> use[data-chosen])'));
		expect(plate.width, `${width} × ${height}`).toBeCloseTo(profile.width, 0);
		const isBelow = place.y > caption.bottom;
		expect(isBelow, `${width} × ${height}`).toBe(isHigh);
		expect(place.height, `${width} × ${height}`).toBeGreaterThan(50);
	}
});

test('an unknown terroir or parcel falls back silently @long', async ({ page }) => {
	await open(page, '/terroir?terroir=champagne&parcela=clos');
	await expect(terroirPage(page)).toHaveAttribute('data-terroir', 'quatro-vistas');
	await expect(terroirPage(page)).toHaveAttribute('data-view', 'main');
	await expect(page.locator('dialog[data-parcel-dialog]:visible')).toHaveCount(0);
});

test('the fragment sets the camera on load, wins over the terroir for the camera only, and follows the map', async ({
	page,
}) => {
	await openLiveMap(page, '/terroir?terroir=martim#14/41.16/-7.52');
	await expect(terroirPage(page)).toHaveAttribute('data-terroir', 'martim');
	await expect(page).toHaveURL(/#14\/41\.16\/-7\.52$/);
	await page.getByRole('button', { name: 'Aproximar' }).click();
	await expect(page).toHaveURL(/#15\/41\.16\/-7\.52$/);
	await expect(page.locator('h1')).toHaveCount(1);
});

test('leaving the page takes the map away, and returning brings one map back', async ({ page }) => {
	await openLiveMap(page);
	await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Vinhos' }).click();
	await expect(page.locator('h1')).toHaveText('Vinhos');
	await expect(page.locator('canvas')).toHaveCount(0);
	await page.goBack();
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
	await expect(page.locator('[data-map] canvas')).toHaveCount(1);
});
