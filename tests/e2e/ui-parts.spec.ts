import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { openUiSite, type UiSite } from '../ui-page/site';
import { axeViolations } from './axe';
import { Complaints } from './fixtures';

const test = base.extend<{ complaints: Complaints }, { site: UiSite }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
		async ({}, use) => {
			const site = await openUiSite();
			await use(site);
			await site.close();
		},
		{ scope: 'worker', timeout: 60_000 },
	],
	baseURL: async ({ site }, use) => use(site.origin),
	complaints: [
		async ({ context }, use) => {
			const complaints = new Complaints();
			complaints.watch(context);
			await use(complaints);
			expect(complaints.unexpected, 'console errors and warnings that the test does not name').toEqual([]);
		},
		{ auto: true },
	],
});

// In one worker: another would bundle the page once more.
test.describe.configure({ mode: 'default' });

const carousel = (page: Page, name: string) => page.locator(`[data-carousel="${name}"]`);
const track = (page: Page, name: string) => carousel(page, name).getByRole('group', { name: 'Diapositivos' });
const slide = (page: Page, name: string, number: number) =>
	carousel(page, name)
		.locator('[aria-roledescription=diapositivo]')
		.nth(number - 1);
const next = (page: Page, name: string) => carousel(page, name).getByRole('button', { name: 'Seguinte' });
const previous = (page: Page, name: string) => carousel(page, name).getByRole('button', { name: 'Anterior' });

/** Waits until the carousel is more than a track to scroll. */
async function driven(page: Page, name: string): Promise<void> {
	await carousel(page, name).scrollIntoViewIfNeeded();
	await expect(track(page, name)).toHaveAttribute('data-driven', '');
}

async function expectAtStart(page: Page, name: string, number: number): Promise<void> {
	await expect
		.poll(async () => Math.abs((await left(slide(page, name, number))) - (await left(track(page, name)))))
		.toBeLessThan(2);
}

async function left(element: Locator): Promise<number> {
	const box = await element.boundingBox();
	return box?.x ?? Number.NaN;
}

test('the page passes axe, before and after the carousels are driven', async ({ page }) => {
	await page.goto('/pecas');
	expect(await axeViolations(page)).toEqual([]);
	for (const name of ['gallery', 'wheel', 'loop', 'autoplay']) await driven(page, name);
	expect(await axeViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a carousel scrolls, rows open, drawings stand drawn and the film is a link', async ({ page }) => {
		await page.goto('/pecas');

		await test.step('a carousel is a track that scrolls and snaps, without buttons', async () => {
			await expect(next(page, 'gallery')).toBeHidden();
			await expectAtStart(page, 'gallery', 1);
			await track(page, 'gallery').hover();
			await page.mouse.wheel(500, 0);
			await expectAtStart(page, 'gallery', 2);
		});

		await test.step('what follows the last slide lets it come to the start of a track that goes on to the frame', async () => {
			await track(page, 'wheel').hover();
			for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(2000, 0);
			await expectAtStart(page, 'wheel', 3);
		});

		await test.step('rows open and close, drawings stand drawn, and the film is a link', async () => {
			await page.getByText('Como chegar').click();
			await expect(page.getByRole('link', { name: 'Pinhão' })).toBeVisible();
			await expect(page.locator('#desenho [data-draw]').first()).toBeVisible();
			await expect(page.getByRole('button', { name: /Ver o filme/ })).toHaveAttribute('href', '/film/vista.mp4');
		});
	});
});

