import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { boxOf, expect, holdBack, longUnless, open, test } from './fixtures';
import { keepStill } from './live-map';

test('a page of a wide window has a skip link, a header that knows when it is scrolled, and links that need no reload', async ({
	page,
}) => {
	await open(page, '/filosofia');

	await test.step('the first Tab leads to the skip link, which leads to the content', async () => {
		await page.keyboard.press('Tab');
		const skip = page.getByRole('link', { name: 'Saltar para o conteúdo' });
		await expect(skip).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.locator('main')).toBeFocused();
	});

	await test.step('the header is scrolled above 200 px', async () => {
		const header = page.locator('header');
		// Two frames later the header has seen it: both steps at once would be the fast scrolling that hides it.
		await page.evaluate(
			() =>
				new Promise((seen) => {
					scrollTo(0, 200);
					requestAnimationFrame(() => requestAnimationFrame(seen));
				}),
		);
		await expect(header).not.toHaveClass(/scrolled/);
		await page.evaluate(() => scrollTo(0, 201));
		await expect(header).toHaveClass(/scrolled/);
	});

	await test.step('a navigation without a reload moves focus to the title and changes the head', async () => {
		await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Visitar' }).click();
		await expect(page.locator('h1')).toBeFocused();
		await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/visitar$/);
		await expect(page.locator('head title')).toHaveCount(1);
		expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
	});
});

test('where the navigation has least room its names stand further apart than their words', async ({ page }) => {
	for (const address of ['/', '/en', '/terroir'])
		for (const width of [1024, 1180]) {
			await page.setViewportSize({ width, height: 768 });
			await page.goto(address);
			await page.evaluate('document.fonts.ready');
			const boxes = await page
				.locator('header nav a')
				.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
			const gaps = boxes
				.slice(1)
				.map(({ left, top }, index) => (top === boxes[index].top ? left - boxes[index].right : 0));
			expect(Math.min(...gaps), `${address} at ${width} px`).toBeGreaterThanOrEqual(16);
		}
});

test('the menu of a phone opens over the page, leads on and closes again', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/filosofia');
	const button = page.getByRole('button', { name: 'Abrir menu' });
	const menu = page.getByRole('dialog', { name: 'Menu' });

	await test.step('the menu of a phone locks the page, closes with Escape and gives the focus back', async () => {
		await button.click();
		await expect(menu).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
		await page.keyboard.press('Escape');
		await expect(menu).toBeHidden();
		await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
		await expect(button).toBeFocused();
	});

	await test.step('a link of the menu leads on and closes it', async () => {
		await button.click();
		await menu.getByRole('link', { name: 'Notícias' }).click();
		await expect(page).toHaveURL('/noticias');
		await expect(menu).toBeHidden();
	});

	await test.step('going back in the history closes the menu of a phone, and the page can be scrolled', async () => {
		for (const [go, address] of [
			[() => page.goBack(), '/filosofia'],
			[() => page.goForward(), '/noticias'],
		] as const) {
			await button.click();
			await expect(menu).toBeVisible();
			await go();
			await expect(page).toHaveURL(address);
			await expect(menu).toBeHidden();
			await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
		}
		await expect(page.locator('main :focus')).toHaveCount(1);
	});

	await test.step('the menu leads to each of the four estates', async () => {
		await keepStill(page);
		await button.click();
		await menu.getByRole('link', { name: 'Moinho' }).click();
		await expect(page).toHaveURL(/\/terroir\?terroir=moinho/);
		await expect(menu).toBeHidden();
	});
});

test.describe('at a pixel to the CSS pixel', () => {
	test.use({ deviceScaleFactor: 1 });

	test('in a low window the menu shows that there is more beneath, until its end is reached @long', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 844, height: 390 });
		await open(page, '/filosofia');
		await page.getByRole('button', { name: 'Abrir menu' }).click();
		const menu = page.getByRole('dialog', { name: 'Menu' });
		await expect(menu).toBeVisible();
		expect(await menu.evaluate((dialog) => dialog.scrollHeight > dialog.clientHeight)).toBe(true);
		/** How much darker the ground is at the foot than at the middle, away from the words. */
		const shade = async () => {
			const png = await page.screenshot({ clip: { x: 700, y: 180, width: 1, height: 210 }, animations: 'disabled' });
			const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
			return (data[0] ?? 0) - (data[(info.height - 1) * info.width * info.channels] ?? 0);
		};
		expect(await shade()).toBeGreaterThan(25);
		await menu.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
		await expect.poll(shade).toBeLessThan(3);
	});
});

test('going back in the history closes the plain menu, which opens where the code of the full one cannot be fetched', async ({
	page,
	complaints,
}) => {
	complaints.expect(/mobile-menu|Failed to load resource/);
	await page.route('**/assets/mobile-menu-*.js', (route) => route.abort());
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/filosofia');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Notícias' }).click();
	await expect(page).toHaveURL('/noticias');
	await page.getByRole('button', { name: 'Abrir menu' }).click();
	const menu = page.locator('nav[popover]');
	await expect(menu).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL('/filosofia');
	await expect(menu).toBeHidden();
	await page.goForward();
	await expect(page).toHaveURL('/noticias');
	await expect(menu).toBeHidden();
});

