import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { openUiSite, type UiSite } from '../ui-page/site';
import { axeViolations } from './axe';
import { CarouselParts } from './carousel-parts';
import { type Complaints, holdBack, made, useComplaints } from './fixtures';
import { addUpShifts, shifts } from './layout-shift';

const test = base.extend<{ complaints: Complaints }, { site: UiSite }>({
	site: [made(openUiSite, (site) => site.close()), { scope: 'worker', timeout: 60_000 }],
	baseURL: async ({ site }, use) => use(site.origin),
	complaints: [({ context }, use) => useComplaints(context, use), { auto: true }],
});

// In one worker: another would bundle the page once more.
test.describe.configure({ mode: 'default' });

const carouselsOf = (page: Page) => ({
	gallery: new CarouselParts(page, 'gallery'),
	wheel: new CarouselParts(page, 'wheel'),
	loop: new CarouselParts(page, 'loop'),
	autoplay: new CarouselParts(page, 'autoplay'),
	single: new CarouselParts(page, 'single'),
});

async function expectAtStart({ slides, track }: CarouselParts, number: number): Promise<void> {
	const slide = slides.nth(number - 1);
	await expect.poll(async () => Math.abs((await left(slide)) - (await left(track)))).toBeLessThan(2);
}

async function left(element: Locator): Promise<number> {
	const box = await element.boundingBox();
	return box?.x ?? Number.NaN;
}

