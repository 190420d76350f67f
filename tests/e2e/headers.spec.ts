import { expect, test } from './fixtures';

test('the first script runs only as it was built', async ({ page, complaints }) => {
	complaints.expect(/Failed to find a valid digest in the 'integrity' attribute/);
	await page.route(/\/assets\/first-[^/]+\.js$/, (route) =>
		route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.foreign = "";' }),
	);
	const refusal = page.waitForEvent('console', (message) => message.text().includes('integrity'));
	await page.goto('/');
	await refusal;
	await expect(page.locator('html[data-foreign]')).toHaveCount(0);
	await expect(page.locator('h1')).toBeVisible();
});
