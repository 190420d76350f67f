import { boxOf, expect, test } from './fixtures';

test('above the privacy policy the times are as long as they are to each other', async ({ page }) => {
	await page.goto('/privacidade');
	const lengths = await page.locator('figure dl dd').evaluateAll((rows) =>
		rows.map((row) => {
			const boxes = [...row.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect());
			return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
		}),
	);
	const [ageInSafari = 0, unsent = 0, age = 0, received = 0, invoices = 0] = lengths;
	expect(invoices / received).toBeCloseTo(10, 0);
	expect(received / age).toBeCloseTo(1, 1);
	expect(age / unsent).toBeGreaterThan(10);
	expect(unsent / ageInSafari).toBeCloseTo(30 / 7, 0);
});

test('the legend above the declaration on accessibility shows a target of 44 pixels as large as it is', async ({
	page,
}) => {
	for (const width of [1440, 320]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('/acessibilidade');
		const target = await boxOf(page.locator('figure li i').first());
		expect(target).toMatchObject({ width: 44, height: 44 });
	}
});

test('above the terms the days of each period are counted out', async ({ page }) => {
	await page.goto('/termos');
	const rows = page.locator('figure li');
	for (const [index, counted] of [18, 14, 15].entries()) {
		await expect(rows.nth(index)).toContainText(String(counted));
		await expect(rows.nth(index).locator('[data-cell="#"]')).toHaveCount(counted);
	}
});
