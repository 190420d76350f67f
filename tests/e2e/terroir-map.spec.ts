import { boxOf, expect, longUnless, test } from './fixtures';
import { cameraIn, expectReady, openLiveMap, openReady } from './live-map';
import { mapPicture, type Picture } from './map-pixels';
import { replaceStill } from './replacement';

test.use({ viewport: { width: 1100, height: 700 } });

test.describe('to the pixel', () => {
	test.use({ deviceScaleFactor: 1 });

	test('nothing moves when the live map takes the place of the still', async ({ page }) => {
		const { outline, right, down, layoutShifts } = await replaceStill(page);
		expect(outline).toBeGreaterThan(5000);
		// Strokes lie between pixels in both: a move of less than one is none that can be seen.
		expect(Math.abs(right)).toBeLessThan(0.75);
		expect(Math.abs(down)).toBeLessThan(0.75);
		expect(layoutShifts).toEqual([]);
	});
});

test('arrows move the map by a hundred pixels', async ({ page }) => {
	await openLiveMap(page, '/terroir#15/41.16/-7.52');
	await page.locator('[data-map] canvas').focus();
	const east = (100 * 360) / (512 * 2 ** 15);
	const north = east * Math.cos((41.16 * Math.PI) / 180);
	for (const [key, latitude, longitude] of [
		['ArrowRight', 41.16, -7.52 + east],
		['ArrowUp', 41.16 + north, -7.52 + east],
	] as const) {
		await page.keyboard.press(key);
		await expect
			.poll(() => {
				const camera = cameraIn(page.url());
				return Math.max(Math.abs(camera.latitude - latitude), Math.abs(camera.longitude - longitude));
			})
			.toBeLessThan(5e-5);
	}
});

for (const [limit, key] of [
	[18, '+'],
	[8, '-'],
] as const) {
	test(`at zoom ${limit} the key ${key} does nothing, and the map can still be moved${longUnless(limit === 18)}`, async ({
		page,
	}) => {
		await openLiveMap(page, `/terroir#${limit}/41.16/-7.52`);
		await page.locator('[data-map] canvas').focus();
		await page.keyboard.press(key);
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => cameraIn(page.url()).longitude).toBeGreaterThan(-7.52);
		expect(cameraIn(page.url()).zoom).toBe(limit);
	});
}

test('the wheel and a double click do not zoom', async ({ page }) => {
	await openLiveMap(page, '/terroir#13/41.16/-7.52');
	await page.mouse.move(900, 500);
	await page.mouse.wheel(0, -600);
	await page.mouse.dblclick(900, 300);
	// Were the map still on its way in, this step would end elsewhere.
	await page.getByRole('button', { name: 'Aproximar' }).click();
	await expect(page).toHaveURL(/#14\/41\.16\/-7\.52$/);
});

test('a lost graphics context is answered with a new map, a second one with the still and a way back', async ({
	page,
}) => {
	const loseContext = () =>
		page.evaluate(() => {
			const canvas = document.querySelector<HTMLCanvasElement>('[data-map] canvas');
			canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
		});
	await openReady(page, '/terroir#15/41.16/-7.52');
	await page.locator('[data-map] canvas').evaluate((canvas) => canvas.setAttribute('data-first', ''));
	await loseContext();
	await expect(page.locator('[data-map] canvas:not([data-first])')).toHaveCount(1);
	await expectReady(page);
	await expect(page.locator('[data-map] canvas')).toHaveCount(1);
	await loseContext();
	await expect(page.locator('[data-map-error=context-lost]')).toBeVisible();
	await expect(page.locator('[data-map] picture img')).toBeVisible();
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await expectReady(page);
});

test('where graphics are refused after a loss there is a way back as well, and the map comes by itself when the page is next visible @long', async ({
	page,
}) => {
	await openReady(page, '/terroir#15/41.16/-7.52');
	await page.locator('[data-map] canvas').evaluate((canvas: HTMLCanvasElement) => {
		const lost = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
		const give = HTMLCanvasElement.prototype.getContext;
		HTMLCanvasElement.prototype.getContext = () => null;
		addEventListener('give-graphics', () => {
			HTMLCanvasElement.prototype.getContext = give;
		});
		lost?.loseContext();
	});
	await expect(page.locator('[data-map-error=context-lost]')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
	await page.evaluate(() => {
		dispatchEvent(new Event('give-graphics'));
		document.dispatchEvent(new Event('visibilitychange'));
	});
	await expectReady(page);
});

test('far out a terroir is its trig point with its name, clear of the controls, and a press chooses it', async ({
	page,
}) => {
	// In a smaller window the controls are at its foot.
	await page.setViewportSize({ width: 1200, height: 720 });
	await openReady(page, '/terroir#9.5/41.27/-7.37');
	const name = await boxOf(page.locator('[data-mark-of=vale-sabor] span'));
	const controls = await boxOf(page.getByRole('button', { name: 'Aproximar' }));
	expect(name.right).toBeLessThan(controls.x);
	const mark = page.locator('[data-mark-of=martim]');
	await expect(mark).toBeVisible();
	await mark.click();
	await expect(page.locator('[data-terroir-page]')).toHaveAttribute('data-terroir', 'martim');
	await expect(page).toHaveURL(/#15\/41\.37\/-7\.41$/);
	await expect(mark).toBeHidden();
});

test('on a phone an estate under the controls has no name beside another one', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openReady(page, '/terroir#8/41.16/-7.52');
	const name = (slug: string) => page.locator(`[data-mark-of=${slug}] span`);
	await expect(name('moinho')).toBeVisible();
	await expect(name('vale-sabor')).toBeHidden();
	await expect(page.locator('[data-mark-of=vale-sabor]'), 'half a point').toBeHidden();
});

test('on a phone the names of the estates lie clear of each other and of the controls from afar', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openReady(page, '/terroir#8/41.2/-7.35');
	const boxes = await page
		.locator('[data-map] [data-reserved]:not([data-parcel-label])')
		.evaluateAll((all) => all.map((each) => ({ text: each.textContent, box: each.getBoundingClientRect().toJSON() })));
	const seen = boxes.filter(({ box }) => box.width > 0);
	expect(seen.filter(({ text }) => /Martim|Vistas|Sabor|Moinho/.test(text ?? '')).length).toBe(4);
	for (const [index, { text, box }] of seen.entries()) {
		const under = seen
			.slice(index + 1)
			.filter(
				(other) =>
					box.left < other.box.right &&
					other.box.left < box.right &&
					box.top < other.box.bottom &&
					other.box.top < box.bottom,
			);
		expect(under, text ?? '').toEqual([]);
	}
});

test('on the live map most parcels of an estate bear their names', async ({ page }) => {
	await openReady(page, '/terroir#15/41.16/-7.52');
	const names = page.locator('[data-label-of]:visible');
	const all = await page.locator('[data-label-of]').count();
	await expect.poll(() => names.count()).toBeGreaterThan(all / 2);
});

test('near by a parcel that fills a phone has its name in what is seen of it, whole and clear of the controls', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openReady(page, '/terroir#18/41.16/-7.52');
	const names = page.locator('[data-label-of][data-label=within]:not([data-cut], [data-covered]):visible');
	await expect(names).toHaveCount(1);
	const map = await boxOf(page.locator('[data-map]'));
	const name = await boxOf(names);
	expect(name.x).toBeGreaterThan(map.x);
	expect(name.x + name.width).toBeLessThan(map.x + map.width);
	// It goes with the land, which leads it out of the window, and finds another place there.
	const before = page.url();
	await page.locator('canvas').focus();
	for (let times = 0; times < 2; times++) await page.keyboard.press('ArrowRight');
	await expect(page).not.toHaveURL(before);
	await expect
		.poll(async () => {
			const now = await boxOf(names);
			return now.x > Math.max(map.x, name.x - 150) && now.x + now.width < map.x + map.width;
		})
		.toBe(true);
});