test.describe('on the very first visit', () => {
	test.beforeEach(async ({ context }) => context.clearCookies());

	test('the age gate asks once, is answered with one click, and is remembered for a year', async ({
		page,
		context,
	}) => {
		await page.goto('/');
		const gate = page.locator('dialog[data-age-gate]');
		await expect(gate).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await expect(gate).toBeVisible();
		for (const [width, height] of [
			[320, 568],
			[844, 390],
		] as const) {
			await test.step(`the answers are in view at ${width} × ${height}`, async () => {
				await page.setViewportSize({ width, height });
				await expect(page.getByRole('button', { name: 'Ainda não' })).toBeInViewport({ ratio: 1 });
			});
		}
		await page.getByRole('button', { name: 'Sim, entrar' }).click();
		await expect(gate).toBeHidden();
		await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
		const cookie = (await context.cookies()).find(({ name }) => name === 'ageCheck');
		expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
		expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
		await page.reload();
		await page.locator('html[data-hydrated]').waitFor();
		await expect(gate).toBeHidden();
	});

	test('the gate works before the application has come, and does not wait for it', async ({ page, complaints }) => {
		complaints.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
		await page.route('**/assets/app-*.js', (route) => route.abort());
		await page.goto('/vinhos');
		const gate = page.locator('dialog[data-age-gate]');
		await page.getByRole('button', { name: 'Ainda não' }).click();
		await expect(gate.getByRole('heading', { name: 'Então até lá.' })).toBeFocused();
		await page.getByRole('button', { name: 'Voltar à pergunta' }).click();
		// As a visitor, who reads the question again: two presses in one place within 0.4 s are one.
		await page.waitForTimeout(400);
		await page.getByRole('button', { name: 'Sim, entrar' }).click();
		await expect(gate).toBeHidden();
		await expect(page.locator('h1')).toBeInViewport();
	});

	test('on a tablet upright the question stands below the points of the map', async ({ page }) => {
		await page.setViewportSize({ width: 768, height: 954 });
		await page.goto('/');
		const question = await boxOf(page.locator('dialog[data-age-gate] h2').first());
		const lowest = await page
			.locator('dialog[data-age-gate] [data-sheet=gatePhone] .trig-point')
			.evaluateAll((points) => Math.max(...points.map((point) => point.getBoundingClientRect().bottom)));
		expect(lowest).toBeGreaterThan(0);
		expect(lowest).toBeLessThan(question.y);
	});

	test('on a phone the lines of sight keep clear of the brand @long', async ({ page }) => {
		for (const [width, height] of [
			[390, 844],
			[360, 740],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.goto('/');
			const brand = await boxOf(page.locator('.age-gate-brand span'));
			const tops = await page
				.locator('.age-gate svg[data-sheet=gatePhone] :is(path, line, circle)')
				.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
			expect(tops.length).toBeGreaterThan(4);
			// Its last descender reaches as far below its box.
			expect(Math.min(...tops), `${width} px`).toBeGreaterThan(brand.bottom + 12);
		}
	});

	test('a picture of the gate that hangs does not keep the page waiting @long', async ({ page }) => {
		await page.route('**/art/gate-*', () => {});
		await page.goto('/vinhos');
		await expect(page.locator('dialog[data-age-gate]')).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('data-gate-first', '');
		await page.locator('html[data-hydrated]:not([data-gate-first])').waitFor();
	});

	test('a picture of the gate that does not come leaves its ground alone @long', async ({ page, complaints }) => {
		complaints.expect(/ERR_FAILED/);
		await page.route('**/art/gate-*', (route) => route.abort());
		await open(page, '/vinhos');
		await expect(page.locator('dialog[data-age-gate] img')).toHaveCount(0);
	});

	test('the question lies over a parcel that is opened by its address @long', async ({ page }) => {
		await keepStill(page);
		await page.goto('/terroir?parcela=rabigato');
		const parcel = page.locator('dialog[data-parcel-dialog]');
		await expect(parcel).toBeVisible();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await expect(page).toHaveURL(/parcela=rabigato/);
		await page.getByRole('button', { name: 'Sim, entrar' }).click();
		await expect(parcel).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
		await parcel.getByRole('button', { name: 'Fechar' }).click();
		await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
	});

	for (const [answered, other] of [
		['/vinhos', '/terroir?parcela=rabigato'],
		['/terroir?parcela=rabigato', '/vinhos'],
	] as const) {
		test(`of two windows seen at once, the answer at ${answered} lets ${other} go${longUnless(answered === '/vinhos')}`, async ({
			page,
			context,
		}) => {
			await keepStill(context);
			const gate = (window: Page) => window.locator('dialog[data-age-gate]');
			const second = await context.newPage();
			await open(second, other);
			await expect(gate(second)).toBeVisible();
			await second.evaluate(() => {
				Object.assign(globalThis, { sameDocument: true, told: [] });
				for (const type of ['visibilitychange', 'focus'])
					addEventListener(type, () => Reflect.get(globalThis, 'told').push(type));
			});
			await page.goto(answered);
			await page.getByRole('button', { name: 'Sim, entrar' }).click();
			for (const window of [page, second]) await expect(gate(window)).toBeHidden();
			expect(await second.evaluate(() => [document.visibilityState, Reflect.get(globalThis, 'told')])).toEqual([
				'visible',
				[],
			]);
			expect(await second.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
			const parcel = (other.startsWith('/terroir') ? second : page).locator('dialog[data-parcel-dialog]');
			await expect(parcel).toBeVisible();
			await expect(parcel.getByRole('button', { name: 'Fechar' })).toBeFocused();
			// The first Tab leads to what stands first in the page.
			const wines = other === '/vinhos' ? second : page;
			await wines.bringToFront();
			await wines.keyboard.press('Tab');
			await expect(wines.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused();
		});
	}

	test('a section that the address names is in view beneath the question @long', async ({ page }) => {
		await open(page, '/vinhos/abade#ficha-tecnica');
		await page.getByRole('button', { name: 'Sim, entrar' }).click();
		await expect(page.locator('#ficha-tecnica')).toBeInViewport();
	});

	test('privacy can be read before the question is answered, and who goes on from it is asked on the next page', async ({
		page,
	}) => {
		await open(page, '/privacidade');
		await expect(page.locator('dialog[data-age-gate]')).toBeHidden();
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Vinhos' }).click();
		await expect(page.locator('dialog[data-age-gate]')).toBeVisible();
		await page.goBack();
		await expect(page.locator('dialog[data-age-gate]')).toBeHidden();
	});
});

test('an unknown address gets the 404 page with the way back', async ({ page, complaints }) => {
	complaints.expect(/404/);
	const response = await page.goto('/vinhos/nao-existe');
	expect(response?.status()).toBe(404);
	await page.locator('html[data-hydrated]').waitFor();
	await expect(page.locator('h1')).toHaveCount(1);
	const sheets = page.locator('main section').getByRole('link');
	const boxes = await sheets.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
	expect(Math.min(...boxes.map(({ height }) => height)), 'each link fills its sheet of the index').toBeGreaterThan(100);
	await page.locator('main').getByRole('link').first().click();
	await expect(page.locator('h1')).toBeVisible();
});

test('a visitor who goes back before the scripts are here gets the page of that address @long', async ({ page }) => {
	await open(page, '/noticias');
	await page.locator('[data-news-list] a').nth(2).click();
	await expect(page.locator('article h1')).toBeVisible();
	const release = await holdBack(page, '**/assets/app-*.js');
	await page.reload({ waitUntil: 'commit' });
	await expect(page.locator('article h1')).toBeVisible();
	await page.goBack({ waitUntil: 'commit' });
	release();
	await page.locator('html[data-hydrated]').waitFor();
	await expect(page).toHaveURL('/noticias');
	await expect(page.locator('h1')).toHaveText('Notícias');
	await expect(page).toHaveTitle(/^Notícias/);
	await expect(page.locator('title:not(svg *)')).toHaveCount(1);
	await expect(page.locator('meta[name=description]')).toHaveCount(1);
	for (const [one, value] of [
		['meta[property="og:type"]', 'website'],
		['meta[property="og:url"]', /\/noticias$/],
	] as const)
		await expect(page.locator(one)).toHaveAttribute('content', value);
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/noticias$/);
	await expect(page.locator('script[type="application/ld+json"]'), 'of the article').toHaveCount(0);
});

test('a visitor who goes back as soon as a page is hydrated finds the former page, and nothing has failed', async ({
	page,
}) => {
	const devtools = await page.context().newCDPSession(page);
	await open(page, '/filosofia');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Vinhos' }).click();
	await expect(page).toHaveURL(/vinhos$/);
	// So slow that React is still at work on what its boundaries hold.
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
	await page.reload({ waitUntil: 'commit' });
	await page.locator('html[data-hydrated]').waitFor();
	await page.goBack({ waitUntil: 'commit' });
	await expect(page.locator('h1')).toHaveText('Filosofia');
});

test('a page that was read on before its scripts came stays where it is', async ({ page }) => {
	const release = await holdBack(page, '**/assets/app-*.js');
	await page.goto('/termos', { waitUntil: 'commit' });
	await page.locator('footer').waitFor();
	await page.evaluate(() => scrollTo(0, 600));
	release();
	await page.locator('html[data-hydrated]').waitFor();
	expect(await page.evaluate(() => scrollY)).toBe(600);
	// Pressed as the keyboard does: a pointer would scroll to it first.
	await page.locator('footer').getByRole('link', { name: 'Privacidade' }).dispatchEvent('click');
	await expect(page.locator('h1')).toHaveText('Privacidade');
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});
