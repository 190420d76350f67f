import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { boxOf, expect, longUnless, open, test } from './fixtures';
import { expectReady, keepStill } from './live-map';

type Press = (page: Page, x: number, y: number) => Promise<void>;

/** How long an unhurried hand takes between the presses of a double click, in seconds. */
const pause = 0.15;

/**
 * Two presses in one place. Their times are told with them, and the second is sent without waiting for what the first does: a busy machine
 * would stretch the time between them.
 */
const pairs: Record<'mouse' | 'finger', Press> = {
	mouse: async (page, x, y) => {
		const browser = await page.context().newCDPSession(page);
		await page.mouse.move(x, y);
		await twice((press, timestamp) =>
			(['mousePressed', 'mouseReleased'] as const).map((type) =>
				browser.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: press, timestamp }),
			),
		);
	},
	finger: async (page, x, y) => {
		const browser = await page.context().newCDPSession(page);
		await twice((_, timestamp) => [
			browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp }),
			browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
		]);
	},
};

async function twice(send: (press: number, timestamp: number) => readonly Promise<unknown>[]): Promise<void> {
	const start = Date.now() / 1000;
	const first = send(1, start);
	await setTimeout(pause * 1000);
	await Promise.all([...first, ...send(2, start + pause)]);
}

const gateCases = (['mouse', 'finger'] as const).flatMap((pointer) =>
	(['here', 'on their way'] as const).flatMap((scripts) =>
		(['no-preference', 'reduce'] as const).map((reducedMotion) => ({ pointer, scripts, reducedMotion })),
	),
);

test('a double click on a parcel opens its plate and nothing else', async ({ page }) => {
	await keepStill(page);
	await open(page, '/terroir');
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	const dialog = page.locator('dialog[data-parcel-dialog]');
	// With its code there, the first press opens it before the second one comes.
	await page.locator('button[data-parcel=rabigato]').press('Enter');
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	for (const opener of ['button[data-parcel=rabigato]', '[data-outline=rabigato]']) {
		await page.locator(opener).dblclick();
		await expect(dialog).toBeVisible();
		await expect(page.getByRole('button', { name: 'Fechar' })).toBeFocused();
		await expect(page).toHaveURL(/parcela=rabigato/);
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
	}
});

test('a double press opens the menu of a phone and leaves it open; keys are never held up', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/vinhos');
	const button = page.getByRole('button', { name: 'Abrir menu' });
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await button.press('Enter');
	await expect(menu).toBeVisible();
	await page.getByRole('button', { name: 'Fechar menu' }).press('Enter');
	await expect(menu).toBeHidden();
	await button.dblclick();
	await expect(menu).toBeVisible();
	await expect(page).toHaveURL(/vinhos$/);
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('a double press takes the sheet one stop on and opens nothing of what it lays bare', async ({ page }) => {
		await keepStill(page);
		await open(page, '/terroir?terroir=francisca');
		await page.getByRole('tab', { name: /Parcelas/ }).click();
		const address = page.url();
		const handle = page.getByRole('button', { name: /^Painel/ });
		for (const [pointer, pressTwice] of Object.entries(pairs)) {
			await test.step(`a double press of the ${pointer} takes the sheet one stop on and opens nothing of what it lays bare`, async () => {
				for (const stop of ['full', 'peek', 'rest']) {
					await page.waitForTimeout(600);
					const box = await boxOf(handle);
					await pressTwice(page, box.x + box.width / 2, box.y + 12);
					await page.waitForTimeout(600);
					await expect(page.locator('[data-terroir-page]')).toHaveAttribute('data-sheet', stop);
					await expect(page.locator('dialog[open], [role=listbox]:visible')).toHaveCount(0);
					await expect(page.getByRole('tab', { name: /Parcelas/ })).toHaveAttribute('aria-selected', 'true');
					expect(page.url()).toBe(address);
				}
			});
		}
	});

	test('a double click that lowers the sheet does not move the map beneath it @long', async ({ page }) => {
		await open(page, '/terroir');
		await page.locator('[data-map]').hover({ position: { x: 200, y: 200 } });
		await expectReady(page);
		const handle = page.getByRole('button', { name: /^Painel/ });
		await handle.press('Home');
		await expect(page.locator('[data-terroir-page]')).toHaveAttribute('data-sheet', 'full');
		await page.waitForTimeout(1000);
		const address = page.url();
		const box = await boxOf(handle);
		await pairs.mouse(page, box.x + box.width / 2, box.y + 12);
		await expect(page.locator('[data-terroir-page]')).toHaveAttribute('data-sheet', 'peek');
		await page.waitForTimeout(1500);
		expect(page.url()).toBe(address);
	});

	test.describe('at the gate', () => {
		test.beforeEach(async ({ context }) => context.clearCookies());

		for (const { pointer, scripts, reducedMotion } of gateCases) {
			// Each pointer, each state of the scripts and each motion once.
			const isExample =
				(pointer === 'mouse') === (scripts === 'here') && (pointer === 'mouse') === (reducedMotion === 'no-preference');
			test(`a double press of the ${pointer} answers and does no more, with scripts ${scripts} and motion ${reducedMotion}${longUnless(isExample)}`, async ({
				page,
			}) => {
				const pressTwice = pairs[pointer];
				await page.emulateMedia({ reducedMotion });
				if (scripts === 'on their way') await page.route('**/assets/app-*.js', () => {});
				await page.goto('/vinhos', { waitUntil: 'commit' });
				const gate = page.locator('dialog[data-age-gate]');
				await expect(gate).toBeVisible();
				if (scripts === 'here') await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
				await page.locator('html:not([data-gate-first])').waitFor();
				// The question has been read.
				await page.waitForTimeout(500);

				await pressTwice(page, ...(await middleOf(page, 'Ainda não')));
				await page.waitForTimeout(500);
				await expect(gate.getByRole('heading')).toHaveText('Então até lá.');
				await pressTwice(page, ...(await middleOf(page, 'Voltar à pergunta')));
				await page.waitForTimeout(500);
				await expect(gate.getByRole('heading')).toHaveText(/^Nasceu até/);

				const [x, y] = await middleOf(page, 'Sim, entrar');
				await page.evaluate(bringLinkTo, [x, y] as const);
				await pressTwice(page, x, y);
				await expect(gate).toBeHidden();
				await page.waitForTimeout(500);
				await expect(page).toHaveURL(/\/vinhos$/);
				await expect(page.locator('dialog[open]')).toHaveCount(0);
				// What the second press fell on is pressed as ever.
				await page.mouse.click(x, y);
				await expect(page).not.toHaveURL(/\/vinhos$/);
			});
		}
	});
});

async function middleOf(page: Page, name: string): Promise<[number, number]> {
	const box = await boxOf(page.getByRole('button', { name }));
	return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Runs in the page: scrolls it until a link lies at this place, beneath whatever covers it. */
function bringLinkTo([x, y]: readonly [number, number]): void {
	for (const link of document.querySelectorAll('main a[href]')) {
		const { left, right, top, bottom } = link.getBoundingClientRect();
		if (left > x || right < x || bottom - top < 40) continue;
		const scroll = scrollY + (top + bottom) / 2 - y;
		if (scroll < 0) continue;
		scrollTo({ top: scroll, behavior: 'instant' });
		return;
	}
	throw new Error('No link can be brought there.');
}
