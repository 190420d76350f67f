import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { boxOf, expect, longUnless, open, test } from './fixtures';
import { readyOffline } from './visitor';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

const terroirPage = (page: Page) => page.locator('[data-terroir-page]');
const handle = (page: Page) => page.getByRole('button', { name: /^Painel/ });

/** How much of the window the sheet covers, in CSS pixels from its foot. */
async function covered(page: Page): Promise<number> {
	const box = await handle(page).boundingBox();
	return 844 - Math.round(box?.y ?? 844);
}

/** From the middle of the handle, with a rest at the end: no flick. */
async function drag(page: Page, pixelsUp: number): Promise<void> {
	// It waits until the sheet has come to rest.
	await handle(page).hover();
	const box = await boxOf(handle(page));
	const [x, y] = [box.x + box.width / 2, box.y + 12];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, y - pixelsUp / 2, { steps: 4 });
	await page.mouse.move(x, y - pixelsUp, { steps: 4 });
	// A second finger comes and goes.
	await page.evaluate(() => dispatchEvent(new PointerEvent('pointerup', { pointerId: 99 })));
	await expect(terroirPage(page)).toHaveAttribute('data-dragging');
	await page.waitForTimeout(120);
	await page.mouse.up();
}

test('the sheet has three stops: by the button, by keys, and remembered while a parcel is open', async ({ page }) => {
	await open(page, '/terroir');
	expect(await covered(page)).toBe(383);
	await handle(page).click();
	await expect(terroirPage(page)).toHaveAttribute('data-sheet', 'full');
	expect(await axeViolations(page)).toEqual([]);
	await handle(page).press('End');
	await expect(terroirPage(page)).toHaveAttribute('data-sheet', 'peek');
	await expect.poll(() => covered(page)).toBe(95);
	expect(await axeViolations(page)).toEqual([]);
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	await expect(terroirPage(page)).toHaveAttribute('data-sheet', 'rest');
	await handle(page).press('ArrowUp');
	await page.locator('button[data-parcel="rabigato"]').click();
	await expect(page.locator('dialog[data-parcel-dialog="rabigato"]')).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Fechar' }).click();
	await expect(terroirPage(page)).toHaveAttribute('data-sheet', 'full');
});

test('the sheet follows the finger and comes to rest at the nearest stop', async ({ page }) => {
	await open(page, '/terroir');
	await page.waitForLoadState('networkidle');
	await drag(page, 300);
	await expect(terroirPage(page)).toHaveAttribute('data-sheet', 'full');
	await drag(page, -320);
	await expect(terroirPage(page)).toHaveAttribute('data-sheet', 'rest');
	// Text that is selected is not dragged in its place.
	await page.keyboard.press('Control+A');
	await drag(page, -260);
	await expect(terroirPage(page)).toHaveAttribute('data-sheet', 'peek');
	await drag(page, 100);
	await expect(terroirPage(page)).toHaveAttribute('data-sheet', 'peek');
	await expect.poll(() => covered(page)).toBe(95);
});

test('a touch on what says that it moves the map starts it, and opens no parcel beneath', async ({ page }) => {
	await open(page, '/terroir');
	await page.getByText('Toque para mover o mapa').tap();
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
	await expect(page.locator('dialog[data-parcel-dialog]')).toHaveCount(0);
});

test('what is in the sheet can be reached at every stop', async ({ page }) => {
	await open(page, '/terroir');
	for (const key of ['End', 'ArrowUp', 'Home']) {
		await handle(page).press(key);
		await page.getByRole('tab', { name: /Parcelas/ }).click();
		const last = page.locator('button[data-parcel]:visible').last();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeInViewport();
		await expect(page.locator('[aria-haspopup=listbox]')).toBeInViewport();
	}
});

