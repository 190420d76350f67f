import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

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
	// The still stays.
	await page.route(/maplibre/, () => {});
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

test('in the menu of a phone the current page is underlined @long', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/vinhos');
	await page.locator('html[data-hydrated]').waitFor();
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
