import type { Page } from '@playwright/test';
import { builtAddresses } from './addresses';
import { expect, longUnless, open, test } from './fixtures';
import { overlappingTexts, textsOnLines } from './overlaps';

const widths = process.env.LONG
	? [320, 360, 390, 768, 1024, 1180, 1280, 1440, 1680]
	: [320, 390, 768, 1024, 1280, 1440];

/** Where a broken word is read at once. Running text is left to the browser. */
const looked = 'h1, h2, h3, h4, button, nav a, header a, footer a, dt, dd, figcaption, .figure';

// Drawings stand drawn.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = '/terroir?terroir=quatro-vistas&parcela=francisca-franca';
/** The pages whose words and drawings stand closest. */
const examples = ['/', '/vinhos/vinha-da-francisca', '/sustentabilidade', '/visitar', '/contacto', dialog];
for (const address of [...builtAddresses(), dialog]) {
	test(`no word of a heading, a button, a link of navigation or a fact of ${address} is broken, and no text stands on another or on lines of a drawing, at any width${longUnless(examples.includes(address))}`, async ({
		page,
	}) => {
		await open(page, address);
		if (address.includes('parcela=')) await expect(page.locator('dialog[data-parcel-dialog]')).toBeVisible();
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			expect(await brokenWords(page), `${width} px`).toEqual([]);
			expect(await overlappingTexts(page), `${width} px`).toEqual([]);
			expect(await textsOnLines(page), `${width} px`).toEqual([]);
		}
	});
}

test('lines of a drawing that run through words are found, unless a ground covers them', async ({ page }) => {
	await open(page, '/');
	const words = page.locator('main section').first().locator('h1, p');
	await page
		.locator('[data-sheet=hero] > path')
		.evaluate((crosses) => crosses.setAttribute('transform', 'translate(-480)'));
	expect(await textsOnLines(page)).toContain('"um só rio."');
	await words.evaluateAll((all) => {
		for (const each of all) if (each instanceof HTMLElement) each.style.background = '#f4efe4';
	});
	expect(await textsOnLines(page)).toEqual([]);
});

test('no word of the menu of a phone is broken', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await open(page, '/');
	await page.getByRole('button', { name: 'Abrir menu' }).click();
	await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
	expect(await brokenWords(page)).toEqual([]);
});

test('no name of the order of a tasting is broken, and on a tablet each stands in one line', async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 900 });
	await page.goto('/terroir?modo=prova');
	const names = page.locator('dialog ol li small').locator('xpath=preceding-sibling::span');
	await expect(names.first()).toBeVisible();
	for (const [width, height] of [
		[390, 844],
		[667, 375],
		[768, 900],
		[900, 900],
		[1024, 768],
		[1440, 900],
	] as const) {
		await page.setViewportSize({ width, height });
		expect(await brokenWords(page, 'dialog ol li span, dialog ol li small'), `${width} px`).toEqual([]);
		if (width < 768 || width >= 1024) continue;
		const lines = await names.evaluateAll((all) => all.map((each) => each.getClientRects().length));
		expect(Math.max(...lines), `${width} px`).toBe(1);
	}
});

test('no word of a step of a tasting is broken', async ({ page }) => {
	// Plates stand in for the live map: the sheet beside them is the same.
	await page.addInitScript(() => {
		HTMLCanvasElement.prototype.getContext = () => null;
		// A window that fills the screen cannot be given another size.
		Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
	});
	await page.goto('/terroir?modo=prova');
	await page.getByRole('button', { name: 'Começar a prova' }).click();
	const step = page.locator('[data-tasting-step]');
	for (let before = ''; before !== ((await step.getAttribute('data-tasting-step')) ?? ''); ) {
		before = (await step.getAttribute('data-tasting-step')) ?? '';
		for (const [width, height] of [
			[320, 568],
			[390, 844],
			[844, 390],
			[768, 1024],
			[1024, 768],
			[1440, 900],
			[1920, 1080],
		] as const) {
			await page.setViewportSize({ width, height });
			const where = '[data-tasting-step] :is(p, h2, dt, dd)';
			expect(await brokenWords(page, where), `${before} at ${width} px`).toEqual([]);
		}
		await page.keyboard.press('ArrowRight');
	}
});

/** The words that stand in more than one line, once the letters have come. What no-break spaces join is one word; a hyphen between letters may end a line. */
async function brokenWords(page: Page, within = looked): Promise<string[]> {
	return page.evaluate(async (selector) => {
		await document.fonts.ready;
		const broken = new Set<string>();
		const range = document.createRange();
		for (const element of document.querySelectorAll(selector)) {
			const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			for (let node = texts.nextNode(); node; node = texts.nextNode()) {
				if (isClipped(node.parentElement)) continue;
				for (const { 0: word, index } of (node.textContent ?? '').matchAll(
					/(?:(?<!\p{L})-|-(?!\p{L})|[^-\s]|\u00a0)+-?/gu,
				)) {
					range.setStart(node, index);
					range.setEnd(node, index + word.length);
					const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
					if (Math.max(...tops) - Math.min(...tops) > 2) broken.add(`${element.localName}: ${word}`);
				}
			}
		}
		return [...broken];

		/** Only heard. */
		function isClipped(from: Element | null): boolean {
			for (let each = from; each; each = each.parentElement)
				if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
			return false;
		}
	}, within);
}