test('the figures of a plate’s scale stand apart @long', async ({ page }) => {
	await page.goto('/terroir?parcela=francisca-franca');
	await page.locator('dialog[data-parcel-dialog="francisca-franca"]').waitFor();
	for (const width of [320, 390, 768, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		await expect.poll(() => leastGap(page), `${width} px`).toBeGreaterThanOrEqual(4);
	}
});

/** CSS pixels between the two figures of the scale that stand closest; not a number while there are fewer. */
async function leastGap(page: Page): Promise<number> {
	return page.locator('dialog[data-parcel-dialog] [aria-hidden] span').evaluateAll((spans) => {
		const boxes = spans
			.filter((span) => /^\d+( m)?$/.test(span.textContent ?? ''))
			.filter((span) => span.checkVisibility({ visibilityProperty: true }))
			.map((span) => {
				const text = document.createRange();
				text.selectNodeContents(span);
				return text.getBoundingClientRect();
			});
		const gaps = boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
		return gaps.length > 0 ? Math.min(...gaps) : Number.NaN;
	});
}

test('in forced colours a line at its side shows the chosen row @long', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await open(page, '/terroir');
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	const row = page.locator('button[data-parcel="rabigato"]');
	await row.focus();
	await expect(row).toHaveCSS('border-inline-start-width', '4px');
});

for (const { width, height } of [
	{ width: 320, height: 640 },
	{ width: 720, height: 450 },
	{ width: 768, height: 1024 },
	{ width: 1024, height: 768 },
]) {
	test(`nothing is wider than a window of ${width} by ${height}, and the list and the dialog are sound${longUnless(width === 320)}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await open(page, '/terroir');
		await page.getByRole('tab', { name: /Parcelas/ }).click();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		expect(await axeViolations(page)).toEqual([]);
		await page.locator('button[data-parcel="rabigato"]').click();
		const dialog = page.locator('dialog[data-parcel-dialog="rabigato"]');
		await expect(dialog).toBeVisible();
		expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
		expect(await axeViolations(page)).toEqual([]);
	});
}

test('on a phone the map says its scale, beside whose imagery it is', async ({ page }) => {
	for (const width of [390, 320]) {
		await page.setViewportSize({ width, height: 844 });
		await open(page, '/terroir');
		const scale = await boxOf(page.getByRole('img', { name: /^Escala: / }));
		const attribution = await boxOf(page.getByText('Imagem ilustrativa').first());
		expect(scale.right).toBeLessThan(attribution.x);
	}
});

test('on a phone nothing lies over the drawing of a parcel', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/terroir?parcela=vv-vinha-rio');
	const dialog = page.locator('dialog[data-parcel-dialog]');
	const plate = await boxOf(dialog.getByRole('img', { name: /curvas/i }).first());
	const locator = await boxOf(dialog.locator('svg:has([data-chosen])'));
	expect(plate.bottom).toBeLessThanOrEqual(locator.y);
});

test('on a tablet upright the drawings of a parcel stand above its facts, and its wine is in view', async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 954 });
	await page.goto('/terroir?parcela=francisca-franca');
	const dialog = page.locator('dialog[data-parcel-dialog="francisca-franca"]');
	await expect(dialog.getByRole('link', { name: 'Vinha da Francisca' })).toBeInViewport({ ratio: 1 });
	const plate = await boxOf(dialog.getByRole('img', { name: /Vinha da Francisca/ }));
	const name = await boxOf(dialog.getByRole('heading', { name: 'Vinha da Francisca' }));
	expect(plate.bottom).toBeLessThan(name.y);
});

test('in low windows every control of the map lies clear of the panel, and a parcel keeps its plate', async ({
	page,
}) => {
	await page.goto('/terroir?parcela=rabigato');
	const dialog = page.locator('dialog[data-parcel-dialog="rabigato"]');
	await dialog.waitFor();
	await page.setViewportSize({ width: 844, height: 390 });
	const drawing = dialog.locator('img').first();
	await expect(drawing).toBeInViewport({ ratio: 1 });
	// The highest parcel has 682 of the drawing's 920 units of width, and nothing lies over it.
	const plate = await boxOf(drawing);
	expect(plate.height / plate.width).toBeGreaterThan(682 / 920);
	expect((await boxOf(dialog.locator('svg:has([data-chosen])'))).y).toBeGreaterThanOrEqual(plate.bottom);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	for (const [width, height] of [
		[320, 568],
		[390, 664],
		[844, 390],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const name of ['Aproximar', 'Onde estou', 'Camadas']) {
			const button = page.getByRole('button', { name, exact: true });
			await expect.poll(() => button.evaluate(isUncovered), `${name} at ${width} by ${height}`).toBe(true);
		}
	}
});

for (const { width, height } of [
	{ width: 844, height: 390 },
	{ width: 720, height: 450 },
	{ width: 390, height: 844 },
	{ width: 390, height: 520 },
]) {
	test(`in a window of ${width} by ${height} nothing of a parcel lies over anything else, however far it is scrolled${longUnless(height === 844)}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await page.goto('/terroir?parcela=rabigato');
		const dialog = page.locator('dialog[data-parcel-dialog="rabigato"]');
		await dialog.waitFor();
		const profile = await boxOf(dialog.getByRole('img', { name: /^Perfil/ }));
		const [words, place] = await Promise.all(
			[0, 1].map((index) => boxOf(dialog.locator('figcaption > span').nth(index))),
		);
		expect(words?.y).toBeGreaterThanOrEqual(profile.bottom);
		expect((place?.y ?? 0) - (words?.bottom ?? 0)).toBeLessThan(10);
		for (const share of [0, 0.5, 1]) {
			await dialog.evaluate((element, of) => {
				const sheet = element.firstElementChild;
				sheet?.scrollTo(0, of * (sheet.scrollHeight - sheet.clientHeight));
			}, share);
			const next = await boxOf(dialog.getByRole('button', { name: /Vinha Velha/ }));
			expect(next.bottom, `scrolled by ${share}`).toBeCloseTo(height, 0);
			if (share === 1) expect((await boxOf(dialog.getByRole('group'))).bottom).toBeLessThanOrEqual(next.y);
		}
	});
}

