import { openForm } from './contact-form';
import { expect, holdBack, longUnless, open, test } from './fixtures';
import { expectReady } from './live-map';

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
	await open(page, '/terroir?terroir=martim');
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

test('coming past the parcels of the still is no wish for the live map @long', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/terroir');
	const outline = page.locator('[data-outline=francisca-franca]');
	await outline.focus();
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'poster');
	await expect(outline).toBeFocused();
});

test('when the live map takes the place of the still, the focus stays with the same parcel', async ({ page }) => {
	const letGo = await holdBack(page, /maplibre-engine/);
	await page.goto('/terroir');
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'loading');
	await page.locator('[data-outline=rabigato]').focus();
	letGo();
	await expectReady(page);
	await expect(page.locator('button[data-parcel=rabigato]')).toBeFocused();
});

test('keys pressed one right after the other open the parcel that they lead to', async ({ page, complaints }) => {
	complaints.expect(/net::ERR_FAILED/);
	await page.route(/maplibre/, (route) => route.abort());
	await open(page, '/terroir');
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	await page.keyboard.press('Tab');
	await expect(page.locator('button[data-parcel=francisca-franca]')).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page.locator('dialog[data-parcel-dialog=vv-vinha-rio]')).toBeVisible();
});

const waysBack = [
	{ from: '/', link: 'main a[href^="/noticias/"]', isReloaded: true },
	{ from: '/vinhos/abade', link: 'main a[href^="/contacto?"]', isReloaded: false },
	{ from: '/vinhos/abade', link: 'main a[href^="/contacto?"]', isReloaded: true },
	...[false, true].flatMap((isReloaded) => [
		{ from: '/noticias', link: '[data-news-list] li:nth-child(4) a', isReloaded },
		{ from: '/visitar', link: 'main a[href="/contacto"]', isReloaded },
	]),
];

for (const [index, { from, link, isReloaded }] of waysBack.entries()) {
	test(`back to ${from}${isReloaded ? ' from a page that was loaded again' : ''} finds its place and the link that was followed${longUnless(index < 2)}`, async ({
		page,
	}) => {
		await open(page, from);
		const followed = page.locator(link).first();
		await followed.scrollIntoViewIfNeeded();
		await followed.focus();
		// Scrolling is told of with the next frame.
		const place = await page.evaluate(
			() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))),
		);
		await page.keyboard.press('Enter');
		await expect(page).not.toHaveURL(new RegExp(`${from}$`));
		await expect(page.locator('h1')).toBeFocused();
		if (isReloaded) {
			await page.reload();
			await page.locator('html[data-hydrated]').waitFor();
		}
		await page.goBack();
		await expect(followed).toBeFocused();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
	});
}

test('what is followed in the menu leaves no other link with the focus on the way back, and what is followed beneath it is found again @long', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/filosofia');
	const menu = page.getByRole('dialog');
	const heading = page.locator('h1');
	async function openMenu(): Promise<void> {
		await page.getByRole('button', { name: 'Abrir menu' }).click();
		await expect(menu).toBeVisible();
	}
	async function leaveAndComeBack(): Promise<void> {
		await expect(page).toHaveURL(/vinhos$/);
		await expect(heading).toBeFocused();
		await page.reload();
		await page.locator('html[data-hydrated]').waitFor();
		await page.goBack();
		await expect(page).toHaveURL(/filosofia$/);
	}
	await openMenu();
	await menu.getByRole('link', { name: 'Vinhos' }).click();
	await leaveAndComeBack();
	await expect(heading).toHaveText('Filosofia');
	await expect(heading).toBeFocused();
	await openMenu();
	await page.keyboard.press('Escape');
	const beneath = page.getByRole('contentinfo').getByRole('link', { name: 'Vinhos' });
	await beneath.click();
	await leaveAndComeBack();
	await expect(beneath).toBeFocused();
});