test('the page passes axe, before and after the carousels are driven', async ({ page }) => {
	await page.goto('/pecas');
	expect(await axeViolations(page)).toEqual([]);
	const { gallery, wheel, loop, autoplay } = carouselsOf(page);
	for (const one of [gallery, wheel, loop, autoplay]) await one.arrive();
	expect(await axeViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a carousel scrolls, rows open, drawings stand drawn and the film is a link', async ({ page }) => {
		const { gallery, wheel } = carouselsOf(page);
		await page.goto('/pecas');

		await test.step('a carousel is a track that scrolls and snaps, without buttons', async () => {
			await expect(gallery.next).toBeHidden();
			await expectAtStart(gallery, 1);
			await gallery.track.hover();
			await page.mouse.wheel(500, 0);
			await expectAtStart(gallery, 2);
		});

		await test.step('what follows the last slide lets it come to the start of a track that goes on to the frame', async () => {
			await wheel.track.hover();
			for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(2000, 0);
			await expectAtStart(wheel, 3);
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
	const { gallery, wheel, loop, single } = carouselsOf(page);
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
		await wheel.arrive();
		await wheel.track.hover();
		const place = await page.evaluate(() => scrollY);
		const index = () => wheel.root.getAttribute('data-index');
		// Times as the page has them: turns of the wheel arrive when the browser lets them.
		const turns = async (deltas: readonly [delta: number, at: number][]) =>
			wheel.track.evaluate((element, list) => {
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
			const [frame, first] = await Promise.all([gallery.track.boundingBox(), gallery.slides.nth(0).boundingBox()]);
			expect(((frame?.width ?? 0) + 24) / ((first?.width ?? 0) + 24)).toBeCloseTo(count, 1);
			const seen = count === 1 ? '1' : `1–${count}`;
			await expect(gallery.counter).toHaveText(`${seen} / 9`);
		}
		await expect(single.counter).toHaveCount(0);
		await page.setViewportSize({ width: 1440, height: 900 });
	});

	await test.step('buttons move by what is in view, end at the ends, and never lose the focus', async () => {
		await gallery.arrive();
		await expect(gallery.previous).toBeDisabled();
		await gallery.next.focus();
		await page.keyboard.press('Enter');
		await expectAtStart(gallery, 4);
		await expect(gallery.counter).toHaveText('4–6 / 9');
		await page.keyboard.press('Enter');
		await expect(gallery.next).toBeDisabled();
		await expect(gallery.track).toBeFocused();
		await page.keyboard.press('ArrowLeft');
		await expect(gallery.root).toHaveAttribute('data-index', '3');
		await page.keyboard.press('Home');
		await expect(gallery.root).toHaveAttribute('data-index', '0');
	});

	await test.step('nothing out of view takes the focus', async () => {
		await gallery.arrive();
		await gallery.next.click();
		await gallery.track.focus();
		const reached: string[] = [];
		for (let stop = 0; stop < 4; stop += 1) {
			await page.keyboard.press('Tab');
			reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
		}
		expect(reached.slice(0, 3)).toEqual(['Estampa 4', 'Estampa 5', 'Estampa 6']);
		expect(reached[3]).not.toContain('Estampa 7');
		await page.getByRole('link', { name: 'Estampa 5' }).first().focus();
		await page.keyboard.press('ArrowRight');
		await expect(gallery.track).toBeFocused();
		await expect(gallery.root).toHaveAttribute('data-index', '6');
		await gallery.track.press('Home');
		await expect(gallery.root).toHaveAttribute('data-index', '0');
		await expectAtStart(gallery, 1);
	});

	await test.step('it is dragged slide by slide, and a link under the drag is not followed', async () => {
		await gallery.arrive();
		const link = await gallery.slides.nth(1).getByRole('link').boundingBox();
		const [x, y] = [(link?.x ?? 0) + 10, (link?.y ?? 0) + 5];
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x - 420, y, { steps: 12 });
		await page.mouse.up();
		await expect(gallery.root).toHaveAttribute('data-index', '1');
		await expectAtStart(gallery, 2);
		expect(page.url()).not.toContain('#');
		await gallery.track.press('Home');
		await expect(gallery.root).toHaveAttribute('data-index', '0');
		await expectAtStart(gallery, 1);
	});

	await test.step('a carousel that loops goes on from either end', async () => {
		await loop.arrive();
		await loop.previous.click();
		await expect(loop.root).toHaveAttribute('data-index', '3');
		await expectAtStart(loop, 4);
		await loop.next.click();
		await expectAtStart(loop, 1);
		await page.setViewportSize({ width: 1023, height: 900 });
		await loop.previous.click();
		await expectAtStart(loop, 5);
		await page.setViewportSize({ width: 1440, height: 900 });
	});

	await test.step('the wheel leaves other carousels alone', async () => {
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		await gallery.arrive();
		await gallery.track.hover();
		await page.mouse.wheel(0, 300);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
		await expect(gallery.root).toHaveAttribute('data-index', '0');
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
	const { gallery } = carouselsOf(page);
	const letPass = await holdBack(page, /assets\/motion/);
	await addUpShifts(page);
	await page.goto('/pecas');
	await gallery.track.evaluate((element) => element.scrollTo({ left: 900, behavior: 'instant' }));
	await expect(gallery.root).toHaveAttribute('data-index', '2');
	const before = await gallery.slides.nth(2).boundingBox();
	letPass();
	await gallery.arrive();
	const after = await gallery.slides.nth(2).boundingBox();
	expect(Math.abs((after?.x ?? 0) - (before?.x ?? 9))).toBeLessThan(1);
	expect(after?.y).toBe(before?.y);
	await expect(gallery.root).toHaveAttribute('data-index', '2');
	expect(await shifts(page)).toBeLessThan(0.01);
});

test('where the code for more does not come, the buttons still move the track @long', async ({ page, complaints }) => {
	const { gallery } = carouselsOf(page);
	complaints.expect(/Failed to load resource/);
	await page.route(/assets\/motion/, (route) => route.abort());
	await page.goto('/pecas');
	await gallery.next.click();
	await expectAtStart(gallery, 4);
	await expect(gallery.root).toHaveAttribute('data-index', '3');
	await gallery.previous.click();
	await expectAtStart(gallery, 1);
});

test('a carousel that moves by itself goes on and round, unannounced, and rests when it should', async ({ page }) => {
	const { autoplay } = carouselsOf(page);
	await page.clock.install();
	await page.goto('/pecas');
	await page.evaluate(() => document.querySelector('#so')?.scrollIntoView({ block: 'center' }));
	await expect(async () => {
		await page.clock.runFor(200);
		await expect(autoplay.track).toHaveAttribute('data-driven', '', { timeout: 100 });
	}).toPass();

	await test.step('one that moves by itself goes on every 5000 ms and round, without being announced', async () => {
		await expect(autoplay.counter).toHaveAttribute('aria-live', 'off');
		await page.clock.runFor(5000);
		await expect(autoplay.counter).toHaveText('2 / 3');
		await page.clock.runFor(10_000);
		await expect(autoplay.counter).toHaveText('1 / 3');
	});

	await test.step('one that moves by itself stops with its button, and rests under the pointer and with the focus', async () => {
		const stop = autoplay.root.getByRole('button', { name: 'Parar a passagem automática' });
		await autoplay.track.hover();
		await expect(autoplay.counter).toHaveAttribute('aria-live', 'polite');
		await page.clock.runFor(20_000);
		await expect(autoplay.counter).toHaveText('1 / 3');
		await stop.click();
		await page.mouse.move(0, 0);
		await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
		await page.clock.runFor(20_000);
		await expect(autoplay.counter).toHaveText('1 / 3');
	});
});

test.describe('with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('slides are there at once, nothing moves by itself, and drawings stand drawn', async ({ page }) => {
		const { gallery, autoplay } = carouselsOf(page);
		await page.goto('/pecas');
		await gallery.arrive();
		await gallery.next.click();
		await expectAtStart(gallery, 4);
		await expect(autoplay.root.getByRole('button', { name: /automática/ })).toBeHidden();
		await expect(page.locator('#desenho [data-draw]').first()).toBeVisible();
	});
});

test.describe('under a finger', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test('nothing moves by itself, the first row is open, a tap opens another, and the next tap follows its link', async ({
		page,
	}) => {
		const { autoplay } = carouselsOf(page);
		await page.clock.install();
		await page.goto('/pecas');

		await test.step('a carousel that moves by itself does not, and has nothing to stop', async () => {
			await page.evaluate(() => document.querySelector('#so')?.scrollIntoView({ block: 'center' }));
			await page.clock.runFor(20_000);
			await expect(autoplay.counter).toHaveText('1 / 3');
			await expect(autoplay.root.getByRole('button', { name: /automática/ })).toBeHidden();
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
