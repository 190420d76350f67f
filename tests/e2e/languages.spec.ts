import type { Page } from '@playwright/test';
import { builtAddresses } from './addresses';
import { axeViolations } from './axe';
import { expect, longUnless, open, test } from './fixtures';
import { openLiveMap } from './live-map';

const switchIn = (page: Page, part: string) => page.locator(`${part} a[data-language-switch]`).first();

test.describe('the switch of language', () => {
	for (const [from, to] of [
		['/vinhos?filtro=tintos', '/en/wines?filtro=tintos'],
		['/en/wines/abade?colheita=2021#vinha', '/vinhos/abade?colheita=2021#vinha'],
		['/noticias/poda-na-vinha-velha', '/en/news/pruning-vinha-velha'],
	] as const) {
		test(`leads from ${from} to the same page${longUnless(from.includes('#'))}`, async ({ page }) => {
			await open(page, from);
			await switchIn(page, 'header').click();
			await expect(page).toHaveURL(to);
			await page.locator('html[data-hydrated]').waitFor();
			await expect(page.locator('html')).toHaveAttribute('lang', to.startsWith('/en') ? 'en-GB' : 'pt-PT');
		});
	}

	test('leads to the parcel that lies open over it', async ({ page }) => {
		await page.goto('/en/terroir?terroir=martim&parcela=vv-martim1');
		await page.getByRole('dialog').waitFor();
		// Under the dialog neither mouse nor keys reach it.
		await switchIn(page, 'header').dispatchEvent('click');
		// Once the map is there, its camera stands behind the address.
		await expect(page).toHaveURL(/\/terroir\?terroir=martim&parcela=vv-martim1(#|$)/);
	});

	test('follows a navigation without a reload', async ({ page }) => {
		await open(page, '/en/philosophy');
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Visit' }).click();
		await expect(page).toHaveURL('/en/visit');
		await expect(switchIn(page, 'header')).toHaveAttribute('href', '/visitar');
	});

	test('needs no scripts', async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto('/noticias/quatro-dias-de-muro');
		await switchIn(page, 'footer').click();
		await expect(page).toHaveURL('/en/news/four-days-of-walling');
		await context.close();
	});
});

for (const [from, to, front] of [
	['/nothing-here', '/en/nothing-here', '/en'],
	['/en/wines/nothing-here', '/vinhos/nothing-here', '/'],
] as const) {
	test(`from ${from}, which is no page, the switch leads to ${to}; to the front page without scripts`, async ({
		page,
		complaints,
		browser,
		site,
	}) => {
		complaints.expect(/status of 404/);
		await open(page, from);
		for (const part of ['header', 'footer']) await expect(switchIn(page, part)).toHaveAttribute('href', to);
		await switchIn(page, 'header').click();
		await expect(page).toHaveURL(to);
		await expect(page.locator('h1')).toHaveText(to.startsWith('/en') ? 'Off the map' : 'Fora do mapa');
		const context = await browser.newContext({ javaScriptEnabled: false });
		const plain = await context.newPage();
		await plain.goto(site.origin + from);
		await expect(switchIn(plain, 'header')).toHaveAttribute('href', front);
		await context.close();
	});
}

test.describe('to a visitor who reads English', () => {
	test.use({ locale: 'en-GB' });

	test('a Portuguese page offers the English one, once', async ({ page }) => {
		await page.goto('/filosofia');
		const offer = page.locator('[data-language-offer]');
		await expect(offer.getByRole('link', { name: 'This page in English' })).toHaveAttribute('href', '/en/philosophy');
		await expect(offer).toHaveAttribute('lang', 'en-GB');
		await offer.getByRole('button', { name: 'Close' }).click();
		await expect(offer).toHaveCount(0);
		await open(page, '/sustentabilidade');
		await expect.poll(() => page.evaluate(() => localStorage.getItem('language-offered'))).toBe('en');
		await expect(offer).toHaveCount(0);
	});
});

test('a visitor who reads Portuguese is offered nothing, and never led elsewhere', async ({ page }) => {
	await open(page, '/filosofia');
	await expect(page).toHaveURL('/filosofia');
	await expect(page.locator('[data-language-offer]')).toHaveCount(0);
});

test('an address below /en is answered in English, by its Portuguese name with the English address, and the other way round', async ({
	page,
	request,
	complaints,
}) => {
	complaints.expect(/status of 404/);
	for (const [asked, answered] of [
		['/en/vinhos/abade?colheita=2021', '/en/wines/abade?colheita=2021'],
		['/en/noticias/poda-na-vinha-velha', '/en/news/pruning-vinha-velha'],
		['/en/news/poda-na-vinha-velha', '/en/news/pruning-vinha-velha'],
		['/noticias/pruning-vinha-velha', '/noticias/poda-na-vinha-velha'],
	] as const) {
		const moved = await request.get(asked, { maxRedirects: 0 });
		expect([moved.status(), moved.headers().location]).toEqual([308, answered]);
	}
	const missing = await page.goto('/en/nothing-here');
	expect(missing?.status()).toBe(404);
	await expect(page.locator('h1')).toHaveText('Off the map');
	for (const link of await page.locator('main a').all()) await expect(link).toHaveAttribute('href', /^\/en(\/|$)/);
});

test('the live map says in English what its imagery is', async ({ page }) => {
	await openLiveMap(page, '/en/terroir');
	await expect(page.locator('[data-map]')).toContainText('Illustrative image');
	await expect(page.locator('[data-map]')).not.toContainText('Imagem ilustrativa');
});

test('at 1024 px the navigation stands in one line in either language', async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 768 });
	for (const address of ['/', '/en', '/en/terroir', '/terroir']) {
		await open(page, address);
		const tops = await page.locator('header nav a').evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
		expect(new Set(tops).size, address).toBe(1);
	}
});

for (const width of [1440, 390]) {
	test(`English pages at ${width} px stay within the window, say nothing in Portuguese alone, and leave axe nothing${longUnless(width === 390)}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		const wines = builtAddresses('en').filter((address) => address.startsWith('/en/wines/'));
		const fixed = builtAddresses('en').filter((address) => !/^\/en\/(wines|news)\//.test(address));
		for (const address of [...fixed, wines[0] ?? '', '/en/news/four-days-of-walling']) {
			await open(page, address);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
			// Words that English does not have are said in their own language.
			await expect(page.locator('main em:not([lang=pt])'), address).toHaveCount(0);
			const lines = await page.locator('h1, h2, button, nav a, label').allInnerTexts();
			expect(
				lines.filter((line) => /\b(não|são|está|também|página|ligação|Enviar|Fechar|Abrir)\b/.test(line)),
				address,
			).toEqual([]);
			expect(await axeViolations(page), address).toEqual([]);
		}
	});
}
