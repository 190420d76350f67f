import type { Page } from '@playwright/test';
import { metresPerDegreeEast } from '../../src/content/coordinates';
import { estates, quatroVistas } from '../../src/content/estates';
import { axeViolations } from './axe';
import { CarouselParts } from './carousel-parts';
import { readToTheFoot } from './first-visit';
import { boxOf, expect, open, test } from './fixtures';

const section = (page: Page, heading: string) =>
	page.locator('main section', { has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
const wines = (page: Page) => section(page, 'Os vinhos');
const visits = (page: Page) => section(page, 'Visitar');
const film = (page: Page) => page.locator('[data-video]');
const playButton = (page: Page) => film(page).getByRole('button', { name: /Ver o filme/ });
const activeWine = (page: Page) => wines(page).locator('li[data-active]').getByRole('link');
/** The ground that is wanted, once it has come. */
const shownGround = (page: Page) => wines(page).locator('[data-shown] img').first();

const valeSabor = estates.find(({ slug }) => slug === 'vale-sabor') ?? quatroVistas;

/** Goes on to the wines and waits until the code of what follows has come. */
async function readOn(page: Page): Promise<void> {
	await open(page, '/');
	await wines(page).scrollIntoViewIfNeeded();
	await expect(shownGround(page)).toBeVisible();
}

test('the four estates are links on the relief, and lead to their terroir', async ({ page }) => {
	await open(page, '/');
	const map = page.getByRole('group', { name: 'As quatro quintas no mapa' }).filter({ visible: true });
	await expect(map.getByRole('link')).toHaveCount(4);
	await map.getByRole('link', { name: /Vale Sabor/ }).click();
	await expect(page).toHaveURL(/\/terroir\?terroir=vale-sabor/);
});

test('at every width all four estates are inside the frame, each large enough to be hit (44 px, 24 on phones) and none on another', async ({
	page,
}) => {
	for (const [width, height] of [
		[1440, 900],
		[1279, 800],
		[1024, 768],
		[768, 1024],
		[390, 844],
		[320, 568],
	] as const) {
		await test.step(`${width} px`, async () => {
			await page.setViewportSize({ width, height });
			await open(page, '/');
			const frame = await boxOf(page.locator('main'));
			const map = page.getByRole('group', { name: 'As quatro quintas no mapa' }).filter({ visible: true });
			const targets = await map
				.locator('a > rect')
				.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().toJSON()));
			const points = await map
				.locator('a > text:first-of-type')
				.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON()));
			expect(points).toHaveLength(4);
			for (const { left, right } of points) {
				expect(left).toBeGreaterThan(frame.x);
				expect(right).toBeLessThan(frame.right);
			}
			expect(targets).toHaveLength(4);
			for (const { height } of targets) expect(height).toBeGreaterThanOrEqual(width >= 1024 ? 44 : 24);
			for (const one of targets)
				for (const other of targets.filter(
					(target) => target !== one && target.left < one.right && one.left < target.right,
				))
					expect(one.bottom <= other.top + 1 || other.bottom <= one.top + 1).toBe(true);
		});
	}
});

test('the scale of the sheet is true at every width: fifteen kilometres are as long as on the drawing', async ({
	page,
}) => {
	await open(page, '/');
	const metresAcross = Math.abs(valeSabor.centre[0] - quatroVistas.centre[0]) * metresPerDegreeEast(41.17);
	for (const width of [320, 390, 600, 768, 1023, 1024, 1280, 1440, 1920]) {
		await page.setViewportSize({ width, height: 900 });
		const { across, bar } = await page.evaluate(() => {
			const hero = document.querySelector('main section');
			const points = [...(hero?.querySelectorAll('.trig-point circle') ?? [])]
				.map((point) => point.getBoundingClientRect())
				.filter((box) => box.width > 0)
				.map((box) => box.x + box.width / 2);
			return {
				across: Math.max(...points) - Math.min(...points),
				bar: hero?.querySelector('[role=img][aria-label^=Escala]')?.getBoundingClientRect().width ?? 0,
			};
		});
		expect(Math.abs((bar * metresAcross) / across / 15_000 - 1), `${width} px`).toBeLessThan(0.02);
	}
});

