import { CarouselParts } from './carousel-parts';
import { expect, test } from './fixtures';
import { longUnless } from './long-run';

/** The two pages of the house, and where their running text stands. */
const storyPages = [
	['filosofia', '[data-slope] section:first-child > div:last-child p'],
	['sustentabilidade', 'article > section[id] p'],
] as const;

for (const [name, runningText] of storyPages) {
	test(`/${name} shows one of five parcels at a time and follows the wheel, but does not move by itself${longUnless(name === 'filosofia')}`, async ({
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

	test(`/${name}: the words of the slides begin where those of the sections do, and the buttons with the heading${longUnless(name === 'filosofia')}`, async ({
		page,
	}) => {
		for (const width of [1024, 1280, 1440, 1680]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`/${name}`);
			const slides = new CarouselParts(page, name);
			await slides.arrive();
			const words = await slides.slides.first().locator('h3').boundingBox();
			const text = await page.locator(runningText).last().boundingBox();
			expect(words?.x, `${width} px`).toBeCloseTo(text?.x ?? 0, 0);
			const middle = ({ y, height } = { y: Number.NaN, height: 0 }) => y + height / 2;
			const plate = await slides.slides.first().locator('figure').boundingBox();
			const spoken = await slides.slides.first().locator('h3').locator('..').boundingBox();
			expect(Math.abs(middle(spoken ?? undefined) - middle(plate ?? undefined)), `${width} px`).toBeLessThan(10);
			const heading = await slides.root.getByRole('heading', { level: 2 }).boundingBox();
			const buttons = await slides.next.boundingBox();
			expect(Math.abs(middle(buttons ?? undefined) - middle(heading ?? undefined)), `${width} px`).toBeLessThan(130);
		}
	});

	test(`/${name} on a phone: the slide fills the sheet${longUnless(name === 'filosofia')}`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`/${name}`);
		const slides = new CarouselParts(page, name);
		await slides.arrive();
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

test('the visits print one beneath the other with the way to the house, whichever is in view, without controls', async ({
	page,
}) => {
	await page.goto('/visitar#subir-o-rio-ao-sabor');
	const visits = new CarouselParts(page, 'experiencias');
	await visits.arrive();
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

test('the address of a visit turns to it, and it leads to the form', async ({ page }) => {
	await page.goto('/');
	await page.locator('html[data-hydrated]').waitFor();
	await page.getByRole('link', { name: /^Um dia de vindima/ }).click();
	await expect(page).toHaveURL(/#um-dia-de-vindima$/);
	const visit = page.locator('#um-dia-de-vindima');
	await expect(visit.getByText('Das 6h30 às 23h, com pausa')).toBeInViewport();
	await visit.getByRole('link', { name: 'Marcar por escrito: Um dia de vindima' }).click();
	await expect(page).toHaveURL(/\/contacto$/);
});

test('the year of the visits shows what is open when, and a name in it turns to its visit', async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 900 });
	await page.goto('/visitar');
	const visits = new CarouselParts(page, 'experiencias');
	await visits.arrive();
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
		const relief = await section.getByRole('img', { name: /^Relevo do vale do Torto/ }).boundingBox();
		const words = await section.getByText(/^De carro, pela EN222/).boundingBox();
		expect(relief?.width, `${width} px`).toBeGreaterThan((words?.width ?? 0) - 25);
		expect((relief?.y ?? 0) + (relief?.height ?? 0), `${width} px`).toBeLessThan(words?.y ?? 0);
		for (const place of ['Pinhão', 'Ervedosa do Douro', 'São João da Pesqueira', 'Quatro Vistas']) {
			const name = await section.locator('figure').getByText(place, { exact: true }).boundingBox();
			expect(name?.x, `${place} at ${width} px`).toBeGreaterThan(relief?.x ?? 0);
			expect((name?.x ?? 0) + (name?.width ?? 0), `${place} at ${width} px`).toBeLessThan(
				(relief?.x ?? 0) + (relief?.width ?? 0),
			);
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
		const name = await person.getByRole('heading').boundingBox();
		const role = await person.locator('.figure').boundingBox();
		const text = await person.locator('p').last().boundingBox();
		expect(name?.height).toBeLessThan(40);
		expect(role?.height).toBeLessThan(40);
		expect(role?.x).toBe(name?.x);
		expect(text?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
	}
});

test('the accessibility statement says how far it complies and whom to tell', async ({ page }) => {
	await page.goto('/acessibilidade');
	const main = page.locator('main');
	await expect(main).toContainText('parcialmente conforme');
	await expect(main.getByRole('link', { name: 'Escrever-nos' })).toHaveAttribute('href', '/contacto');
});
