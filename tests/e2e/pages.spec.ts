import type { Page } from '@playwright/test';
import { builtAddresses, pagesOfEachKind } from './addresses';
import { axeViolations } from './axe';
import { expect, longUnless, test } from './fixtures';

async function open(page: Page, address: string): Promise<void> {
	const response = await page.goto(address);
	expect(response?.status()).toBe(200);
	await page.locator('html[data-hydrated]').waitFor();
}

/** What hydration must leave as it was; `tests/built` has it of the HTML. */
async function expectHead(page: Page, address: string): Promise<void> {
	await expect(page.locator('h1')).toHaveCount(1);
	await expect(page.locator('head title')).toHaveCount(1);
	await expect(page.locator('head meta[name=description]')).toHaveCount(1);
	await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
		'href',
		new URL(address, 'https://quatrovistas.example').href,
	);
	await expect(page.locator('head meta[property="og:image"]')).toHaveCount(1);
}

const onPhone = ['/', '/terroir', '/vinhos', '/visitar', '/filosofia', '/contacto', '/noticias', '/neste-dispositivo'];

for (const address of builtAddresses()) {
	test(`${address} hydrates without a complaint, has its own head, and axe finds nothing${longUnless(pagesOfEachKind.includes(address))}`, async ({
		page,
	}) => {
		if (!onPhone.includes(address)) await open(page, address);
		else {
			await test.step(`${address} on a phone and at 320 px, as at 400 % zoom: nothing sticks out sideways, and axe finds nothing`, async () => {
				const width = () => page.evaluate(() => document.documentElement.scrollWidth);
				await page.setViewportSize({ width: 390, height: 844 });
				await open(page, address);
				expect(await axeViolations(page)).toEqual([]);
				expect(await width()).toBeLessThanOrEqual(390);
				await page.setViewportSize({ width: 320, height: 640 });
				expect(await width()).toBeLessThanOrEqual(320);
			});
			await page.setViewportSize({ width: 1440, height: 900 });
		}
		await expectHead(page, address);
		expect(await axeViolations(page)).toEqual([]);
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('links can be followed from the front page to a wine and back', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Vinhos' }).click();
		await page
			.getByRole('link', { name: /Rabigato/ })
			.first()
			.click();
		await expect(page.locator('h1')).toHaveText(/Rabigato/);
		await page.getByRole('link', { name: 'Todos os vinhos' }).click();
		await expect(page).toHaveURL(/\/vinhos$/);
	});
});

for (const width of [390, 768]) {
	test(`at ${width} px the visits are as high as the one in view, whose name is marked among all`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/visitar');
		const visits = page.locator('[data-carousel=experiencias]');
		await visits.scrollIntoViewIfNeeded();
		await expect(visits.locator('[data-driven]')).toBeVisible();
		for (const index of [0, 1, 2]) {
			await expect(visits).toHaveAttribute('data-index', `${index}`);
			const names = visits.locator('ul a');
			await expect(names.and(page.locator('[aria-current]'))).toHaveCount(1);
			await expect(names.nth(index)).toHaveAttribute('aria-current', 'true');
			const left = () =>
				visits.evaluate((carousel) => {
					const track = carousel.querySelector('[data-per]')?.getBoundingClientRect().bottom ?? 0;
					const facts = [...carousel.querySelectorAll('dl')].find((list) => !list.closest('[inert]'));
					return track - (facts?.getBoundingClientRect().bottom ?? 0);
				});
			await expect.poll(async () => Math.abs(await left())).toBeLessThan(4);
			await visits.getByRole('button').nth(1).click();
		}
	});
}
