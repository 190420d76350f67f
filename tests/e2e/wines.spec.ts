import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe';
import { CarouselParts } from './carousel-parts';
import { boxOf, confirmAge, expect, longUnless, open, sheetsOf, test } from './fixtures';
import { addUpShifts, shifts } from './layout-shift';
import { SiteServer } from './site-server';

const wine = '/vinhos/vinha-da-francisca';

const bottles = (page: Page) => page.locator('[data-carousel=vinhos] a[data-category]');
const whites = (page: Page) => page.locator(`button[data-filter='[data-category="brancos"]']`);
const rows = (page: Page) => page.locator('li[data-category]');

/** Scrolls without a way in between. */
const jumpTo = (page: Page, y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

/** Scrolls, and lets the page hear of it. */
const scrolled = (page: Page, y: number) =>
	page.evaluate(async (top) => {
		const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
		scrollTo({ top, behavior: 'instant' });
		await heard;
	}, y);

/** Milliseconds from a press until the page has come to rest. */
async function travelTime(page: Page, selector: string): Promise<number> {
	return page.evaluate(async (link) => {
		const start = performance.now();
		document.querySelector<HTMLElement>(link)?.click();
		let [last, moved] = [scrollY, start];
		while (performance.now() - moved < 500) {
			await new Promise(requestAnimationFrame);
			if (scrollY !== last) [last, moved] = [scrollY, performance.now()];
		}
		return moved - start;
	}, selector);
}

/** Where each of several elements stands. */
const boxesOf = (elements: Locator) =>
	elements.evaluateAll((all) =>
		all.map((one) => {
			const { left, top, bottom } = one.getBoundingClientRect();
			return { left, top, bottom };
		}),
	);

test.describe('the list of wines', () => {
	test('a filter leaves the cards that match its selector, is announced and kept in the address', async ({ page }) => {
		await open(page, '/vinhos');
		const every = await rows(page).count();
		expect(await bottles(page).count()).toBe(every);
		const status = page.locator('body > [role=status]');
		const [all, ...others] = await page.locator('button[data-filter]').all();
		for (const filter of [...others, all!]) {
			await filter.click();
			await expect(filter).toHaveAttribute('aria-pressed', 'true');
			const selector = (await filter.getAttribute('data-filter')) ?? '';
			const matching = selector === '*' ? every : await page.locator(`li${selector}`).count();
			expect(matching).toBeGreaterThan(0);
			await expect(rows(page)).toHaveCount(matching);
			await expect(bottles(page)).toHaveCount(matching);
			await expect(status).toHaveText(matching === 1 ? '1 resultado' : `${matching} resultados`);
		}
		await whites(page).click();
		await expect(page).toHaveURL('/vinhos?filtro=brancos');
		await page.reload();
		await expect(whites(page)).toHaveAttribute('aria-pressed', 'true');
		await expect(page.locator('li[data-category]:not([data-category=brancos])')).toHaveCount(0);
	});

	test('the way back takes back one choice after the other, and the page stays where it is', async ({ page }) => {
		await open(page, '/filosofia');
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Vinhos' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Vinhos' })).toBeFocused();
		const pressed = page.locator('button[data-filter][aria-pressed=true]');
		const status = page.locator('body > [role=status]');
		const every = `${await rows(page).count()} resultados`;
		await scrolled(page, 300);
		// Without a pointer, before which the test's driver might scroll.
		await whites(page).dispatchEvent('click');
		await expect(page).toHaveURL('/vinhos?filtro=brancos');
		await page.getByRole('option', { name: 'Vale Sabor', includeHidden: true }).dispatchEvent('click');
		await expect(page).toHaveURL('/vinhos?filtro=brancos&quinta=vale-sabor');
		// What is chosen already is no choice.
		await pressed.dispatchEvent('click');
		await expect(page.getByRole('button', { name: 'Quinta: Vale Sabor' })).toBeVisible();
		const left = await rows(page).count();
		const both = left === 1 ? '1 resultado' : `${left} resultados`;
		expect(both).not.toBe(every);
		await expect(status).toHaveText(both);

		await page.goBack();
		await expect(page).toHaveURL('/vinhos?filtro=brancos');
		await expect(page.getByRole('button', { name: 'Quinta: todas' })).toBeVisible();
		await expect(rows(page).and(page.locator('[data-category=brancos]'))).toHaveCount(await rows(page).count());
		expect(await page.evaluate(() => scrollY)).toBe(300);
		await page.goBack();
		await expect(page).toHaveURL('/vinhos');
		await expect(pressed).toHaveAttribute('data-filter', '*');
		await expect(status).toHaveText(every);
		expect(await page.evaluate(() => scrollY)).toBe(300);
		await page.goForward();
		await page.goForward();
		await expect(status).toHaveText(both);
		await expect(page.getByRole('button', { name: 'Quinta: Vale Sabor' })).toBeVisible();
		expect(await page.evaluate(() => scrollY)).toBe(300);
		for (let step = 0; step < 3; step++) await page.goBack();
		await expect(page).toHaveURL('/filosofia');
	});

	test('a choice that comes before the last one is on the page keeps it @long', async ({ page }) => {
		await open(page, '/vinhos');
		await page.evaluate(() => {
			document.querySelector<HTMLElement>('[data-filter*=brancos]')?.click();
			document.querySelector<HTMLElement>('[role=listbox][aria-label=Quinta] li:last-child button')?.click();
		});
		await expect(page).toHaveURL('/vinhos?filtro=brancos&quinta=moinho');
	});

	test('filters that no wine passes say so; clearing gives everything back and the focus to the first filter', async ({
		page,
	}) => {
		await open(page, '/vinhos?filtro=azeite&quinta=martim');
		await expect(page.getByText('Nenhum vinho com estes filtros.')).toBeVisible();
		await expect(page.locator('body > [role=status]')).toHaveText('0 resultados');
		expect(await axeViolations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Limpar.' }).click();
		await expect(page).toHaveURL('/vinhos');
		await expect(page.locator('button[data-filter="*"]')).toBeFocused();
		expect(await rows(page).count()).toBeGreaterThan(10);
	});

	test('what an address asks for that does not exist is silently ignored, and goes from the address @long', async ({
		page,
	}) => {
		await open(page, '/filosofia');
		await open(page, '/vinhos?casta=nenhuma&colheita=1755&filtro=brancos');
		await expect(page).toHaveURL('/vinhos?filtro=brancos');
		await expect(whites(page)).toHaveAttribute('aria-pressed', 'true');
		expect(await rows(page).count()).toBeGreaterThan(2);
		await page.goBack();
		await expect(page).toHaveURL('/filosofia');
	});

	test('estate and year are chosen by keyboard', async ({ page }) => {
		await open(page, '/vinhos');
		await page.getByRole('button', { name: /^Quinta/ }).focus();
		await page.keyboard.press('ArrowDown');
		await expect(page.getByRole('option', { name: 'Todas as quintas' })).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		await expect(page.getByRole('option', { name: 'Martim' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/vinhos?quinta=martim');
		await expect(page.getByRole('button', { name: 'Quinta: Martim' })).toBeFocused();
		const count = await rows(page).count();
		expect(
			await rows(page)
				.filter({ hasText: /Martim|As quatro quintas/ })
				.count(),
		).toBe(count);
	});

	test('three bottles stand in view wherever three fit, on the bar', async ({ page }) => {
		for (const [width, inView] of [
			[1440, 3],
			[1024, 3],
			[640, 3],
			[390, 2],
		] as const) {
			await page.setViewportSize({ width, height: 1200 });
			await open(page, '/vinhos');
			await expect(page.locator('[data-carousel=vinhos] [data-counter]')).toHaveText(new RegExp(`^1–${inView} / `));
		}
	});

	test('bottles are large; the first in view is raised before its parcels', async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(page, '/vinhos');
		await expect(bottles(page).first()).toHaveAttribute('data-raised', '');
		const families = await bottles(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.category));
		expect(families.slice(0, 3)).toEqual(['tintos', 'brancos', 'porto']);
		const pictures = await bottles(page).locator('picture img').all();
		const [first, second] = await Promise.all(pictures.slice(0, 2).map((picture) => picture.boundingBox()));
		expect(second?.height).toBeGreaterThan(640);
		expect(first?.height).toBeGreaterThan((second?.height ?? 0) * 1.05);
		expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo((second?.y ?? 0) + (second?.height ?? 0), 0);
		const drawing = (place: number) => bottles(page).nth(place).locator('[data-land=drawing]');
		const shape = (place: number) => bottles(page).nth(place).locator('[data-land=shape]');
		await expect(drawing(0)).toHaveCSS('opacity', '1');
		await expect(shape(0)).toHaveCSS('opacity', '0');
		await expect(drawing(1)).toHaveCount(0);
		// The drawing reaches over the next one's shape.
		await expect(shape(1)).toHaveCSS('opacity', '0');
		await expect(shape(2)).toHaveCSS('opacity', '1');

		const shelf = await CarouselParts.reach(page, 'vinhos');
		await shelf.next.click();
		await expect(bottles(page).nth(3)).toHaveAttribute('data-raised', '');
		await expect(drawing(3)).toHaveCSS('opacity', '1');
		await expect(drawing(0)).toHaveCSS('opacity', '0');
		await expect(page.locator('[data-raised]')).toHaveCount(1);
	});

	test('the bottle under the pointer grows from its foot, and the raised one makes room @long', async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 1300 });
		await open(page, '/vinhos');
		const [first, second] = [bottles(page).first(), bottles(page).nth(1)];
		const picture = second.locator('picture img');
		const before = await boxOf(picture);
		await second.hover();
		await expect(second.locator('[data-land=drawing]')).toHaveCSS('opacity', '1');
		await expect(first.locator('[data-land=drawing]')).toHaveCSS('opacity', '0');
		await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(before.height * 1.09);
		const after = await boxOf(picture);
		expect(after.bottom).toBeCloseTo(before.bottom, 0);
	});

	test('the shelf is where it was left, after a reload and after a visit to a bottle', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, '/vinhos');
		const shelf = await CarouselParts.reach(page, 'vinhos');
		await shelf.next.click();
		await expect(shelf.counter).toHaveText(/^3–4 /);
		await expect(bottles(page).nth(2)).toHaveAttribute('data-raised', '');
		await page.reload();
		await shelf.arrive();
		await expect(shelf.counter).toHaveText(/^3–4 /);
		await shelf.next.click();
		await expect(shelf.counter).toHaveText(/^5–6 /);
		await expect(bottles(page).nth(4)).toHaveAttribute('data-raised', '');
		await bottles(page).nth(4).click();
		await expect(page).not.toHaveURL('/vinhos');
		await page.goBack();
		await shelf.arrive();
		await expect(shelf.counter).toHaveText(/^5–6 /);
		await expect(bottles(page).nth(4)).toHaveAttribute('data-raised', '');
		// Another choice of wines stands at its beginning.
		await page.locator('button[data-filter]').nth(1).click();
		await expect(shelf.counter).toHaveText(/^1–2 /);
	});

	test('the section on the label shows one, its parts named beside it from above', async ({ page }) => {
		await page.setViewportSize({ width: 1024, height: 900 });
		await open(page, '/vinhos');
		const section = page.locator('section', { has: page.getByRole('heading', { name: 'Como se lê um rótulo nosso' }) });
		const label = await boxOf(section.getByRole('img', { name: /^Rótulo de / }));
		const parts = await boxesOf(section.locator('figure li'));
		expect(parts).toHaveLength(5);
		for (const [index, part] of parts.entries()) {
			expect(part.left).toBeGreaterThan(label.right);
			if (index > 0) expect(part.top).toBeGreaterThanOrEqual((parts[index - 1]?.bottom ?? 0) - 1);
		}
	});

	test('the buttons of the shelf are not painted before there is a bottle above them', async ({ page }) => {
		await open(page, '/vinhos');
		const buttons = page.locator('[data-carousel=vinhos] button').first();
		await expect(buttons).toBeVisible();
		await page.locator('[data-carousel=vinhos] [role=group] [role=group]').evaluateAll((slides) => {
			for (const slide of slides) slide.remove();
		});
		await expect(buttons).toBeHidden();
	});

	test('axe finds nothing, and nothing moves on arrival', async ({ page }) => {
		await addUpShifts(page);
		await open(page, '/vinhos');
		await page.waitForTimeout(800);
		expect(await shifts(page)).toBeLessThan(0.001);
		expect(await axeViolations(page)).toEqual([]);
	});
});

