import { openForm } from './contact-form';
import { expect, test } from './fixtures';

test.use({ serviceWorkers: 'block' });

test('the links of the hidden list of errors are no stops of the keyboard', async ({ page }) => {
	await openForm(page);
	await page.getByLabel('E-mail').fill('nope');
	await page.getByLabel('E-mail').press('Tab');
	const link = page.locator('.screen-reader-response a').first();
	await expect(link).toHaveAttribute('href', '#your-name');
	await page.getByLabel('Nome').focus();
	await page.keyboard.press('Shift+Tab');
	await expect(page.locator('.screen-reader-response :focus')).toHaveCount(0);
	await link.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('Nome')).toBeFocused();
});

test('opening a parcel is one entry of the history, also for a page that was loaded again meanwhile', async ({
	page,
	complaints,
}) => {
	complaints.expect(/net::ERR_FAILED/);
	await page.route(/maplibre/, (route) => route.abort());
	await page.goto('/contacto');
	await page.goto('/terroir?terroir=martim');
	await page.locator('html[data-hydrated]').waitFor();
	const dialog = page.locator('dialog[data-parcel-dialog="vv-martim1"]');
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	await page.locator('button[data-parcel="vv-martim1"]').click();
	await expect(dialog).toBeVisible();
	await expect(page).toHaveURL(/parcela=vv-martim1/);
	await page.reload();
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/terroir=martim(#|$)/);
	await page.goForward();
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/terroir=martim(#|$)/);
	await page.goBack();
	await expect(page).toHaveURL(/contacto$/);
});
