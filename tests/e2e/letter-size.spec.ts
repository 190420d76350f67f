import { expect, test } from './fixtures';

test.use({ serviceWorkers: 'block' });

/** What once kept its size whatever letter the reader chose. */
const lettering = {
	'/': ['header a', 'svg [class*=name]', '[role=img][aria-label^=Escala] span'],
	'/terroir': ['header a', '[class*=listbox] [class*=name]'],
};

for (const width of [1280, 390]) {
	for (const [address, selectors] of Object.entries(lettering)) {
		test(`on ${address} at ${width} px lettering grows with the reader's letter size, and nothing sticks out`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 844 });
			await page.goto(address);
			await page.locator('html[data-hydrated]').waitFor();
			const sizes = () =>
				Promise.all(
					selectors.map((selector) =>
						page
							.locator(selector)
							.first()
							.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize)),
					),
				);
			const before = await sizes();
			await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
			const after = await sizes();
			for (const [index, size] of after.entries()) expect(size).toBeGreaterThan((before[index] ?? 0) * 1.35);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		});
	}
}