test('the choice of the terroir stands within the panel when a phone with a raised sheet is turned on its side', async ({
	page,
}) => {
	await open(page, '/terroir?terroir=vale-sabor');
	await handle(page).focus();
	await page.keyboard.press('End');
	await page.keyboard.press('Home');
	await expect(page.locator('[data-sheet=full]')).toBeAttached();
	await page.setViewportSize({ width: 844, height: 390 });
	const choice = await boxOf(page.getByRole('button', { name: /Vale Sabor/ }));
	const panel = await boxOf(page.locator('aside'));
	expect(choice.x - panel.x).toBeCloseTo(16, 0);
	expect(panel.right - choice.right).toBeCloseTo(17, 0);
});

test('on a tablet where a parcel lies is drawn in one shape, whichever way it is held', async ({ page }) => {
	for (const [width, height] of [
		[768, 1024],
		[820, 1180],
		[1024, 768],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto('/terroir?parcela=rabigato');
		const place = await boxOf(page.locator('dialog svg:has([data-chosen])'));
		expect(place.width / place.height, `${width} by ${height}`).toBeCloseTo(190 / 112, 1);
	}
});

/** Whether a press on any corner of an element reaches it. */
function isUncovered(element: Element): boolean {
	const { left, right, top, bottom } = element.getBoundingClientRect();
	return [left + 2, right - 2].every((x) =>
		[top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(x, y))),
	);
}

test.describe('with the worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('once the worker controls the page, the code of a parcel is there before one is chosen', async ({ page }) => {
		await page.goto('/terroir');
		await readyOffline(page);
		await page.reload();
		const isHere = () =>
			page.evaluate(() =>
				performance.getEntriesByType('resource').some(({ name }) => /\/parcel-dialog[^/]*\.js$/.test(name)),
			);
		await expect.poll(isHere).toBe(true);
		await expect(page.locator('dialog[data-parcel-dialog]')).toHaveCount(0);
	});
});

test('no label of the still shows from under what stands over the map', async ({ page }) => {
	await page.goto('/terroir');
	await expect(page.locator('[data-map] [data-parcel-label][data-cut]').first()).toBeAttached();
	const covered = () =>
		page.evaluate(() => {
			const boxes = (selector: string) =>
				[...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
			const covers = boxes('[data-map] [data-reserved]');
			return boxes('[data-map] [data-parcel-label]:not([data-cut])').filter((label) =>
				covers.some(
					(box) => label.left < box.right && box.left < label.right && label.top < box.bottom && box.top < label.bottom,
				),
			).length;
		});
	await expect.poll(covered).toBe(0);
});