test.describe('to who reads another language', () => {
	test.use({ locale: 'en-GB' });

	test('the offer of it lies over nothing that the page asks for first, nor over the scale', async ({ page }) => {
		await open(page, '/');
		const offer = page.getByRole('link', { name: 'This page in English' });
		await expect(offer).toBeVisible();
		const notice = offer.locator('xpath=ancestor::*[@data-ground]').first();
		for (const width of [1200, 1440, 1680]) {
			await page.setViewportSize({ width, height: 900 });
			const { x, right } = await boxOf(notice);
			const wines = await boxOf(page.getByRole('link', { name: 'Ver os vinhos' }));
			const scale = await boxOf(page.getByRole('img', { name: /^Escala/ }).first());
			expect(x, `${width} px`).toBeGreaterThan(wines.right);
			expect(right, `${width} px`).toBeLessThan(scale.x);
		}
	});
});

test('on a tablet the whole sheet, its title as wide as half of it, is in the window @long', async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await open(page, '/');
	const hero = await boxOf(page.locator('main > section').first());
	expect(hero.bottom).toBeLessThanOrEqual(1024);
	const words = await boxOf(page.getByText('Quatro quintas no Douro', { exact: false }).first());
	expect(words.x).toBeGreaterThan(384);
});

test('the gallery shows as many of nine plates as there is room for', async ({ page }) => {
	for (const [width, count, counter] of [
		[1440, 3, '1–3 / 9'],
		[1024, 3, '1–3 / 9'],
		[1023, 2, '1–2 / 9'],
		[640, 2, '1–2 / 9'],
		[639, 1, '1 / 9'],
		[390, 1, '1 / 9'],
	] as const) {
		await test.step(`${count} at ${width} px`, async () => {
			await page.setViewportSize({ width, height: 900 });
			await open(page, '/');
			const gallery = await CarouselParts.reach(page, 'estampas');
			await expect(gallery.counter).toHaveText(counter);
			await expect.poll(() => gallery.wholeInView()).toBe(count);
			await gallery.next.click();
			await expect(gallery.root).toHaveAttribute('data-index', String(count));
		});
	}
});