test.describe('the page of a wine', () => {
	test('the menu sticks to the lower edge of the header, without the year, and the header stays', async ({ page }) => {
		await addUpShifts(page);
		await open(page, wine);
		const menu = page.locator('nav[data-wine-menu]');
		const year = menu.locator('[data-year]');
		await expect(menu).not.toHaveClass(/stuck/);
		await expect(year).toBeVisible();
		for (let y = 0; y <= 2400; y += 300) {
			await jumpTo(page, y);
			await page.waitForTimeout(60);
		}
		expect(await shifts(page)).toBeLessThan(0.001);
		await expect(menu).toHaveClass(/stuck/);
		await expect(year).toBeHidden();
		await expect.poll(async () => (await page.locator('header').boundingBox())?.y).toBe(0);
		const header = await boxOf(page.locator('header'));
		expect((await menu.boundingBox())?.y).toBeCloseTo(header.height, 0);
		await jumpTo(page, 0);
		await expect(menu).not.toHaveClass(/stuck/);
		await expect(year).toBeVisible();
	});

	test('the section in the middle of the window is the current one, also after a jump', async ({ page }) => {
		await open(page, wine);
		const current = page.locator('nav[data-wine-menu] [aria-current=true]');
		for (const id of ['ficha-tecnica', 'vinificacao', 'pontuacoes', 'vinha']) {
			// A pixel before the middle it is the section above, a pixel beyond it is this one.
			const middle = () =>
				page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top + scrollY - innerHeight / 2);
			await jumpTo(page, Math.ceil(await middle()) + 1);
			await expect(current).toHaveAttribute('href', `#${id}`);
			await jumpTo(page, Math.floor(await middle()) - 1);
			await expect(current).not.toHaveAttribute('href', `#${id}`);
		}
		await expect(current).toHaveCount(1);
	});

	test('a section is reached in 800 ms and the scores in 1800 ms; the section takes the focus @long', async ({
		page,
	}) => {
		await open(page, wine);
		const toSection = await travelTime(page, 'nav[data-wine-menu] a[href="#pontuacoes"]');
		expect(toSection).toBeGreaterThan(700);
		expect(toSection).toBeLessThan(1300);
		await expect(page.locator('#pontuacoes')).toBeFocused();
		await expect(page).toHaveURL(/#pontuacoes$/);
		await expect(page.locator('nav[data-wine-menu] [aria-current=true]')).toHaveAttribute('href', '#pontuacoes');
		const menu = await boxOf(page.locator('nav[data-wine-menu]'));
		const section = await boxOf(page.locator('#pontuacoes'));
		expect(section.y).toBeCloseTo(menu.bottom, -1);
		await jumpTo(page, 0);
		const toScore = await travelTime(page, 'a[data-to-score]');
		expect(toScore).toBeGreaterThan(1700);
		expect(toScore).toBeLessThan(2300);
		await expect(page.locator('#pontuacoes')).toBeFocused();
	});

	test('every section of the menu is the current one once it has been reached @long', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await open(page, wine);
		for (const link of await page.locator('nav[data-wine-menu] a').all()) {
			await link.click();
			await expect(link).toHaveAttribute('aria-current', 'true');
		}
	});

	for (const [address, parcels, ink, label] of [
		[wine, 1, 'rgb(94, 18, 36)', /^Curvas de nível da parcela /],
		['/vinhos/rabigato', 1, 'rgb(86, 92, 64)', 'Curvas de nível da parcela Rabigato'],
		['/vinhos/porto-vintage', 4, 'rgb(28, 26, 22)', /^Curvas de nível das parcelas .*,.*,.*,/],
		['/vinhos/azeite-amendoal', 2, 'rgb(134, 85, 30)', /^Curvas de nível das parcelas .*,/],
	] as const) {
		test(`behind the bottle of ${address} all its parcels are drawn in the ink of its family, clear of the navigation${longUnless(parcels === 4)}`, async ({
			page,
		}) => {
			await page.setViewportSize({ width: 1440, height: 900 });
			await open(page, address);
			const drawing = page.locator('article[data-wine]').getByRole('img', { name: label }).first();
			await expect(drawing).toHaveCSS('color', ink);
			await expect(drawing.locator('use[href$="#outline"]')).toHaveCount(parcels);
			const header = await boxOf(page.locator('header'));
			expect((await drawing.boundingBox())?.y).toBeGreaterThanOrEqual(header.height);
			// No veil over its outline.
			expect(await drawing.evaluate((svg) => getComputedStyle(svg).maskImage)).toBe('none');
		});
	}

	test('the lines of a blend are as heavy on each of its parcels, however large it stands', async ({ page }) => {
		await open(page, '/vinhos/abade');
		for (const line of ['outline', 'index', 'fine']) {
			const weights = await page
				.locator('article[data-wine] [data-land=drawing]')
				.first()
				.locator(`use[href$="#${line}"]`)
				.evaluateAll((uses) =>
					uses.map((use) => {
						const { a: scale } = (use as SVGGraphicsElement).getScreenCTM() ?? new DOMMatrix();
						return scale * Number.parseFloat(getComputedStyle(use).strokeWidth);
					}),
				);
			expect(weights.length).toBeGreaterThan(1);
			expect(Math.max(...weights) - Math.min(...weights), line).toBeLessThan(0.05);
			expect(Math.max(...weights), line).toBeLessThan(2.5);
		}
	});

	for (const width of [1440, 1024, 768, 390])
		test(`beside the bottle of a blend all of its parcels are seen whole, at ${width} px${longUnless(width === 1440)}`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			for (const [address, count] of [
				['/vinhos/abade', 5],
				['/vinhos/porto-vintage', 4],
				['/vinhos/torto-e-sabor', 3],
			] as const) {
				await open(page, address);
				const outlines = page
					.locator('article[data-wine] [data-land=drawing]')
					.first()
					.locator('use[href$="#outline"]');
				const boxes = () =>
					outlines.evaluateAll((uses) => uses.map((use): DOMRect => use.getBoundingClientRect().toJSON()));
				await expect.poll(async () => (await boxes()).filter(({ width: wide }) => wide > 0).length).toBe(count);
				const bottle = await page
					.locator('[data-bottle-thumb]')
					.evaluate((thumb): DOMRect => thumb.getBoundingClientRect().toJSON());
				expect(bottle.width).toBeGreaterThan(0);
				for (const parcel of await boxes()) expect(parcel.right, address).toBeLessThan(bottle.left);
			}
		});

	test('a wine is shown in its own colour, and not in that of its family', async ({ page }) => {
		const colours = new Set<string>();
		const wines = ['abade', 'vinha-da-francisca', 'martim', 'porto-vintage', 'porto-colheita'];
		for (const slug of wines) {
			await open(page, `/vinhos/${slug}`);
			colours.add(
				await page.locator('#notas-de-prova svg').evaluate((silhouette) => getComputedStyle(silhouette).fill),
			);
		}
		expect(colours.size).toBe(wines.length);
	});

	test('on a phone the whole bottle and the button stand in the first window', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		for (const address of ['/vinhos/abade', '/vinhos/porto-colheita']) {
			await open(page, address);
			await expect(page.getByRole('link', { name: 'Encomendar' }).first()).toBeInViewport({ ratio: 1 });
			await expect(page.locator('[data-bottle-thumb] img')).toBeInViewport({ ratio: 1 });
		}
	});

	test('who orders a wine finds a form about orders, in which nothing counts as typed', async ({ page }) => {
		await open(page, '/vinhos/abade');
		await page.getByRole('link', { name: 'Encomendar' }).first().click();
		await expect(page.getByLabel('Assunto')).toHaveValue('Encomendas');
		await expect(page.getByRole('button', { name: 'Limpar' })).toHaveCount(0);
		await page.reload();
		await expect(page.getByLabel('Assunto')).toHaveValue('Encomendas');
		await open(page, '/en/wines/abade');
		await page.getByRole('link', { name: 'Order', exact: true }).first().click();
		await expect(page.getByLabel('Subject').locator('option:checked')).toHaveText('Orders');
	});

	test('the bottle moves and fades as the page is scrolled', async ({ page }) => {
		await open(page, wine);
		const look = () =>
			page.locator('[data-bottle-thumb]').evaluate((thumb) => {
				const { opacity, translate } = getComputedStyle(thumb);
				return { opacity: Number(opacity), shift: Number.parseFloat(translate.split(' ')[1] ?? '0') };
			});
		expect(await look()).toEqual({ opacity: 1, shift: 0 });
		await jumpTo(page, 400);
		await expect.poll(async () => (await look()).shift).toBeGreaterThan(0);
		expect((await look()).opacity, 'its label is still in view').toBe(1);
		await jumpTo(page, 680);
		await expect.poll(async () => (await look()).opacity).toBeLessThan(0.7);
		await jumpTo(page, 1000);
		await expect.poll(async () => (await look()).opacity).toBe(0);
	});

	test('with reduced motion the way to a section is a jump, and the bottle stays as it is', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await open(page, wine);
		await page.locator('a[data-to-score]').focus();
		expect(await travelTime(page, 'a[data-to-score]')).toBeLessThan(150);
		await expect(page.locator('#pontuacoes')).toBeFocused();
		await expect(page.locator('[data-bottle-thumb]')).toHaveCSS('opacity', '1');
		await expect(page.locator('[data-bottle-thumb]')).toHaveCSS('translate', 'none');
	});

	test('an earlier year changes line, facts, notes and scores in place, is announced and kept in the address', async ({
		page,
	}) => {
		await open(page, wine);
		const sheet = page.locator('#ficha-tecnica');
		await expect(sheet).toContainText('13,8 %');
		await page.getByLabel('Colheita', { exact: true }).selectOption('2020');
		await expect(page).toHaveURL(`${wine}?colheita=2020`);
		await expect(sheet).toContainText('14,4 %');
		await expect(page.locator('#notas-de-prova')).toContainText('Granada opaco');
		await expect(page.locator('#pontuacoes tr[aria-current=true]')).toContainText('2020');
		await expect(page.locator('a[data-to-score]')).toContainText('93 / 100');
		await expect(page.locator('#vinificacao')).toContainText('As datas são as da colheita de 2021.');
		await expect(page.locator('body > [role=status]')).toHaveText('A página mostra a colheita de 2020.');
		await page.reload();
		await expect(sheet).toContainText('14,4 %');
		expect(await axeViolations(page)).toEqual([]);
	});

	test('a year without notes says so, and an unknown year is the current one @long', async ({ page }) => {
		await open(page, `${wine}?colheita=2018`);
		await expect(page.locator('#notas-de-prova')).toContainText('Não guardámos notas de prova de 2018.');
		await open(page, `${wine}?colheita=1755`);
		await expect(page.locator('#ficha-tecnica')).toContainText('13,8 %');
	});

	test('each choice of a year is an entry of the history, with a title of its own, and the page stays where it is', async ({
		page,
	}) => {
		await open(page, '/vinhos');
		await open(page, wine);
		const year = page.getByLabel('Colheita', { exact: true });
		const sheet = page.locator('#ficha-tecnica');
		await expect(page).toHaveTitle('Vinha da Francisca 2021, tinto do Douro · Quatro Vistas');
		await scrolled(page, 200);
		await year.selectOption('2020');
		await expect(page).toHaveTitle('Vinha da Francisca 2020, tinto do Douro · Quatro Vistas');
		await year.selectOption('2018');
		await expect(page).toHaveTitle('Vinha da Francisca 2018, tinto do Douro · Quatro Vistas');
		await year.selectOption('2021');
		await expect(page).toHaveURL(wine);
		await page.goBack();
		await expect(page).toHaveURL(`${wine}?colheita=2018`);
		await expect(page).toHaveTitle('Vinha da Francisca 2018, tinto do Douro · Quatro Vistas');
		await page.goBack();
		await expect(page).toHaveURL(`${wine}?colheita=2020`);
		await expect(sheet).toContainText('14,4 %');
		await expect(year).toHaveValue('2020');
		expect(await page.evaluate(() => scrollY)).toBe(200);
		await page.goBack();
		await expect(page).toHaveURL(wine);
		await expect(sheet).toContainText('13,8 %');
		await expect(page).toHaveTitle('Vinha da Francisca 2021, tinto do Douro · Quatro Vistas');
		await page.goBack();
		await expect(page).toHaveURL('/vinhos');
	});

	for (const query of ['colheita=1755', 'colheita=nenhuma', 'colheita=2020.5']) {
		test(`what is no year of the wine goes from its address, ?${query}${longUnless(query === 'colheita=1755')}`, async ({
			page,
		}) => {
			await open(page, '/filosofia');
			await open(page, `${wine}?${query}`);
			await expect(page).toHaveURL(wine);
			await expect(page.getByLabel('Colheita', { exact: true })).toHaveValue('2021');
			await page.goBack();
			await expect(page).toHaveURL('/filosofia');
		});
	}

	test.describe('with the worker', () => {
		test.use({ serviceWorkers: 'allow' });

		test('a technical sheet asked for without network says so on the page, and comes when there is one', async ({
			page,
			context,
			complaints,
		}) => {
			complaints.expect(/net::ERR_|error occurred when fetching the script/);
			await open(page, wine);
			const [above, below] = [
				page.locator('main a[download]').first(),
				page.getByRole('link', { name: 'Descarregar PDF' }),
			];
			await context.setOffline(true);
			const downloads: string[] = [];
			page.on('download', (download) => downloads.push(download.suggestedFilename()));
			await expect(page.locator('#ficha-tecnica [role=status]')).toHaveText(/O PDF precisa de rede\./);
			await above.click();
			await expect(page.locator('[role=status]', { hasText: 'Sem rede: o PDF não veio.' })).toHaveCount(1);
			await below.click();
			await expect(page.locator('#ficha-tecnica [role=status]')).toHaveText(/Sem rede: o PDF não veio\./);
			expect(await axeViolations(page)).toEqual([]);
			expect(downloads).toEqual([]);
			await context.setOffline(false);
			await expect(page.locator('[role=status] .chip')).toHaveCount(0);
			for (const link of [above, below]) {
				const coming = page.waitForEvent('download');
				await link.click();
				expect((await coming).suggestedFilename()).toBe('vinha-da-francisca.pdf');
			}
		});

		test('without network it says that the sheet needs one @long', async ({ page, context, complaints }) => {
			complaints.expect(/Failed to load resource|net::ERR_|error occurred when fetching the script/);
			await open(page, wine);
			const notice = page.locator('#ficha-tecnica .chip[data-tone=offline]');
			await expect(notice).toHaveCount(0);
			await context.setOffline(true);
			await expect(notice).toHaveText(/O PDF precisa de rede/);
			await context.setOffline(false);
			await expect(notice).toHaveCount(0);
		});
	});

	test('a technical sheet asked for where nobody has noticed yet that the server is gone says so on the page @long', async ({
		browser,
	}) => {
		const site = await SiteServer.create();
		const context = await browser.newContext({ baseURL: site.origin });
		await confirmAge(context, site);
		const page = await context.newPage();
		await open(page, wine);
		let downloads = 0;
		page.on('download', () => downloads++);
		await site.stop();
		await page.locator('main a[download]').first().click();
		await expect(page.locator('[role=status]', { hasText: 'Sem rede: o PDF não veio.' })).toBeVisible();
		await expect(page).toHaveURL(wine);
		expect(downloads).toBe(0);
		await context.close();
		await site.dispose();
	});

	test('carousels show 4 / 2 / 1 steps, one bottle 64 px apart, 3 / 2 neighbours', async ({ page }) => {
		for (const [width, steps, neighbours] of [
			[1440, '1–4', '1–3'],
			[1024, '1–4', '1–3'],
			[768, '1–2', '1–3'],
			[767, '1–2', '1–2'],
			[390, '1', '1–2'],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await open(page, wine);
			const counter = (name: string) => page.locator(`[data-carousel=${name}] [data-counter]`);
			for (const [name, text] of [
				['vinificacao', `${steps} / 6`],
				['garrafa', '1 / 4'],
				['relacionados', `${neighbours} / 6`],
			] as const) {
				await page.locator(`[data-carousel=${name}]`).evaluate((element) => element.scrollIntoView());
				await expect(counter(name)).toHaveText(text);
			}
			const [first, second] = await page
				.locator('[data-carousel=garrafa] figure')
				.evaluateAll((views) => views.map((view) => view.getBoundingClientRect()));
			expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(64, 0);
		}
	});

	for (const address of [wine, '/vinhos/porto-vintage', '/vinhos/azeite-amendoal']) {
		test(`each view of the bottle of ${address} is whole in the window, and its words stand clear of it and of each other${longUnless(address === wine)}`, async ({
			page,
		}) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			for (const [width, height] of [
				[1440, 900],
				[1024, 768],
				[768, 1024],
			] as const) {
				await page.setViewportSize({ width, height });
				await open(page, address);
				const gallery = await CarouselParts.reach(page, 'garrafa');
				const views = gallery.root.locator('figure');
				const menu = await boxOf(page.locator('nav[data-wine-menu]'));
				for (let place = 0; place < 4; place++) {
					const view = views.nth(place);
					const scene = await boxOf(view.locator(':scope > div'));
					expect(scene.height).toBeLessThanOrEqual(height - 2 * menu.height);
					const boxes = await boxesOf(view.locator('li'));
					expect(boxes.length).toBeGreaterThan(1);
					for (const [index, box] of boxes.entries()) {
						expect(box.left).toBeGreaterThanOrEqual(scene.right);
						// In the order in which they are heard.
						for (const next of boxes.slice(index + 1))
							expect(next.top, `${width} px, view ${place}`).toBeGreaterThanOrEqual(box.bottom - 1);
					}
				}
			}
		});
	}

	test('the counter of the timeline counts the steps that are whole in view @long', async ({ page }) => {
		await open(page, '/vinhos/rabigato');
		const steps = await CarouselParts.reach(page, 'vinificacao');
		for (const [width, count] of [
			[1920, 4],
			[1440, 4],
			[1366, 4],
			[1280, 4],
			[1024, 4],
			[768, 2],
			[390, 1],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await expect(steps.counter).toHaveText(count > 1 ? `1–${count} / 5` : '1 / 5');
			const whole = () =>
				steps.track.evaluate((track) => {
					const { right } = track.getBoundingClientRect();
					const slides = [...track.querySelectorAll('[aria-roledescription=diapositivo]')];
					return slides.filter((slide) => slide.getBoundingClientRect().right <= right + 1).length;
				});
			await expect.poll(whole, `${width} px`).toBe(count);
		}
	});

	test('three nights are a sliver of the bar of the making, twenty months a span; the step in view is marked on it @long', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(page, '/vinhos/porto-vintage');
		const bar = page.locator('#vinificacao svg').filter({ hasText: 'Tonel' });
		const shares = () =>
			bar.evaluate((svg) => {
				const whole = svg.getBoundingClientRect().width;
				return [...svg.querySelectorAll('[data-step]')].map((step) => {
					const line = step.querySelector('line');
					return ((line?.x2.baseVal.value ?? 0) - (line?.x1.baseVal.value ?? 0)) / whole;
				});
			});
		const [harvest = 1, nights = 1, , months = 0] = await shares();
		expect(harvest).toBeLessThan(0.01);
		expect(nights).toBeLessThan(0.01);
		expect(months).toBeGreaterThan(0.85);
		await expect(bar).toContainText('Tonel, 20 meses');
		await expect(bar).toContainText('2019');
		const steps = await CarouselParts.reach(page, 'vinificacao');
		await expect(bar.locator('[data-current]')).toHaveAttribute('data-step', '0');
		await steps.next.click();
		await expect(bar.locator('[data-current]')).toHaveAttribute('data-step', '1');
		const mark = await boxOf(bar.locator('[data-current] path'));
		expect(mark.width, 'a sliver is pointed at').toBeGreaterThan(8);
	});

	test('how long to keep a wine is a bar from its harvest, with today on it @long', async ({ page }) => {
		await open(page, wine);
		const bar = page.locator('#ficha-tecnica [data-keeping]');
		await expect(bar).toContainText('2021');
		await expect(bar).toContainText('2041');
		const share = Number.parseFloat((await bar.locator('[data-today] line').getAttribute('x1')) ?? '');
		const now = (await page.evaluate(() => new Date().getFullYear())) - 2021;
		expect(share).toBeGreaterThanOrEqual((now / 20) * 100);
		expect(share).toBeLessThanOrEqual(((now + 1.01) / 20) * 100);
	});

	test('a carousel far below is only HTML until it comes near, and then takes keys', async ({ page }) => {
		const scripts: string[] = [];
		page.on('request', (request) => scripts.push(request.url()));
		await addUpShifts(page);
		await open(page, wine);
		await page.waitForTimeout(500);
		expect(scripts.filter((url) => /(carousel|making|related-wines|bottle-gallery)-[^/.]*\.js$/.test(url))).toEqual([]);
		const steps = page.locator('[data-carousel=vinificacao]');
		await steps.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
		await expect(steps.locator('[inert]')).not.toHaveCount(0);
		await steps.getByRole('button', { name: 'Seguinte' }).press('Enter');
		await expect(steps).toHaveAttribute('data-index', '2');
		await expect(steps.locator('[data-counter]')).toHaveText('3–6 / 6');
		await page
			.locator('[data-carousel=relacionados]')
			.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
		await page.waitForTimeout(800);
		expect(await shifts(page)).toBeLessThan(0.001);
	});

	test('from one wine to the next the page is whole at once', async ({ page }) => {
		await open(page, wine);
		await page.locator('[data-carousel=relacionados]').evaluate((element) => element.scrollIntoView());
		await page.locator('[data-carousel=relacionados] a[href="/vinhos/abade"]').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abade');
		await expect(page.locator('[data-carousel=garrafa] figure')).toHaveCount(4);
		await expect(page.locator('[data-carousel=vinificacao] [data-counter]')).toBeAttached();
	});

	test('the technical sheet is a PDF to take along', async ({ page }) => {
		await open(page, wine);
		const link = page.getByRole('link', { name: 'Descarregar PDF' });
		const answer = await page.request.get((await link.getAttribute('href')) ?? '');
		expect(answer.headers()['content-type']).toBe('application/pdf');
		expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
	});

	test('the parcel leads to its place on the map', async ({ page }) => {
		await open(page, wine);
		await page.getByRole('link', { name: 'Ver a parcela no mapa' }).click();
		await expect(page).toHaveURL(/\/terroir\?terroir=quatro-vistas&parcela=francisca-franca/);
	});

	test('axe finds nothing at the top and in the middle, nor on a phone', async ({ page }) => {
		await open(page, wine);
		expect(await axeViolations(page)).toEqual([]);
		await jumpTo(page, 3000);
		await page.waitForTimeout(400);
		expect(await axeViolations(page)).toEqual([]);
		await page.setViewportSize({ width: 320, height: 640 });
		await open(page, wine);
		expect(await axeViolations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});

	test('on paper it is one sheet: the parcel, the facts and the notes', async ({ page }) => {
		await open(page, wine);
		await page.emulateMedia({ media: 'print' });
		for (const id of ['vinha', 'notas-de-prova', 'ficha-tecnica']) await expect(page.locator(`#${id}`)).toBeVisible();
		for (const id of ['o-vinho', 'vinificacao', 'pontuacoes', 'garrafa'])
			await expect(page.locator(`#${id}`)).toBeHidden();
		await expect(page.getByText(wine, { exact: false }).last()).toBeVisible();
		expect(await sheetsOf(page)).toBe(1);
	});

	const wines = readdirSync('src/content/wines').flatMap((file) => file.match(/^(.+)\.md$/)?.[1] ?? []);
	for (const slug of wines)
		test(`on paper ${slug} is one sheet, and its last row stands above the foot${longUnless(slug === 'abade')}`, async ({
			page,
		}) => {
			await open(page, `/vinhos/${slug}`);
			expect(await sheetsOf(page)).toBe(1);
			await page.emulateMedia({ media: 'print' });
			// A4 within margins of a centimetre, in CSS pixels.
			await page.setViewportSize({ width: 718, height: 1046 });
			const lastRow = await boxOf(page.locator('#ficha-tecnica dl > div:visible').last());
			const foot = await boxOf(page.getByText('Impresso a'));
			expect(lastRow.y + lastRow.height).toBeLessThan(foot.y);
		});
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('all wines are shown, and the shelf can be scrolled', async ({ page }) => {
		await page.goto('/vinhos');
		expect(await rows(page).count()).toBeGreaterThan(10);
		await expect(page.locator('button[data-filter]').first()).toBeHidden();
		const track = page.locator('[data-carousel=vinhos] [role=group]').first();
		expect(await track.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
	});

	test('the menu of a wine is a list of links to its sections, and earlier years can be read', async ({ page }) => {
		await page.goto(wine);
		const links = page.locator('nav[data-wine-menu] a');
		expect(await links.count()).toBe(7);
		for (const link of await links.all())
			await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible();
		await links.last().click();
		await expect(page.locator('#ficha-tecnica')).toBeInViewport();
		await expect(page.getByText('Colheita de 2021').first()).toBeVisible();
		// Playwright leaves what is in `noscript` unparsed.
		const html = await (await page.request.get(wine)).text();
		expect(html).toMatch(/<noscript>.*Colheita de 2019.*<\/noscript>/);
	});
});

test('at 1024 px the whole menu of a wine ends at the margin', async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 900 });
	for (const slug of ['rufete-da-francisca', 'vinha-da-francisca']) {
		await page.goto(`/vinhos/${slug}`);
		await page.evaluate(() => document.fonts.ready);
		const over = await page.locator('[data-wine-menu] ul').evaluate((list) => list.scrollWidth - list.clientWidth);
		expect(over).toBe(0);
	}
});
