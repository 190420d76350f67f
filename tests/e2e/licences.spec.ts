import { expect, test } from './fixtures';

test.use({ serviceWorkers: 'allow' });

test('the licences that /termos links are read without network too', async ({ page, context, complaints }) => {
	// The icon that the browser asks for beside a text.
	complaints.expect(/ERR_INTERNET_DISCONNECTED/);
	await page.goto('/termos');
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await context.setOffline(true);
	await page.getByRole('link', { name: 'Licenças do que usamos' }).click();
	await expect(page).toHaveURL(/\/licencas\.txt$/);
	await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
});