test('a parcel that is pointed at says its name and measures', async ({ page }) => {
	await openReady(page, '/terroir#15/41.16/-7.52');
	const label = await boxOf(page.locator('[data-label-of=rabigato]'));
	await page.mouse.move(label.x + label.width / 2, label.y + label.height / 2, { steps: 3 });
	await expect(page.locator('[data-parcel-tooltip=rabigato]')).toContainText(/Rabigato.*\d,\d\d\sha.*\d+–\d+\sm/s);
});

test('a parcel’s label can be pointed at, goes on Escape, and comes back for another parcel', async ({ page }) => {
	await openReady(page, '/terroir#15/41.16/-7.52');
	/** At once: on the way lie other parcels, whose labels would be pointed at. */
	const pointAt = async (parcel: string) => {
		const label = await boxOf(page.locator(`[data-label-of=${parcel}]`));
		await page.mouse.move(label.x + label.width / 2, label.y + label.height / 2);
	};
	const tooltip = page.locator('[data-parcel-tooltip]');
	await pointAt('rabigato');
	await expect(tooltip).toBeVisible();
	await tooltip.hover();
	await expect(tooltip).toHaveAttribute('data-parcel-tooltip', 'rabigato');
	await page.keyboard.press('Escape');
	await expect(tooltip).toHaveCount(0);
	await pointAt('rabigato');
	await pointAt('abade-roriz');
	await expect(tooltip).toHaveAttribute('data-parcel-tooltip', 'abade-roriz');
});

test('a press on free ground makes it the middle of the map, without dragging', async ({ page }) => {
	await openLiveMap(page, '/terroir#13/41.16/-7.52');
	await page.mouse.click(900, 200);
	await expect.poll(() => cameraIn(page.url()).latitude).toBeGreaterThan(41.165);
	await expect(page.locator('body > [role=status]')).toContainText(/^Centro do mapa: 41°1\d/);
	expect(cameraIn(page.url()).zoom).toBe(13);
});

test('a fragment’s pitch is kept up to 85 degrees', async ({ page }) => {
	await openLiveMap(page, '/terroir#13/41.16/-7.52/0/90');
	await expect(page).toHaveURL(/#13\/41\.16\/-7\.52\/0\/85$/);
});

test.describe('with the worker', () => {
	test.use({ serviceWorkers: 'allow', deviceScaleFactor: 1 });

	test('contours come when they are wanted, and without network too', async ({ page, context, complaints }) => {
		// The extract may be on its way when the network goes.
		complaints.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
		await openReady(page, '/terroir#15/41.16/-7.52');
		await page.evaluate(() => navigator.serviceWorker.ready);
		await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
		const before = await mapPicture(page);
		await context.setOffline(true);
		await page.getByRole('button', { name: 'Camadas' }).click();
		await page.getByLabel('Curvas de nível').check();
		await expect.poll(async () => share(before, await mapPicture(page))).toBeGreaterThan(0.03);
	});
});

/** How much of two pictures differs, 0–1. */
function share(one: Picture, other: Picture): number {
	let different = 0;
	for (let at = 0; at < one.pixels.length; at += 3) {
		if (Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)) > 24) different += 1;
	}
	return different / (one.pixels.length / 3);
}
