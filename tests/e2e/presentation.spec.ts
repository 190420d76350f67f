import type { Page } from '@playwright/test';
import { pairMs } from '../../src/ui/second-press';
import { axeViolations } from './axe';
import { boxOf, expect, longUnless, open, test } from './fixtures';
import { SiteServer } from './site-server';
import { readyOffline, Visitor } from './visitor';

/** The narrowest and the lowest first: they stand for all, but in the long run. */
const screens = [
	[320, 568],
	[844, 390],
	[390, 844],
	[1024, 768],
] as const;

const presentation = (page: Page) => page.locator('dialog[data-presentation]');
const map = (page: Page) => page.locator('[data-tasting-map]');
const step = (page: Page) => page.locator('[data-tasting-step]');

/** Without the live map the plates stand in: steps, keys and times are the same. */
async function withoutMap(page: Page): Promise<void> {
	await page.route(/maplibre/, (route) => route.abort());
}

async function begin(page: Page): Promise<void> {
	await page.goto('/terroir?modo=prova');
	await page.getByRole('button', { name: 'Começar a prova' }).click();
	await step(page).waitFor();
}

/** What of this name is there for who listens: a picture has nothing in it, but MapLibre makes a region of its canvas. */
async function rolesNamed(page: Page, name: string): Promise<unknown[]> {
	const devtools = await page.context().newCDPSession(page);
	const { nodes } = await devtools.send('Accessibility.getFullAXTree');
	return nodes.filter((node) => !node.ignored && node.name?.value === name).map(({ role }) => role?.value);
}

