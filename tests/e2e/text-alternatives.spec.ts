import { expect, open, test } from './fixtures';
import { keepStill } from './live-map';

test('the scale of the front page is heard as one, and a tab as a word and its number; beside the film stands in words what it shows', async ({
	page,
}) => {
	await keepStill(page);
	await page.goto('/terroir');
	await expect(page.getByRole('tab', { name: 'Parcelas 17' })).toBeVisible();
	await page.goto('/');
	await expect(page.getByRole('img', { name: 'Escala: 15 km' })).toBeVisible();
	const film = page.getByRole('region', { name: 'Um ano em quatro vistas' });
	// Before the code of this part of the page has come, which shows by a wine's ground, the button is a link to the film's file.
	const wines = page.getByRole('region', { name: 'Os vinhos' });
	await wines.scrollIntoViewIfNeeded();
	await expect(wines.locator('[data-shown] img').first()).toBeVisible();
	await film.getByText('O que se vê no filme').click();
	for (const place of ['inverno', 'Quatro Vistas', 'primavera', 'Moinho', 'verão', 'Martim', 'vindima', 'Vale Sabor'])
		await expect(film.getByText(place, { exact: false }).last()).toBeVisible();
	await film.getByRole('button', { name: /Ver o filme/ }).click();
	await expect(film.locator('video')).toBeVisible();
	await expect(film).toHaveAccessibleName('Um ano em quatro vistas');
});

test('two links of a wine do not have the same name and lead to different things @long', async ({ page }) => {
	await open(page, '/vinhos/abade');
	const file = page.locator('a[download]').first();
	await expect(file).toHaveAccessibleName('Ficha técnica (PDF)');
	await expect(page.getByRole('link', { name: 'Ficha técnica', exact: true })).toHaveAttribute(
		'href',
		/#ficha-tecnica$/,
	);
	await page.goto('/vinhos/abade?colheita=2020');
	await expect(file).toHaveAccessibleName('Ficha técnica de 2022 (PDF)');
});

test('at the frame only the drawing of the next slide is dimmed, not its words @long', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, '/filosofia');
	await page.locator('[data-carousel]').first().scrollIntoViewIfNeeded();
	const next = page.locator('[data-carousel] [inert] figure').first();
	const opacity = (selector: string) => next.locator(selector).evaluate((node) => getComputedStyle(node).opacity);
	await expect.poll(() => opacity('.plate')).toBe('0.5');
	expect(await opacity('figcaption')).toBe('1');
	expect(await next.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
});