test('the parts of a page do what they are for, one after the other', async ({ page, context, site }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
	await page.goto('/pecas');

	await test.step('lines are drawn once, when the drawing is in view', async () => {
		const drawing = page.locator('#desenho [data-reveal]');
		await expect(drawing).toHaveAttribute('data-reveal', 'waiting');
		await drawing.scrollIntoViewIfNeeded();
		await page.evaluate(() => document.querySelector('#desenho')?.scrollIntoView({ block: 'center' }));
		await expect(drawing).toHaveAttribute('data-reveal', 'drawn');
		const delays = () =>
			drawing.evaluate((element) =>
				element.getAnimations({ subtree: true }).map((each) => Math.round(each.effect?.getTiming().delay ?? -1)),
			);
		await expect.poll(async () => [...new Set(await delays())]).toEqual([0, 90, 180, 270, 360, 450]);
	});

	await test.step('the wheel moves it once in 700 ms, ignores deltas under 2 and leaves the page to scroll at the ends', async () => {
		await driven(page, 'wheel');
		await track(page, 'wheel').hover();
		const place = await page.evaluate(() => scrollY);
		const index = () => carousel(page, 'wheel').getAttribute('data-index');
		// Times as the page has them: turns of the wheel arrive when the browser lets them.
		const turns = async (deltas: readonly [delta: number, at: number][]) =>
			track(page, 'wheel').evaluate((element, list) => {
				return list.map(([deltaY, at]) => {
					const turn = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
					Object.defineProperty(turn, 'timeStamp', { value: 100_000 + at });
					element.dispatchEvent(turn);
					return turn.defaultPrevented;
				});
			}, deltas);

		await page.mouse.wheel(0, 100);
		await expect.poll(index).toBe('1');
		expect(await page.evaluate(() => scrollY)).toBe(place);

		expect(await turns([[-1.9, 0]])).toEqual([false]);
		expect(await index()).toBe('1');
		expect(
			await turns([
				[-100, 0],
				[100, 300],
				[100, 699],
			]),
		).toEqual([true, true, true]);
		await expect.poll(index).toBe('0');
		expect(await turns([[-100, 700]])).toEqual([false]);
		expect(await turns([[100, 700]])).toEqual([true]);
		await expect.poll(index).toBe('1');
		expect(await turns([[100, 1400]])).toEqual([true]);
		await expect.poll(index).toBe('2');
		expect(await turns([[100, 2100]])).toEqual([false]);
	});

	await test.step('the slides in view are 3 from 1024 px, 2 from 640 and 1 below, 24 px apart', async () => {
		for (const [width, count] of [
			[1024, 3],
			[1023, 2],
			[640, 2],
			[639, 1],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			const [frame, first] = await Promise.all([
				track(page, 'gallery').boundingBox(),
				slide(page, 'gallery', 1).boundingBox(),
			]);
			expect(((frame?.width ?? 0) + 24) / ((first?.width ?? 0) + 24)).toBeCloseTo(count, 1);
			const seen = count === 1 ? '1' : `1–${count}`;
			await expect(carousel(page, 'gallery').locator('[data-counter]')).toHaveText(`${seen} / 9`);
		}
		await expect(carousel(page, 'single').locator('[data-counter]')).toHaveCount(0);
		await page.setViewportSize({ width: 1440, height: 900 });
	});

	await test.step('buttons move by what is in view, end at the ends, and never lose the focus', async () => {
		await driven(page, 'gallery');
		await expect(previous(page, 'gallery')).toBeDisabled();
		await next(page, 'gallery').focus();
		await page.keyboard.press('Enter');
		await expectAtStart(page, 'gallery', 4);
		await expect(carousel(page, 'gallery').locator('[data-counter]')).toHaveText('4–6 / 9');
		await page.keyboard.press('Enter');
		await expect(next(page, 'gallery')).toBeDisabled();
		await expect(track(page, 'gallery')).toBeFocused();
		await page.keyboard.press('ArrowLeft');
		await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '3');
		await page.keyboard.press('Home');
		await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '0');
	});

	await test.step('nothing out of view takes the focus', async () => {
		await driven(page, 'gallery');
		await next(page, 'gallery').click();
		await track(page, 'gallery').focus();
		const reached: string[] = [];
		for (let stop = 0; stop < 4; stop += 1) {
			await page.keyboard.press('Tab');
			reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
		}
		expect(reached.slice(0, 3)).toEqual(['Estampa 4', 'Estampa 5', 'Estampa 6']);
		expect(reached[3]).not.toContain('Estampa 7');
		await page.getByRole('link', { name: 'Estampa 5' }).first().focus();
		await page.keyboard.press('ArrowRight');
		await expect(track(page, 'gallery')).toBeFocused();
		await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '6');
		await track(page, 'gallery').press('Home');
		await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '0');
		await expectAtStart(page, 'gallery', 1);
	});

	await test.step('it is dragged slide by slide, and a link under the drag is not followed', async () => {
		await driven(page, 'gallery');
		const link = await slide(page, 'gallery', 2).getByRole('link').boundingBox();
		const [x, y] = [(link?.x ?? 0) + 10, (link?.y ?? 0) + 5];
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x - 420, y, { steps: 12 });
		await page.mouse.up();
		await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '1');
		await expectAtStart(page, 'gallery', 2);
		expect(page.url()).not.toContain('#');
		await track(page, 'gallery').press('Home');
		await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '0');
		await expectAtStart(page, 'gallery', 1);
	});

	await test.step('a carousel that loops goes on from either end', async () => {
		await driven(page, 'loop');
		await previous(page, 'loop').click();
		await expect(carousel(page, 'loop')).toHaveAttribute('data-index', '3');
		await expectAtStart(page, 'loop', 4);
		await next(page, 'loop').click();
		await expectAtStart(page, 'loop', 1);
		await page.setViewportSize({ width: 1023, height: 900 });
		await previous(page, 'loop').click();
		await expectAtStart(page, 'loop', 5);
		await page.setViewportSize({ width: 1440, height: 900 });
	});

	await test.step('the wheel leaves other carousels alone', async () => {
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		await driven(page, 'gallery');
		await track(page, 'gallery').hover();
		await page.mouse.wheel(0, 300);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
		await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '0');
	});

	await test.step('rows of grounds: pointer, focus and tap choose', async () => {
		const row = (name: string) => page.locator('#visitas li', { hasText: name });
		await row('Caminhar').hover();
		await expect.poll(async () => (await row('Caminhar').boundingBox())?.height).toBe(216);
		await page.locator('#visitas a', { hasText: 'Almoço' }).focus();
		await expect.poll(async () => (await row('Almoço').boundingBox())?.height).toBe(216);
		await expect(row('Caminhar')).not.toHaveAttribute('data-active');
	});

	await test.step('the dropdown opens in place and its keys work', async () => {
		const button = page.getByRole('button', { name: /Quinta:/ });
		await button.focus();
		await page.keyboard.press('ArrowDown');
		await expect(page.getByRole('option', { name: 'Todas' })).toBeFocused();
		await page.keyboard.press('v');
		await expect(page.getByRole('option', { name: 'Vale Sabor' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(button).toBeFocused();
		await expect(button).toHaveText('Quinta: Vale Sabor');
	});

	await test.step('sharing copies the address', async () => {
		const share = page.locator('button[data-share]');
		await share.click();
		await expect(share).toBeDisabled();
		await expect(page.locator('button[data-share] + [role=status]')).toHaveText('Endereço copiado');
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			'https://quatrovistas.example/noticias/vindima',
		);
	});
});

