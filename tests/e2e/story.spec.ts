import { CarouselParts } from './carousel-parts';
import { expect, test } from './fixtures';

for (const name of ['filosofia', 'sustentabilidade']) {
	test(`/${name} shows one of five parcels at a time and follows the wheel, but does not move by itself`, async ({
		page,
	}) => {
		await page.goto(`/${name}`);
		const slides = new CarouselParts(page, name);
		await slides.arrive();
		expect(await slides.wholeInView()).toBe(1);
		await expect(slides.counter).toHaveText('1 / 5');
		await expect(slides.root.getByRole('button', { name: /automática/ })).toHaveCount(0);
		await slides.track.hover();
		await page.mouse.wheel(0, 100);
		await expect(slides.counter).toHaveText('2 / 5');
	});

	test(`/${name} on a phone: the slide fills the sheet`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`/${name}`);
		const slides = new CarouselParts(page, name);
		await slides.arrive();
		expect((await slides.slides.first().boundingBox())?.width).toBe(342);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	});
}

for (const [width, count] of [
	[1440, 2],
	[1024, 2],
	[1023, 1],
	[390, 1],
] as const) {
	test(`at ${width} px the experiences show ${count} of five and go round`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/visitar');
		const experiences = new CarouselParts(page, 'experiencias');
		await experiences.arrive();
		expect(await experiences.wholeInView()).toBe(count);
		await experiences.previous.click();
		await expect(experiences.root).toHaveAttribute('data-index', String(5 - count));
		await experiences.next.click();
		await expect(experiences.root).toHaveAttribute('data-index', '0');
	});
}

test('an experience leads to its text, and that to the form', async ({ page }) => {
	await page.goto('/visitar');
	await page.locator('html[data-hydrated]').waitFor();
	await page.getByRole('link', { name: 'Ler tudo: Prova de parcelas' }).click();
	await expect(page).toHaveURL(/#prova-de-parcelas$/);
	const text = page.locator('#prova-de-parcelas');
	await expect(text).toBeInViewport();
	await text.getByRole('link', { name: /Marcar/ }).click();
	await expect(page).toHaveURL(/\/contacto$/);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the visits can be read and booked', async ({ page }) => {
		await page.goto('/visitar#subir-o-rio-ao-sabor');
		const text = page.locator('#subir-o-rio-ao-sabor');
		await expect(text).toBeInViewport();
		await expect(text.getByText(/95\s€ por pessoa/)).toBeVisible();
		await expect(text.getByRole('link')).toHaveAttribute('href', '/contacto');
	});
});

test('the terms name the house, the complaints book and the arbitration centre, and no closed platform', async ({
	page,
}) => {
	await page.goto('/termos');
	const main = page.locator('main');
	for (const fact of [
		'514 000 417',
		'Ervedosa do Douro',
		'CNIACC',
		'Lei n.º 144/2015',
		'Seja responsável. Beba com moderação.',
	])
		await expect(main).toContainText(fact);
	await expect(main.getByRole('link', { name: 'Livro de Reclamações Eletrónico' })).toHaveAttribute(
		'href',
		'https://www.livroreclamacoes.pt',
	);
	expect(await page.content()).not.toContain('ec.europa.eu');
});

test('the privacy page quotes the box of the form and names all that is kept on the device', async ({ page }) => {
	await page.goto('/contacto');
	const box = (await page.getByRole('checkbox').locator('xpath=ancestor::label').textContent())?.trim() ?? '';
	expect(box).not.toBe('');
	await page.goto('/privacidade');
	const text = (await page.locator('main').textContent()) ?? '';
	expect(text).toContain(box.replace(/\.$/, ''));
	for (const kept of ['ageCheck', 'mapa das quintas', 'mensagens por enviar', 'rascunho']) expect(text).toContain(kept);
});

test('the accessibility statement says how far it complies and whom to tell', async ({ page }) => {
	await page.goto('/acessibilidade');
	const main = page.locator('main');
	await expect(main).toContainText('parcialmente conforme');
	await expect(main.getByRole('link', { name: 'Escrever-nos' })).toHaveAttribute('href', '/contacto');
});
