import { CarouselParts } from './carousel-parts';
import { boxOf, expect, longUnless, open, test } from './fixtures';

/** The two pages of the house, and where their running text stands. */
const storyPages = [
	['filosofia', '[data-slope] section:first-child > div:last-child p'],
	['sustentabilidade', 'article > section[id] p'],
] as const;

for (const [name, runningText] of storyPages) {
	test(`/${name} shows one of five parcels at a time and follows the wheel, but does not move by itself${longUnless(name === 'filosofia')}`, async ({
		page,
	}) => {
		const slides = await CarouselParts.open(page, `/${name}`, name);
		expect(await slides.wholeInView()).toBe(1);
		await expect(slides.counter).toHaveText('1 / 5');
		await expect(slides.root.getByRole('button', { name: /automática/ })).toHaveCount(0);
		await slides.track.hover();
		await page.mouse.wheel(0, 100);
		await expect(slides.counter).toHaveText('2 / 5');
	});

	test(`/${name}: the words of the slides begin where those of the sections do, and the buttons with the heading${longUnless(name === 'filosofia')}`, async ({
		page,
	}) => {
		for (const width of [1024, 1280, 1440, 1680]) {
			await page.setViewportSize({ width, height: 900 });
			const slides = await CarouselParts.open(page, `/${name}`, name);
			const words = await boxOf(slides.slides.first().locator('h3'));
			const text = await boxOf(page.locator(runningText).last());
			expect(words.x, `${width} px`).toBeCloseTo(text.x, 0);
			const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
			const plate = await boxOf(slides.slides.first().locator('figure'));
			const spoken = await boxOf(slides.slides.first().locator('h3').locator('..'));
			expect(Math.abs(middle(spoken) - middle(plate)), `${width} px`).toBeLessThan(10);
			const heading = await boxOf(slides.root.getByRole('heading', { level: 2 }));
			const buttons = await boxOf(slides.next);
			expect(Math.abs(middle(buttons) - middle(heading)), `${width} px`).toBeLessThan(130);
		}
	});

	test(`/${name} on a phone: the slide fills the sheet${longUnless(name === 'filosofia')}`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const slides = await CarouselParts.open(page, `/${name}`, name);
		expect((await slides.slides.first().boundingBox())?.width).toBe(342);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	});
}

test('the hill of /filosofia stays in view while its sections are read, and covers none of their headings', async ({
	page,
}) => {
	for (const [width, height] of [
		[1440, 900],
		[390, 844],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto('/filosofia');
		const hill = page.getByRole('img', { name: /^Corte de uma encosta .* desce de 325\sm ao Torto, a 111\sm/ });
		await expect(hill).toBeVisible();
		const last = page.locator('[data-slope]').getByRole('heading', { name: 'Apontar' });
		await last.evaluate((heading) => heading.closest('section')?.scrollIntoView());
		await expect(hill).toBeInViewport({ ratio: 1 });
		const foot = await hill.evaluate((drawing) => drawing.getBoundingClientRect().bottom);
		expect((await last.boundingBox())?.y, `${width} px`).toBeGreaterThan(foot);
	}
});

test('in a low window the hill of /filosofia goes with the page @long', async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto('/filosofia');
	await page.locator('[data-slope]').getByRole('heading', { name: 'Apontar' }).scrollIntoViewIfNeeded();
	await expect(page.getByRole('img', { name: /^Corte de uma encosta/ })).not.toBeInViewport();
});