test.describe('a plate of the gallery', () => {
	const plate = (page: Page) => page.getByRole('button', { name: 'O Tua e Martim, relevo a ocre' });
	const dialog = (page: Page) => page.getByRole('dialog', { name: 'O Tua e Martim, relevo a ocre' });

	async function arrive(page: Page): Promise<void> {
		await open(page, '/');
		await new CarouselParts(page, 'estampas').arrive();
	}

	test('opens as large as the window by press, Enter and Space, and closes by button, Escape and Back with the focus on it', async ({
		page,
	}) => {
		await arrive(page);
		const shown = await boxOf(plate(page));
		await plate(page).click();
		const large = await boxOf(dialog(page).locator('img'));
		expect(large.height).toBeGreaterThan(800);
		expect(large.height).toBeGreaterThan(shown.height * 1.5);
		await expect(dialog(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
		await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
		expect(await axeViolations(page)).toEqual([]);
		const at = await page.evaluate(() => scrollY);
		for (const close of ['Fechar', 'Escape', 'Back', 'Escape twice']) {
			if (close === 'Escape') await page.keyboard.press('Enter');
			else if (close !== 'Fechar') await page.keyboard.press('Space');
			await expect(dialog(page), close).toBeVisible();
			if (close === 'Fechar') await dialog(page).getByRole('button', { name: close }).click();
			else if (close === 'Back') await page.goBack();
			else await page.keyboard.press('Escape');
			if (close === 'Escape twice') await page.keyboard.press('Escape');
			await expect(dialog(page), close).toBeHidden();
			await expect(plate(page), close).toBeFocused();
			expect(await page.evaluate(() => scrollY), close).toBe(at);
		}
		await expect(page).toHaveURL(/\/$/);
	});

	test('leads to its place on the map, from where Back leads to it again', async ({ page, complaints }) => {
		complaints.expect(/net::ERR_FAILED/);
		await page.route(/maplibre/, (route) => route.abort());
		await arrive(page);
		await plate(page).click();
		await dialog(page).getByRole('link', { name: 'Abrir no mapa' }).click();
		await expect(page).toHaveURL(/\/terroir\?terroir=martim#11\/41\.29\/-7\.37$/);
		await page.goBack();
		await expect(dialog(page)).toBeVisible();
		await page.goBack();
		await expect(dialog(page)).toBeHidden();
	});

	test('is whole in the window at every width, with what it shows and the way to the map @long', async ({ page }) => {
		await arrive(page);
		await plate(page).click();
		for (const [width, height] of [
			[1440, 900],
			[1024, 768],
			[768, 1024],
			[390, 844],
			[320, 568],
			[844, 390],
		] as const) {
			await page.setViewportSize({ width, height });
			for (const part of [
				dialog(page).locator('img'),
				dialog(page).getByRole('heading'),
				dialog(page).getByRole('link', { name: 'Abrir no mapa' }),
			])
				await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
		}
	});
});

test.describe('philosophy', () => {
	test('shows one slide and of the next one the plate, cut by the frame', async ({ page }) => {
		await open(page, '/');
		const philosophy = await CarouselParts.reach(page, 'filosofia');
		expect(await philosophy.wholeInView()).toBe(1);
		const coming = philosophy.slides.nth(1);
		await expect(coming).toHaveAttribute('inert', '');
		await expect(coming.locator('h3')).toBeVisible();
		const { right: edge } = await boxOf(page.locator('main'));
		const plate = async () => (await coming.locator('figure').boundingBox())?.x ?? edge;
		await expect.poll(plate).toBeLessThan(edge - 100);
		expect((await plate()) + 400).toBeGreaterThan(edge);
	});

	test('follows the wheel, once in 700 ms', async ({ page }) => {
		await open(page, '/');
		const philosophy = await CarouselParts.reach(page, 'filosofia');
		await philosophy.track.hover();
		// Times as the page has them: turns of the wheel arrive when the browser lets them.
		await philosophy.track.evaluate((element) => {
			for (const at of [0, 300, 699]) {
				const turn = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
				Object.defineProperty(turn, 'timeStamp', { value: 100_000 + at });
				element.dispatchEvent(turn);
			}
		});
		await expect(philosophy.counter).toHaveText('2 / 3');
	});

	test('goes on every 5000 ms until it is stopped', async ({ page }) => {
		await page.clock.install();
		await page.goto('/');
		const philosophy = new CarouselParts(page, 'filosofia');
		await expect(async () => {
			await page.clock.runFor(200);
			await philosophy.root.evaluate((carousel) => carousel.scrollIntoView({ block: 'center' }));
			await expect(philosophy.track).toHaveAttribute('data-driven', '', { timeout: 100 });
		}).toPass();
		await expect(philosophy.counter).toHaveAttribute('aria-live', 'off');
		await page.clock.runFor(5000);
		await expect(philosophy.counter).toHaveText('2 / 3');
		await philosophy.root.getByRole('button', { name: 'Parar a passagem automática' }).click();
		await page.mouse.move(0, 0);
		await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
		await page.clock.runFor(20_000);
		await expect(philosophy.counter).toHaveText('2 / 3');
	});
});

test.describe('wine families', () => {
	test('ground, bottle and line are those of the family pointed at or focused, and stay', async ({ page }) => {
		await readOn(page);
		await expect(activeWine(page)).toHaveText(/Tintos.*nove vinhos/);
		for (const [name, ground] of [
			['Brancos', 'brancos'],
			['Vinhos do Porto', 'porto'],
		] as const) {
			await wines(page).getByRole('link', { name }).hover();
			await expect(activeWine(page)).toContainText(name);
			await expect(shownGround(page)).toHaveAttribute('src', new RegExp(`category-${ground}`));
		}
		await page.mouse.move(0, 0);
		await expect(activeWine(page)).toHaveText(/Porto/);
		await wines(page).getByRole('link', { name: 'Azeite' }).focus();
		await expect(shownGround(page)).toHaveAttribute('src', /category-azeite/);
		await expect(wines(page).locator('[data-shown] img').last()).toHaveAttribute('src', /bottles\/azeite-amendoal/);
		await expect(wines(page).getByText(/Cobrançosa e Madural/)).toBeVisible();
		await expect(wines(page).getByText(/Xisto azul/)).toBeHidden();
	});

	test('their names follow each other at even distances, whatever the width @long', async ({ page }) => {
		await open(page, '/');
		for (const width of [320, 360, 390, 480, 768, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			const lines = await wines(page)
				.locator('li a > :first-child')
				.evaluateAll((names) =>
					names.map((name) => [...name.getClientRects()].map(({ top, bottom }) => ({ top, bottom }))),
				);
			const gaps = lines.slice(1).map((own, index) => (own[0]?.top ?? 0) - (lines[index]?.at(-1)?.bottom ?? 0));
			expect(gaps).toHaveLength(4);
			expect(Math.max(...gaps) - Math.min(...gaps), `${gaps} at ${width} px`).toBeLessThan(1);
		}
	});

	test('a family leads to its wines', async ({ page }) => {
		await readOn(page);
		await wines(page).getByRole('link', { name: 'Rosé' }).click();
		await expect(page).toHaveURL(/\/vinhos\?filtro=rose$/);
		await expect(page.locator('button[data-filter][aria-pressed=true]')).toHaveAttribute('data-filter', /rose/);
	});

	test('neither their code nor their pictures are fetched before they come near', async ({ page }) => {
		const fetched: string[] = [];
		page.on('request', (request) => fetched.push(request.url()));
		const theirs = (pattern: RegExp) => fetched.filter((url) => pattern.test(url));
		await open(page, '/');
		await page.waitForTimeout(800);
		expect(theirs(/\/art\/category-|assets\/sections.*\.js/)).toEqual([]);
		await wines(page).scrollIntoViewIfNeeded();
		await expect.poll(() => theirs(/\/art\/category-/).length).toBe(5);
	});

	test('they are there after leaving before they came near, and coming back @long', async ({ page }) => {
		await open(page, '/');
		await page.getByRole('link', { name: 'Contacto' }).first().click();
		await expect(page).toHaveURL(/\/contacto$/);
		await page.goBack();
		await expect(wines(page).getByRole('link', { name: 'Azeite' })).toBeVisible();
	});
});

test('a row of visits grows from 96 to 216 px under the pointer and leads to its visit', async ({ page }) => {
	await readOn(page);
	const row = visits(page).locator('li', { hasText: 'Caminhar a Francisca' });
	await row.scrollIntoViewIfNeeded();
	const height = async () => Math.round((await row.boundingBox())?.height ?? 0);
	expect(Math.abs((await height()) - 96)).toBeLessThanOrEqual(1);
	await row.hover();
	await expect.poll(height).toBe(216);
	await row.getByRole('link').click();
	await expect(page).toHaveURL(/\/visitar#caminhar-a-francisca$/);
});

test.describe('under a finger', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test('a tap chooses a family, the next follows it; the first visit is open', async ({ page }) => {
		await readOn(page);
		const rose = wines(page).getByRole('link', { name: 'Rosé' });
		await rose.tap();
		await expect(activeWine(page)).toHaveText(/Rosé.*dois vinhos/);
		expect(new URL(page.url()).pathname).toBe('/');
		await expect(visits(page).locator('li').first()).toHaveAttribute('data-active', '');
		await rose.tap();
		await expect(page).toHaveURL(/\/vinhos\?filtro=rose$/);
	});

	test('philosophy does not move by itself, and a button that was touched looks as before', async ({ page }) => {
		await open(page, '/');
		const philosophy = await CarouselParts.reach(page, 'filosofia');
		await expect(philosophy.counter).toHaveAttribute('aria-live', 'polite');
		await expect(philosophy.root.getByRole('button', { name: /automática/ })).toBeHidden();
		await expect(philosophy.next).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
		await philosophy.next.tap();
		await expect(philosophy.counter).toHaveText('2 / 3');
		await philosophy.next.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
		await expect(philosophy.next).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
	});
});

test.describe('the film', () => {
	test.use({ serviceWorkers: 'allow' });

	test('is fetched with the click and not before, and names the places', async ({ page }) => {
		const fetched: string[] = [];
		page.on('request', (request) => fetched.push(request.url()));
		await readOn(page);
		await film(page).scrollIntoViewIfNeeded();
		await page.waitForTimeout(500);
		const films = () => fetched.filter((url) => url.includes('/film/'));
		expect(films()).toEqual([]);
		await playButton(page).click();
		await expect.poll(films).not.toEqual([]);
		const video = film(page).locator('video');
		await expect(video).not.toHaveAttribute('controls');
		await expect(film(page).getByRole('button', { name: 'Parar' })).toBeFocused();
		await page.keyboard.press('k');
		await page.keyboard.press('Home');
		const scale = film(page).getByRole('slider', { name: 'Posição no filme' });
		await expect(scale).toHaveAttribute('aria-valuetext', /^0 de 20\s*s, Inverno/);
		// Its sky is the page's paper to the last bit.
		const sky = () =>
			video.evaluate((element: HTMLVideoElement) => {
				const context = new OffscreenCanvas(1, 1).getContext('2d');
				context?.drawImage(element, 8, 8, 1, 1, 0, 0, 1, 1);
				return `rgb(${[...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(', ')})`;
			});
		await expect.poll(sky).toBe(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
		for (const [second, place] of [
			[2, 'Quatro Vistas'],
			[7, 'Moinho'],
			[12, 'Martim'],
			[18, 'Vale Sabor'],
		] as const) {
			await scale.fill(String(second));
			await expect(film(page).locator('video + *')).toContainText(place);
		}
		await page.keyboard.press('f');
		await expect(film(page).getByRole('button', { name: 'Sair do ecrã inteiro' })).toBeVisible();
		await page.keyboard.press('f');
		await expect(film(page).getByRole('button', { name: 'Ecrã inteiro', exact: true })).toBeVisible();
	});

	test('says without network that it needs one, and can be tried again @long', async ({
		page,
		complaints,
		context,
	}) => {
		complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
		await readOn(page);
		await film(page).scrollIntoViewIfNeeded();
		await expect(film(page).locator('.chip')).toHaveCount(0);
		await context.setOffline(true);
		await expect(film(page).locator('.chip[data-tone=offline]')).toHaveText(/O filme precisa de rede/);
		await playButton(page).click();
		await expect(film(page).getByText('O filme precisa de rede.')).toBeVisible();
		await context.setOffline(false);
		await film(page).getByRole('button', { name: 'Tentar de novo' }).click();
		await expect(film(page).locator('video')).toBeVisible();
	});
});

test('what is seen in the film opens with a sign of the site’s own, not the browser’s triangle @long', async ({
	page,
}) => {
	await readOn(page);
	const row = page.getByText('O que se vê no filme');
	const sign = () => row.evaluate((summary) => getComputedStyle(summary, '::before').backgroundSize);
	await expect(row).toHaveCSS('list-style-type', 'none');
	const plus = await sign();
	await row.click();
	expect(await sign()).not.toBe(plus);
});

test('the three newest articles stand at the end', async ({ page }) => {
	await open(page, '/');
	await expect(section(page, 'Notícias').locator('li')).toHaveCount(3);
	await section(page, 'Notícias').locator('li').getByRole('link').first().click();
	await expect(page).toHaveURL(/\/noticias\/[a-z0-9-]+$/);
});

test('axe finds nothing with a family, a row and a plate chosen, nor with the film open', async ({ page }) => {
	await readOn(page);
	await readToTheFoot(page);
	await new CarouselParts(page, 'estampas').next.click();
	await visits(page).getByRole('link').nth(1).hover();
	await wines(page).getByRole('link', { name: 'Azeite' }).focus();
	expect(await axeViolations(page)).toEqual([]);
	// A name that fades in has no contrast yet.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await playButton(page).click();
	expect(await axeViolations(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('the lines of sight stand drawn and philosophy does not move by itself', async ({ page }) => {
		await open(page, '/');
		await expect(page.locator('[data-sheet=hero] [data-draw]').first()).toBeVisible();
		const philosophy = await CarouselParts.reach(page, 'filosofia');
		await expect(philosophy.counter).toHaveAttribute('aria-live', 'polite');
		await philosophy.next.click();
		await expect(philosophy.counter).toHaveText('2 / 3');
	});

	test('what does not move of itself changes at once @long', async ({ page }) => {
		await open(page, '/');
		await expect(page.locator('h1')).toHaveCSS('transition-property', 'none');
		await expect(page.locator('main .button').first()).not.toHaveCSS('transition-property', 'none');
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('plates can be scrolled, every family has its line, and the film is a link to its file', async ({ page }) => {
		await page.goto('/');
		const gallery = new CarouselParts(page, 'estampas');
		await gallery.track.hover();
		const left = async () => (await gallery.slides.nth(3).boundingBox())?.x ?? 0;
		const before = await left();
		await page.mouse.wheel(500, 0);
		await expect.poll(left).toBeLessThan(before);
		for (const line of [/Xisto azul/, /Cobrançosa e Madural/]) await expect(wines(page).getByText(line)).toBeVisible();
		await expect(wines(page).locator('img').first()).toBeVisible();
		await expect(film(page).locator('a')).toHaveAttribute('href', '/film/quatro-vistas.mp4');
		const plate = page.getByRole('link', { name: 'Vale Sabor, da vinha ao rio, do ar' });
		await expect(plate).toHaveAttribute('href', '/terroir?terroir=vale-sabor#15/41.1905/-7.0715');
		await wines(page).getByRole('link', { name: 'Brancos' }).click();
		await expect(page).toHaveURL(/\/vinhos\?filtro=brancos$/);
	});
});
