import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { keepStill } from './live-map';

test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });

/** A computed colour as it is painted: `rgb(…)`. */
const painted = (element: Locator, property: string, pseudo?: string) =>
	element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name), [
		property,
		pseudo,
	] as const);

/** What a system colour stands for. */
const system = (element: Locator, name: string) =>
	element.evaluate((node, colour) => {
		const probe = document.createElement('i');
		probe.style.setProperty('color', colour);
		node.append(probe);
		const value = getComputedStyle(probe).color;
		probe.remove();
		return value;
	}, name);

test('the line beneath the current page is seen in the header, and a button over a picture has ground of its own', async ({
	page,
}) => {
	await keepStill(page);
	for (const address of ['/vinhos', '/contacto', '/terroir']) {
		await test.step(`on ${address} the line beneath the current page is seen in the header`, async () => {
			await page.goto(address);
			const current = page.locator('header nav a[aria-current]');
			await expect(current).toHaveCount(1);
			expect(await painted(current, 'background-color', '::after')).toBe(await system(current, 'Highlight'));
		});
	}

	await test.step('a button that is drawn as a frame over a picture has ground of its own', async () => {
		await page.goto('/');
		const button = page.locator('.button[data-variant=outline]').first();
		expect(await painted(button, 'background-color')).toBe(await system(button, 'Canvas'));
	});
});

test.describe('on a dark canvas', () => {
	test.use({ colorScheme: 'dark' });

	test('drawings in ink take the colour of text, or keep paper beneath them', async ({ page }) => {
		await page.goto('/vinhos/abade');
		const drawing = page.locator('[data-land=drawing]').first();
		const text = await system(drawing, 'CanvasText');
		expect(await painted(drawing, 'color')).toBe(text);
		const keeping = page.locator('[data-keeping]');
		expect(await painted(keeping.locator('rect'), 'stroke')).toBe(text);
		expect(await painted(keeping.locator('text').first(), 'fill')).toBe(text);

		await page.goto('/vinhos');
		const port = page.locator('[data-land=shape][data-family=porto]').last();
		expect(await painted(port, 'color')).toBe(text);

		await page.goto('/sustentabilidade');
		const ceiling = page.locator('[data-copper-years] > line').last();
		expect(await painted(ceiling, 'stroke')).toBe(text);

		await page.goto('/filosofia');
		const places = page.locator('[data-slope] figure svg');
		await expect(places).not.toHaveCount(0);
		const ground = await painted(places.first(), 'background-color');
		expect(ground).not.toBe(await system(places.first(), 'Canvas'));
		expect(await painted(places.first(), 'color')).not.toBe(text);
	});
});

test('what is drawn by a ground of colour keeps a line: a link its underline, a summary its plus', async ({ page }) => {
	await page.goto('/');
	const link = page.locator('main .link').first();
	expect(await painted(link, 'text-decoration-line')).toBe('underline');
	const summary = page.locator('summary.opens').first();
	expect(await painted(summary, 'background-image', '::before')).toContain('gradient');
	expect(await painted(summary, 'color', '::before')).toBe(await system(summary, 'CanvasText'));

	await page.goto('/vinhos');
	const part = page.locator('[data-annotated-label] li').first();
	expect(await painted(part, 'background-image', '::before')).toContain('gradient');
});

test('in the menu of a phone the current page is underlined @long', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/vinhos');
	await page.getByRole('button', { name: 'Abrir menu' }).click();
	const current = page.getByRole('dialog').locator('a[aria-current]');
	expect(await painted(current, 'text-decoration-line')).toBe('underline');
});

test('only the current section of a wine keeps a line that can be seen @long', async ({ page }) => {
	await page.goto('/vinhos/abade');
	const links = page.getByRole('navigation', { name: 'Secções desta página' }).getByRole('link');
	await links.nth(2).click();
	await expect(links.nth(2)).toHaveAttribute('aria-current');
	const canvas = await system(links.first(), 'Canvas');
	for (const link of await links.all()) {
		const current = (await link.getAttribute('aria-current')) !== null;
		const line = await painted(link, 'border-block-end-color');
		expect(line).toBe(current ? await system(link, 'Highlight') : canvas);
		expect(await painted(link, 'border-block-start-color')).toBe(canvas);
	}
});