for (const [width, count] of [
	[1440, 2],
	[1024, 2],
	[1023, 1],
	[390, 1],
] as const) {
	test(`at ${width} px the experiences show ${count} of five and go round${longUnless(width === 1024)}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		const experiences = await CarouselParts.open(page, '/visitar', 'experiencias');
		expect(await experiences.wholeInView()).toBe(count);
		const names = experiences.root.locator('[aria-roledescription=diapositivo]:not([inert]) h3');
		const lines = await names.evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().top)));
		expect(lines).toHaveLength(count);
		expect(new Set(lines).size, 'names stand on one line').toBe(1);
		await experiences.previous.click();
		await expect(experiences.root).toHaveAttribute('data-index', String(5 - count));
		await experiences.next.click();
		await expect(experiences.root).toHaveAttribute('data-index', '0');
	});
}

test('the visits print one beneath the other with the way to the house, whichever is in view, without controls', async ({
	page,
}) => {
	const visits = await CarouselParts.open(page, '/visitar#subir-o-rio-ao-sabor', 'experiencias');
	await page.emulateMedia({ media: 'print' });
	const boxes = await visits.root
		.locator('article')
		.evaluateAll((all) => all.map((visit) => visit.getBoundingClientRect()).map(({ left, top }) => ({ left, top })));
	expect(boxes).toHaveLength(5);
	expect(new Set(boxes.map(({ left, top }) => `${left} ${top}`)).size).toBe(5);
	expect(boxes).toEqual(boxes.toSorted((one, other) => one.top - other.top || one.left - other.left));
	await expect(page.locator('[data-way-here]')).toBeVisible();
	await expect(page.locator('a.button').filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole('banner').getByText('Quatro Vistas')).toBeVisible();
});

for (const { path, kilometres } of [
	{ path: '/visitar', kilometres: 10 },
	{ path: '/contacto', kilometres: 6 },
]) {
	test(`the scale on the map of ${path} is as long as ${kilometres} kilometres of it`, async ({ page }) => {
		await open(page, path);
		const map = page.locator('figure:has([data-house-relief])');
		await map.scrollIntoViewIfNeeded();
		for (const width of [1440, 768, 700, 390]) {
			await page.setViewportSize({ width, height: 844 });
			const relief = await boxOf(map.locator('img'));
			const bar = await boxOf(map.locator('div:has(> i:empty + i:empty)'));
			// 0.3125° of longitude at the latitude of the house (`src/ui/house-relief.module.css`).
			const across = 0.3125 * 111.32 * Math.cos((41.158 * Math.PI) / 180);
			expect(bar.width / relief.width, `${width}`).toBeCloseTo(kilometres / across, 2);
			expect(bar.x, `${width}`).toBeGreaterThan((await boxOf(map.locator('.plate'))).x);
		}
	});
}

test('on a phone the names of the visits stand in one line, which scrolls', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/visitar');
	const names = page.locator('ul:has(a[href="#um-dia-de-vindima"])').first().getByRole('link');
	const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON()));
	expect(boxes).toHaveLength(5);
	expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
	for (const { height } of boxes) expect(height).toBeLessThan(60);
});

test('the address of a visit turns to it, and it leads to the form', async ({ page }) => {
	await open(page, '/');
	await page.getByRole('link', { name: /^Um dia de vindima/ }).click();
	await expect(page).toHaveURL(/#um-dia-de-vindima$/);
	const visit = page.locator('#um-dia-de-vindima');
	await expect(visit.getByText('Das 6h30 às 23h, com pausa')).toBeInViewport();
	await visit.getByRole('link', { name: 'Marcar por escrito: Um dia de vindima' }).click();
	await expect(page).toHaveURL(/\/contacto$/);
});

test('the year of the visits shows what is open when, and a name in it turns to its visit', async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 900 });
	const visits = await CarouselParts.open(page, '/visitar', 'experiencias');
	const year = page.locator('[data-visit-year]');
	const row = year.getByRole('listitem').filter({ hasText: 'Subir o rio ao Sabor' });
	await expect(row).toContainText('abril a outubro');
	await expect(row.locator('rect')).toHaveAttribute('width', /^58\.3/);
	await row.getByRole('link').click();
	await expect(page).toHaveURL(/#subir-o-rio-ao-sabor$/);
	await expect(visits.root).toHaveAttribute('data-index', '4');
	const visit = page.locator('#subir-o-rio-ao-sabor').getByRole('heading');
	await expect(visit).toBeInViewport({ ratio: 1 });
	await visits.next.click();
	await expect(visits.root).not.toHaveAttribute('data-index', '4');
	await row.getByRole('link').click();
	await expect(visits.root).toHaveAttribute('data-index', '4');
	await expect(visit).toBeInViewport({ ratio: 1 });
	await page.goBack();
	await expect(page).toHaveURL(/visitar$/);
});

test('the way to the house is drawn above its words, as wide as they are at least, on a phone within the sheet', async ({
	page,
}) => {
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/visitar');
		// Above, the visits become as high as the one that is shown.
		await new CarouselParts(page, 'experiencias').arrive();
		const section = page.locator('section', { has: page.getByRole('heading', { name: 'Como chegar' }) });
		const relief = await boxOf(section.getByRole('img', { name: /^Relevo do vale do Torto/ }));
		const words = await boxOf(section.getByText(/^De carro, pela EN222/));
		expect(relief.width, `${width} px`).toBeGreaterThan(words.width - 25);
		expect(relief.bottom, `${width} px`).toBeLessThan(words.y);
		for (const place of ['Pinhão', 'Ervedosa do Douro', 'São João da Pesqueira', 'Quatro Vistas']) {
			const name = await boxOf(section.locator('figure').getByText(place, { exact: true }));
			expect(name.x, `${place} at ${width} px`).toBeGreaterThan(relief.x);
			expect(name.right, `${place} at ${width} px`).toBeLessThan(relief.right);
		}
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the visits can be read and booked', async ({ page }) => {
		await page.goto('/visitar#subir-o-rio-ao-sabor');
		const visit = page.locator('#subir-o-rio-ao-sabor');
		await expect(visit).toBeInViewport();
		await expect(visit.getByText(/95\s€ por pessoa/)).toBeVisible();
		await expect(visit.getByRole('link')).toHaveAttribute('href', '/contacto');
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

test('the facts of the first two visits, as they are written, stand in the same rows, and names of people whole in theirs', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/visitar');
	await page.evaluate('document.fonts.ready');
	const tops = (place: number) =>
		page
			.locator('[data-carousel=experiencias] article')
			.nth(place)
			.locator('dt')
			.evaluateAll((all) => all.slice(0, 4).map((term) => Math.round(term.getBoundingClientRect().top)));
	expect((await tops(0)).length).toBe(4);
	expect(await tops(0)).toEqual(await tops(1));
	await page.setViewportSize({ width: 1280, height: 768 });
	await page.goto('/filosofia');
	const people = page.locator('li:has(> h3)');
	await expect(people).toHaveCount(3);
	const roles = await people
		.locator('.figure')
		.evaluateAll((all) => all.map((role) => Math.round(role.getBoundingClientRect().top)));
	expect(new Set(roles).size).toBe(1);
	// Where three columns are too narrow for them they stand below each other: name and role, and beside them what they do.
	await page.setViewportSize({ width: 1024, height: 768 });
	for (const person of await people.all()) {
		const name = await boxOf(person.getByRole('heading'));
		const role = await boxOf(person.locator('.figure'));
		const text = await boxOf(person.locator('p').last());
		expect(name.height).toBeLessThan(40);
		expect(role.height).toBeLessThan(40);
		expect(role.x).toBe(name.x);
		expect(text.x).toBeGreaterThanOrEqual(name.right);
	}
});

test('the accessibility statement says how far it complies and whom to tell', async ({ page }) => {
	await page.goto('/acessibilidade');
	const main = page.locator('main');
	await expect(main).toContainText('parcialmente conforme');
	await expect(main.getByRole('link', { name: 'Escrever-nos' })).toHaveAttribute('href', '/contacto');
});