test('it is taken over at the slide that the visitor scrolled to, and nothing shifts', async ({ page }) => {
	let letPass = () => {};
	const held = new Promise<void>((resolve) => {
		letPass = resolve;
	});
	await page.route(/assets\/motion/, async (route) => {
		await held;
		await route.continue();
	});
	await page.addInitScript(() => {
		Object.assign(window, { shifts: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto('/pecas');
	await track(page, 'gallery').evaluate((element) => element.scrollTo({ left: 900, behavior: 'instant' }));
	await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '2');
	const before = await slide(page, 'gallery', 3).boundingBox();
	letPass();
	await driven(page, 'gallery');
	const after = await slide(page, 'gallery', 3).boundingBox();
	expect(Math.abs((after?.x ?? 0) - (before?.x ?? 9))).toBeLessThan(1);
	expect(after?.y).toBe(before?.y);
	await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '2');
	expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
});

test('where the code for more does not come, the buttons still move the track @long', async ({ page, complaints }) => {
	complaints.expect(/Failed to load resource/);
	await page.route(/assets\/motion/, (route) => route.abort());
	await page.goto('/pecas');
	await next(page, 'gallery').click();
	await expectAtStart(page, 'gallery', 4);
	await expect(carousel(page, 'gallery')).toHaveAttribute('data-index', '3');
	await previous(page, 'gallery').click();
	await expectAtStart(page, 'gallery', 1);
});

test('a carousel that moves by itself goes on and round, unannounced, and rests when it should', async ({ page }) => {
	await page.clock.install();
	await page.goto('/pecas');
	await page.evaluate(() => document.querySelector('#so')?.scrollIntoView({ block: 'center' }));
	await expect(async () => {
		await page.clock.runFor(200);
		await expect(track(page, 'autoplay')).toHaveAttribute('data-driven', '', { timeout: 100 });
	}).toPass();
	const counter = carousel(page, 'autoplay').locator('[data-counter]');

	await test.step('one that moves by itself goes on every 5000 ms and round, without being announced', async () => {
		await expect(counter).toHaveAttribute('aria-live', 'off');
		await page.clock.runFor(5000);
		await expect(counter).toHaveText('2 / 3');
		await page.clock.runFor(10_000);
		await expect(counter).toHaveText('1 / 3');
	});

	await test.step('one that moves by itself stops with its button, and rests under the pointer and with the focus', async () => {
		const stop = carousel(page, 'autoplay').getByRole('button', { name: 'Parar a passagem automática' });
		await track(page, 'autoplay').hover();
		await expect(counter).toHaveAttribute('aria-live', 'polite');
		await page.clock.runFor(20_000);
		await expect(counter).toHaveText('1 / 3');
		await stop.click();
		await page.mouse.move(0, 0);
		await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
		await page.clock.runFor(20_000);
		await expect(counter).toHaveText('1 / 3');
	});
});

test.describe('with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('slides are there at once, nothing moves by itself, and drawings stand drawn', async ({ page }) => {
		await page.goto('/pecas');
		await driven(page, 'gallery');
		await next(page, 'gallery').click();
		await expectAtStart(page, 'gallery', 4);
		await expect(carousel(page, 'autoplay').getByRole('button', { name: /automática/ })).toBeHidden();
		await expect(page.locator('#desenho [data-draw]').first()).toBeVisible();
	});
});

