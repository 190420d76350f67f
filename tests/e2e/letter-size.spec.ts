import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

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

async function open(page: Page, address: string, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 844 });
	await page.goto(address);
	await page.locator('html[data-hydrated]').waitFor();
}

/** Doubles the reader's letters, and sees these grow with them as far as there is room. */
async function expectToGrow(page: Page, selectors: string[], width: number): Promise<void> {
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
}

for (const width of [1280, 390]) {
	for (const [address, selectors] of Object.entries(lettering)) {
		test(`on ${address} at ${width} px lettering grows with the reader's letter size, and nothing sticks out`, async ({
			page,
		}) => {
			await open(page, address, width);
			await expectToGrow(page, [...selectors, ...(alsoAt[`${address} ${width}`] ?? [])], width);
		});
	}

	test(`the question of age at ${width} px grows with the reader's letter size`, async ({ page, context }) => {
		await context.clearCookies();
		await open(page, '/', width);
		await expectToGrow(page, ['.age-gate-brand'], width);
	});
}

test("the menu of a phone grows with the reader's letter size, its head stays whole", async ({ page }) => {
	await open(page, '/', 390);
	await page.getByRole('button', { name: 'Abrir menu' }).click();
	await expectToGrow(page, ['dialog[open] a[href="/vinhos"]', 'dialog[open] [class*=brand]'], 390);
	const [brand, head] = await Promise.all(
		['brand', 'head'].map((name) => page.locator(`dialog[open] [class*=${name}]`).first().boundingBox()),
	);
	expect(brand?.height).toBeLessThanOrEqual(head?.height ?? 0);
});