test('the tasting goes by keys through its steps, with contours, all parcels, and the way out', async ({ page }) => {
	await open(page, '/terroir');
	await page.getByRole('link', { name: 'Modo de prova' }).click();
	await expect(page.getByRole('button', { name: 'Começar a prova' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(step(page)).toHaveAttribute('data-tasting-step', 'rabigato');
	await expect(map(page)).toHaveAttribute('data-tasting-map', 'ready');
	expect(await rolesNamed(page, 'Mapa da prova')).toEqual(['image']);
	await page.keyboard.press('ArrowRight');
	await expect(step(page)).toHaveAttribute('data-tasting-step', 'francisca-franca');
	await expect(map(page)).toHaveAttribute('data-highlight', 'francisca-franca');
	await expect(presentation(page).getByRole('status')).toHaveText(
		/^Passo 2 de \d+: Vinha da Francisca\. Tinto 2021\.$/,
	);
	await expect(page.getByRole('img', { name: 'Garrafa de Vinha da Francisca' })).toBeVisible();
	await expect(page.locator('canvas')).toHaveCount(1);
	await page.keyboard.press('c');
	await expect(map(page)).toHaveAttribute('data-contours', 'false');
	await page.keyboard.press('r');
	await expect(map(page)).toHaveAttribute('data-view', 'all');
	await page.keyboard.press('ArrowLeft');
	await expect(step(page)).toHaveAttribute('data-tasting-step', 'rabigato');
	await expect(map(page)).toHaveAttribute('data-view', 'parcel');
	expect(await axeViolations(page)).toEqual([]);
	// The controls may have stepped back by now.
	await page.mouse.move(200, 300);
	await page.mouse.move(220, 320);
	await page.getByRole('button', { name: 'Sair do modo de prova' }).click();
	await expect(presentation(page)).toHaveCount(0);
	await expect(page).not.toHaveURL(/modo=/);
	await expect(page.locator('dialog[open]')).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Modo de prova' })).toBeFocused();
});

test('the keys that are letters can be switched off, and the others stay', async ({ page, complaints }) => {
	complaints.expect(/net::ERR_FAILED/);
	await withoutMap(page);
	await page.goto('/terroir?modo=prova');
	await page.getByRole('checkbox', { name: 'Teclas de letra' }).uncheck();
	await page.getByRole('button', { name: 'Começar a prova' }).click();
	await expect(step(page)).toHaveAttribute('data-tasting-step', 'rabigato');
	await page.keyboard.press('r');
	await page.keyboard.press('ArrowRight');
	await expect(step(page)).toHaveAttribute('data-tasting-step', 'francisca-franca');
	await page.keyboard.press('c');
	await page.keyboard.press('ArrowLeft');
	await expect(step(page)).toHaveAttribute('data-tasting-step', 'rabigato');
	await expect(map(page)).toHaveAttribute('data-view', 'parcel');
	await expect(map(page)).toHaveAttribute('data-contours', 'true');
});

test('a map that is lost twice gives way to the plates, and comes back by a button or when the page is next visible', async ({
	page,
}) => {
	const lose = () =>
		page.locator('[data-tasting-map] canvas').evaluate((canvas: HTMLCanvasElement) => {
			canvas.setAttribute('data-lost', '');
			canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
		});
	const isLive = () => expect(map(page)).toHaveAttribute('data-tasting-map', 'ready');
	await begin(page);
	await isLive();
	await lose();
	await expect(page.locator('[data-tasting-map] canvas:not([data-lost])')).toHaveCount(1);
	await isLive();
	await lose();
	await expect(map(page).getByText('Sem mapa neste ecrã')).toBeVisible();
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await isLive();
	await lose();
	await expect(map(page).getByText('Sem mapa neste ecrã')).toBeVisible();
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await isLive();
});

test.describe('beside the plates', () => {
	test.beforeEach(async ({ page, complaints }) => {
		complaints.expect(/net::ERR_FAILED|preload assets/);
		await withoutMap(page);
	});

	test('on an upright tablet the bottle stands whole beneath them', async ({ page }) => {
		await page.setViewportSize({ width: 768, height: 1024 });
		await begin(page);
		await expect(step(page).locator('picture img')).toBeInViewport({ ratio: 1 });
	});

	test('Escape leaves', async ({ page }) => {
		await page.goto('/terroir?modo=prova');
		await presentation(page).waitFor();
		await page.keyboard.press('Escape');
		await expect(presentation(page)).toHaveCount(0);
	});

	test('each step is heard as a sentence', async ({ page }) => {
		await page.goto('/terroir?modo=prova&passos=rabigato,francisca-franca,vv-acima');
		await expect(presentation(page)).toHaveAccessibleName('Modo de prova');
		const heard = presentation(page).getByRole('status');
		await expect(heard).toHaveText('Sem mapa neste ecrã: mostram-se as estampas das parcelas.');
		await page.keyboard.press('Enter');
		await expect(heard).toHaveText('Passo 1 de 3: Rabigato. Branco 2025.');
		await page.keyboard.press('PageDown');
		await expect(heard).toHaveText('Passo 2 de 3: Vinha da Francisca. Tinto 2021.');
		await page.getByRole('button', { name: 'Passo 3: Vinha Velha' }).click();
		await expect(heard).toHaveText(/^Passo 3 de 3: Vinha Velha\. Porto Colheita \d{4}\.$/);
		await page.keyboard.press('PageUp');
		await expect(heard).toHaveText('Passo 2 de 3: Vinha da Francisca. Tinto 2021.');
	});

	test('the controls step back after four seconds, and return with the pointer', async ({ page }) => {
		await page.clock.install();
		await begin(page);
		await expect(presentation(page)).toHaveAttribute('data-controls', 'shown');
		await page.clock.runFor(4_000);
		await expect(presentation(page)).toHaveAttribute('data-controls', 'hidden');
		await page.mouse.move(300, 400);
		await expect(presentation(page)).toHaveAttribute('data-controls', 'shown');
		await page.keyboard.press('Tab');
		await page.clock.runFor(20_000);
		await expect(presentation(page)).toHaveAttribute('data-controls', 'shown');
	});

	test.describe('under a finger', () => {
		test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

		test('the first touch brings the controls back, and presses none of them', async ({ page }) => {
			await page.clock.install();
			await begin(page);
			const next = presentation(page).getByRole('button', { name: /^Seguinte/ });
			const { x, y, width, height } = await boxOf(next);
			await page.clock.runFor(4_000);
			await expect(presentation(page)).toHaveAttribute('data-controls', 'hidden');
			await page.touchscreen.tap(x + width / 2, y + height / 2);
			await expect(presentation(page)).toHaveAttribute('data-controls', 'shown');
			await expect(step(page)).toHaveAttribute('data-tasting-step', 'rabigato');
			// Sooner it would be the second press of a pair.
			await page.waitForTimeout(pairMs);
			await next.tap();
			await expect(step(page)).toHaveAttribute('data-tasting-step', 'francisca-franca');
		});
	});

	test('after three minutes without input it waits at the start again', async ({ page }) => {
		await page.clock.install();
		await begin(page);
		// Its clock goes on by itself as well while a slow machine is at work; to the millisecond it is tested in `tasting.test.ts`.
		await page.clock.runFor(165_000);
		await expect(step(page)).toBeVisible();
		await page.clock.runFor(16_000);
		await expect(presentation(page)).toHaveAttribute('data-presentation', 'start');
		await expect(page.getByRole('button', { name: 'Começar a prova' })).toBeFocused();
		await page.reload();
		await expect(presentation(page)).toHaveAttribute('data-presentation', 'start');
	});

	test('the address carries the order; another one is chosen at the start', async ({ page }) => {
		await page.goto('/terroir?modo=prova&passos=rabigato,nada,vv-moinho,vv-martim1');
		const names = presentation(page).getByRole('list', { name: 'Ordem da prova' }).getByRole('listitem');
		await expect(names).toHaveText([/Rabigato/, /Vinha do Moinho/, /Vinha do Martim/]);
		await page.getByRole('button', { name: 'Vinha do Martim: provar antes' }).click();
		await expect(names).toHaveText([/Rabigato/, /Vinha do Martim/, /Vinha do Moinho/]);
		await page.getByRole('button', { name: 'Rabigato: retirar' }).click();
		const add = page.getByRole('button', { name: 'Acrescentar', exact: true });
		await expect(add).toBeDisabled();
		await page.getByLabel('Acrescentar uma parcela').selectOption('vf-tn');
		await expect(names).toHaveCount(2);
		await add.click();
		await expect(names).toHaveText([/Vinha do Martim/, /Vinha do Moinho/, /Pombal/]);
		await expect(page).toHaveURL(/passos=vv-martim1(,|%2C)vv-moinho(,|%2C)vf-tn/);
		expect(await axeViolations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Ordem habitual' }).click();
		await expect(names).toContainText(['Rabigato', 'Vinha da Francisca', 'Abade']);
	});

	test('a parcel in the address is the step to begin with', async ({ page }) => {
		await page.goto('/terroir?modo=prova&parcela=vv-vinha-rio');
		await expect(step(page)).toHaveAttribute('data-tasting-step', 'vv-vinha-rio');
		await expect(page.locator('dialog[data-parcel-dialog][open]')).toHaveCount(0);
	});

	test('a reload comes back to the step, a way back from the start does not @long', async ({ page }) => {
		await begin(page);
		await page.keyboard.press('ArrowRight');
		await expect(step(page)).toHaveAttribute('data-tasting-step', 'francisca-franca');
		await page.reload();
		await expect(step(page)).toHaveAttribute('data-tasting-step', 'francisca-franca');
		await page.keyboard.press('Escape');
		await expect(presentation(page)).toHaveCount(0);
		await page.getByRole('link', { name: 'Modo de prova' }).click();
		await expect(page.getByRole('button', { name: 'Começar a prova' })).toBeFocused();
	});

	test('the castas of a parcel are not those of a wine from several @long', async ({ page }) => {
		await page.goto('/terroir?modo=prova&passos=rabigato,vf-tn&parcela=vf-tn');
		await expect(step(page)).toContainText('Castas da parcela');
		await page.keyboard.press('ArrowLeft');
		await expect(step(page)).toHaveAttribute('data-tasting-step', 'rabigato');
		await expect(step(page)).not.toContainText('Castas da parcela');
	});

	test('the facts of a parcel that makes no wine stand beneath its name @long', async ({ page }) => {
		await page.goto('/terroir?modo=prova&passos=qt-vale-sabor-14&parcela=qt-vale-sabor-14');
		await expect(step(page).getByRole('img')).toHaveCount(0);
		const name = await boxOf(step(page).getByRole('heading'));
		const facts = await boxOf(step(page).getByText('Altitude'));
		expect(facts.x).toBeCloseTo(name.x);
		expect(facts.y).toBeGreaterThan(name.bottom);
	});

	test('it goes on where neither full screen nor a waking screen is given @long', async ({ page }) => {
		await page.addInitScript(() => {
			Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'));
			Object.defineProperty(navigator, 'wakeLock', { value: { request: () => Promise.reject(new Error('no')) } });
		});
		await begin(page);
		await page.keyboard.press('ArrowRight');
		await expect(step(page)).toHaveAttribute('data-tasting-step', 'francisca-franca');
	});

	test('a visitor who has not confirmed their age does that first @long', async ({ page, context }) => {
		await context.clearCookies();
		await page.goto('/terroir?modo=prova');
		const gate = page.locator('dialog[data-age-gate]');
		await expect(gate).toBeVisible();
		await gate.getByRole('button').first().click();
		await expect(gate).toBeHidden();
		await page.getByRole('button', { name: 'Começar a prova' }).click();
		await expect(step(page)).toBeVisible();
	});

	for (const [index, [width, height]] of screens.entries()) {
		test(`everything can be reached at ${width} × ${height}${longUnless(index === 0)}`, async ({ page }) => {
			await page.setViewportSize({ width, height });
			await begin(page);
			const next = page.getByRole('button', { name: /Seguinte/ });
			await expect(next).toBeInViewport({ ratio: 1 });
			expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(72);
			await next.click();
			await expect(page.getByRole('heading', { name: 'Vinha da Francisca' })).toBeInViewport();
			await expect(page.getByRole('button', { name: 'Sair do modo de prova' })).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole('button', { name: /^Passo 2/ })).toBeInViewport({ ratio: 1 });
			const overflow = await presentation(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
			expect(overflow).toBe(0);
			expect(await axeViolations(page)).toEqual([]);
		});
	}
});

test('on a phone held sideways no step of the usual order is cut off, and of a longer order only whole steps are seen @long', async ({
	page,
	complaints,
}) => {
	complaints.expect(/net::ERR_FAILED|preload assets/);
	await withoutMap(page);
	await page.setViewportSize({ width: 844, height: 390 });
	await begin(page);
	const steps = page.getByRole('navigation', { name: 'Passos da prova' }).getByRole('button');
	for (const each of await steps.all()) await expect(each).toBeInViewport({ ratio: 1 });
	// A window in full screen has its size from the screen.
	await page.evaluate(() => document.exitFullscreen());
	await page.setViewportSize({ width: 667, height: 375 });
	const shares = () =>
		steps.evaluateAll((all) => {
			const row = all[0]?.closest('ol')?.getBoundingClientRect();
			return all.map((step) => {
				const { left, right, width } = step.getBoundingClientRect();
				return Math.max(0, Math.min(right, row?.right ?? 0) - Math.max(left, row?.left ?? 0)) / width;
			});
		});
	for (let presses = 0; presses < 7; presses += 1) {
		await page.keyboard.press('ArrowRight');
		await expect.poll(async () => (await shares()).filter((share) => share > 0.02 && share < 0.98)).toEqual([]);
		await expect(page.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
	}
	expect((await shares()).filter((share) => share > 0.98).length).toBeGreaterThan(7);
});

test('at 320 pixels the way out of the tasting stands beside its switches @long', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await begin(page);
	// Without a map there are no switches.
	const leave = await boxOf(page.getByRole('button', { name: 'Sair do modo de prova' }));
	for (const name of ['Curvas de nível', 'Todas as parcelas']) {
		const box = await boxOf(page.getByRole('button', { name }));
		expect(box.y).toBeCloseTo(leave.y, 0);
		expect(box.height).toBeGreaterThanOrEqual(44);
	}
	expect(leave.right).toBeLessThanOrEqual(320);
});

test('on a phone every step has its number on the map of all parcels, and none lies on another', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await begin(page);
	await expect(map(page)).toHaveAttribute('data-tasting-map', 'ready');
	await page.keyboard.press('r');
	await expect(map(page)).toHaveAttribute('data-view', 'all');
	const count = await page.getByRole('navigation', { name: 'Passos da prova' }).getByRole('button').count();
	const numbers = map(page).locator('[aria-hidden] > span.figure').filter({ visible: true });
	await expect(numbers).toHaveText(Array.from({ length: count }, (_, index) => String(index + 1)));
	// While the camera still moves they may be anywhere.
	await expect
		.poll(async () => {
			const area = await boxOf(map(page));
			const boxes = await Promise.all((await numbers.all()).map((each) => each.boundingBox()));
			const apart = boxes.every((one, index) =>
				boxes.slice(index + 1).every((other) => {
					if (!one || !other) return false;
					const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
					return isBeside || one.y + one.height <= other.y || other.y + other.height <= one.y;
				}),
			);
			const inside = boxes.every(
				(box) => box && area && box.x >= area.x && box.y >= area.y + 60 && box.y + box.height <= area.y + area.height,
			);
			return { apart, inside };
		})
		.toEqual({ apart: true, inside: true });
	expect(
		await numbers.first().evaluate((number) => Number.parseFloat(getComputedStyle(number).fontSize)),
	).toBeGreaterThanOrEqual(16);
});

test('the usual steps stand in one row beside the mark at 1440 pixels @long', async ({ page, complaints }) => {
	complaints.expect(/net::ERR_FAILED|preload assets/);
	await withoutMap(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await begin(page);
	const steps = page.getByRole('navigation', { name: 'Passos da prova' }).getByRole('button');
	const boxes = await Promise.all((await steps.all()).map((each) => each.boundingBox()));
	expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
	await expect(steps.first()).toBeInViewport({ ratio: 1 });
	await expect(steps.last()).toBeInViewport({ ratio: 1 });
});

for (const viewport of [
	{ width: 1920, height: 1080 },
	{ width: 1180, height: 820 },
]) {
	test(`the lettering is large enough for a room on ${viewport.width} pixels${longUnless(viewport.width === 1180)}`, async ({
		page,
		complaints,
	}) => {
		complaints.expect(/net::ERR_FAILED|preload assets/);
		await withoutMap(page);
		await page.setViewportSize(viewport);
		await page.goto('/terroir?modo=prova');
		const start = page.getByRole('button', { name: 'Começar a prova' });
		await start.waitFor();
		expect(await smallestLettering(page)).toBeGreaterThanOrEqual(20);
		await start.click();
		await step(page).waitFor();
		expect(await smallestLettering(page)).toBeGreaterThanOrEqual(20);
	});
}

/** In CSS pixels, of all the text that can be seen. */
async function smallestLettering(page: Page): Promise<number> {
	return presentation(page).evaluate((dialog) => {
		const sizes = [...dialog.querySelectorAll('*')]
			.filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
			.filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, select'))
			.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
		return Math.min(...sizes);
	});
}

test('it works with the server gone, from what the device has stored', async () => {
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	const page = await visitor.open('/terroir');
	await readyOffline(page);
	await expect(page.locator('[data-tone=ready]', { hasText: 'Pronto sem rede' })).toBeVisible();
	await page.goto('/terroir?modo=prova');
	await expect
		.poll(() => page.evaluate(async () => (await caches.match('/art/bottles/vinha-da-francisca-560.avif'))?.status))
		.toBe(200);
	await site.stop();
	await page.goto('/terroir?modo=prova');
	await page.getByRole('button', { name: 'Começar a prova' }).click();
	await expect(map(page)).toHaveAttribute('data-tasting-map', 'ready');
	await page.keyboard.press('ArrowRight');
	await expect(step(page)).toHaveAttribute('data-tasting-step', 'francisca-franca');
	const bottle = page.getByRole('img', { name: 'Garrafa de Vinha da Francisca' });
	await expect.poll(() => bottle.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(560);
	await visitor.leave();
	await site.dispose();
});