test.describe('under a finger', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test('nothing moves by itself, the first row is open, a tap opens another, and the next tap follows its link', async ({
		page,
	}) => {
		await page.clock.install();
		await page.goto('/pecas');

		await test.step('a carousel that moves by itself does not, and has nothing to stop', async () => {
			await page.evaluate(() => document.querySelector('#so')?.scrollIntoView({ block: 'center' }));
			await page.clock.runFor(20_000);
			await expect(carousel(page, 'autoplay').locator('[data-counter]')).toHaveText('1 / 3');
			await expect(carousel(page, 'autoplay').getByRole('button', { name: /automática/ })).toBeHidden();
		});

		await test.step('the first row is open, a tap opens another, and the next tap follows its link', async () => {
			const row = (name: string) => page.locator('#visitas li', { hasText: name });
			await expect(row('Prova')).toHaveAttribute('data-active', '');
			await row('Almoço').getByRole('link').tap();
			await expect(row('Almoço')).toHaveAttribute('data-active', '');
			expect(page.url()).not.toContain('#');
			await row('Almoço').getByRole('link').tap();
			await expect(page).toHaveURL(/#Almo/);
		});
	});
});

test('the film asks for nothing before the click, and says so when it does not come', async ({ page, complaints }) => {
	complaints.expect(/Failed to load resource/);
	const asked: string[] = [];
	await page.route(/\/film\//, (route) => {
		asked.push(new URL(route.request().url()).pathname);
		return route.abort();
	});
	await page.goto('/pecas');
	const play = page.getByRole('button', { name: /Ver o filme/ });
	await play.scrollIntoViewIfNeeded();
	expect(asked).toEqual([]);
	await play.click();
	await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeFocused();
	await expect(page.locator('#filme')).toContainText('O filme precisa de rede.');
	expect(asked).toContain('/film/vista.mp4');
});

test('sharing without a clipboard copies by the old way @long', async ({ page, context, site }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
	await page.goto('/pecas');
	await page.evaluate(() => {
		Object.assign(window, { clipboard: navigator.clipboard });
		Object.defineProperty(navigator, 'clipboard', { value: undefined });
	});
	await page.locator('button[data-share]').click();
	await expect(page.locator('button[data-share]')).toBeDisabled();
	expect(await page.evaluate(() => Reflect.get(window, 'clipboard').readText())).toBe(
		'https://quatrovistas.example/noticias/vindima',
	);
});

test('smooth scrolling takes its 800 ms, ends under the header and gives the focus', async ({ page }) => {
	await page.clock.install();
	await page.goto('/pecas');
	await page.getByRole('button', { name: 'Para cima' }).focus();
	const top = async () => Math.round((await page.locator('#roda').boundingBox())?.y ?? 0);
	// From here on time passes only as the test says.
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.keyboard.press('Enter');
	await expect(page.locator('#roda')).toBeFocused();
	await page.clock.runFor(700);
	expect(await top()).not.toBe(88);
	await page.clock.runFor(120);
	// The stuck header and 24 px beneath it.
	expect(await top()).toBe(88);
});
