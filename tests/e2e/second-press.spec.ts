import { expect, test } from './fixtures';

test.use({ serviceWorkers: 'block' });

test('a double click on a parcel opens its plate and nothing else', async ({ page }) => {
	// The still stays.
	await page.route(/maplibre/, () => {});
	await page.goto('/terroir');
	await page.locator('html[data-hydrated]').waitFor();
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	const dialog = page.locator('dialog[data-parcel-dialog]');
	// With its code there, the first press opens it before the second one comes.
	await page.locator('button[data-parcel=rabigato]').press('Enter');
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	for (const opener of ['button[data-parcel=rabigato]', '[data-outline=rabigato]']) {
		await page.locator(opener).dblclick();
		await expect(dialog).toBeVisible();
		await expect(page.getByRole('button', { name: 'Fechar' })).toBeFocused();
		await expect(page).toHaveURL(/parcela=rabigato/);
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
	}
});

test('a double press opens the menu of a phone and leaves it open; keys are never held up', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/vinhos');
	await page.locator('html[data-hydrated]').waitFor();
	const button = page.getByRole('button', { name: 'Abrir menu' });
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await button.press('Enter');
	await expect(menu).toBeVisible();
	await page.getByRole('button', { name: 'Fechar menu' }).press('Enter');
	await expect(menu).toBeHidden();
	await button.dblclick();
	await expect(menu).toBeVisible();
	await expect(page).toHaveURL(/vinhos$/);
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
});
