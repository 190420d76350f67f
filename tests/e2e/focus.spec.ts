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
