import type { Page } from '@playwright/test';
import { expect, longUnless, open, test } from './fixtures';
import { keepStill } from './live-map';

/** What once kept its size whatever letter the reader chose. */
const lettering = {
	'/': [
		'header a',
		'svg [class*=name]',
		'svg [class*=river]',
		'[role=img][aria-label^=Escala] [class*=values]',
		'footer dt',
		'footer dd',
		'footer nav a',
		'footer [class*=name]',
		'footer [class*=tagline]',
		'footer a[href="/termos"]',
	],
	'/terroir': ['header a', '[class*=listbox] [class*=name]'],
	'/terroir?parcela=francisca-rufete': ['dialog[open] h2'],
};

/** What there is room for at one width only. */
const alsoAt: Record<string, string[]> = { '/ 1280': ['h1', '[data-side=start] text'] };

async function openStill(page: Page, address: string): Promise<void> {
	await keepStill(page);
	await open(page, address);
}

/** Doubles the reader's letters, sees these grow with them as far as there is room, and makes all as it was. */
async function expectToGrow(
	page: Page,
	selectors: string[],
	width: number,
	whileLarge?: () => Promise<void>,
): Promise<void> {
	const size = (selector: string) =>
		page
			.locator(selector)
			.filter({ visible: true })
			.first()
			.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
	const before = await Promise.all(selectors.map(size));
	await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
	for (const [index, selector] of selectors.entries())
		expect(await size(selector), selector).toBeGreaterThan((before[index] ?? 0) * 1.35);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	await whileLarge?.();
	await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** At each width. */
async function expectToGrowEverywhere(page: Page, selectors: (width: number) => string[]): Promise<void> {
	for (const width of [1280, 390]) {
		await test.step(`at ${width} px lettering grows with the reader's letter size, and nothing sticks out`, async () => {
			await page.setViewportSize({ width, height: 844 });
			await expectToGrow(page, selectors(width), width);
		});
	}
}

for (const [address, selectors] of Object.entries(lettering)) {
	test(`on ${address} lettering grows with the reader's letter size, and nothing sticks out${longUnless(address === '/')}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1280, height: 844 });
		await openStill(page, address);
		await expectToGrowEverywhere(page, (width) => [...selectors, ...(alsoAt[`${address} ${width}`] ?? [])]);
		if (address !== '/') return;

		await test.step("the menu of a phone grows with the reader's letter size, its head stays whole", async () => {
			await page.getByRole('button', { name: 'Abrir menu' }).click();
			const parts = ['dialog[open] a[href="/vinhos"]', 'dialog[open] [class*=brand]'];
			await expectToGrow(page, parts, 390, async () => {
				const [brand, head] = await Promise.all(
					['brand', 'head'].map((name) => page.locator(`dialog[open] [class*=${name}]`).first().boundingBox()),
				);
				expect(brand?.height).toBeLessThanOrEqual(head?.height ?? 0);
			});
		});
	});
}

test("the question of age grows with the reader's letter size @long", async ({ page, context }) => {
	await context.clearCookies();
	await page.setViewportSize({ width: 1280, height: 844 });
	await openStill(page, '/');
	await expectToGrowEverywhere(page, () => ['.age-gate-brand']);
});

test('names of the seasons stand apart above their scale, also in letters twice as large', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openStill(page, '/');
	const names = page.locator('[class*=scale] > [class*=names] > span');
	await expect(names).toHaveCount(4);
	/** Between the words, which stick out of their boxes where these are too narrow. */
	const gaps = () =>
		names.evaluateAll((all) => {
			const words = all.map((name) => {
				const range = document.createRange();
				range.selectNodeContents(name);
				return range.getBoundingClientRect();
			});
			return words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0));
		});
	for (const width of [320, 390, 640, 1280]) {
		await page.setViewportSize({ width, height: 844 });
		for (const size of ['100%', '200%']) {
			await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
			expect(Math.min(...(await gaps())), `${width} px, ${size}`).toBeGreaterThan(4);
		}
	}
});
