import type { Page } from '@playwright/test';
import { PMTiles } from 'pmtiles';
import { addressesOf, readEntries } from '../../tiles/archive/contents';
import { DiskSource } from '../../tiles/archive/disk-source';
import { publishedArchive } from '../../tiles/archive/published';
import { MAP_FOLDER } from '../../tiles/paths';
import { expect, test } from './fixtures';
import { mapPicture, type Picture } from './map-pixels';

// Software WebGL on a busy machine: what takes a second on a phone takes twenty here.
test.describe.configure({ timeout: 90_000 });

const map = (page: Page) => page.locator('[data-map]');

async function expectReady(page: Page): Promise<void> {
	await expect(map(page)).toHaveAttribute('data-map-state', 'ready', { timeout: 45_000 });
}

/** The page as if the site's settings named a provider of imagery. */
async function withProvider(page: Page, tiles: string, token: string): Promise<void> {
	await page.route('**/terroir', async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		const settings = /(<script type="application\/json" id="site-settings">)(.*?)(<\/script>)/s;
		const body = html.replace(settings, (_, open, json, close) => {
			return `${open}${JSON.stringify({ ...JSON.parse(json), map: { tiles, token } })}${close}`;
		});
		await route.fulfill({ response, body });
	});
}

test('nothing moves when the live map takes the place of the still', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/maplibre-engine/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/terroir');
	await page.locator('[data-map] picture img').evaluate((image: HTMLImageElement) => image.decode());
	await page.evaluate(() => document.fonts.ready);
	const still = outlineIn(await mapPicture(page));
	release();
	await expectReady(page);
	const live = outlineIn(await mapPicture(page));
	expect(still.size).toBeGreaterThan(5000);
	// Strokes lie between pixels in both: a move of less than one is none that can be seen.
	expect(Math.abs(shiftOf(still, live, 1))).toBeLessThan(0.75);
	expect(Math.abs(shiftOf(still, live, ROW))).toBeLessThan(0.75);
});

/** From a pixel to the one beneath it. */
const ROW = 10_000;

/** The white strokes of the parcels: nothing else of either picture is as white. */
function outlineIn({ width, pixels }: Picture): Set<number> {
	const white = new Set<number>();
	for (let at = 0; at < pixels.length / 3; at += 1) {
		const isWhite = [0, 1, 2].every((channel) => (pixels[3 * at + channel] ?? 0) > 235);
		if (isWhite) white.add(Math.floor(at / width) * ROW + (at % width));
	}
	return white;
}

/** By how much one outline has to move to lie best on the other, in pixels along a step: the peak of a parabola through three overlaps. */
function shiftOf(one: Set<number>, other: Set<number>, step: number): number {
	const overlap = (shift: number) => [...one].filter((at) => other.has(at + shift * step)).length;
	const shifts = [-3, -2, -1, 0, 1, 2, 3];
	const best = shifts.reduce((best, shift) => (overlap(shift) > overlap(best) ? shift : best));
	const [before, at, after] = [overlap(best - 1), overlap(best), overlap(best + 1)];
	return best + (before - after) / (2 * (before - 2 * at + after));
}

test.describe('on a screen of double density', () => {
	test.use({ deviceScaleFactor: 2, viewport: { width: 1100, height: 800 } });

	test('zoom 15 is drawn from the tiles of zoom 16', async ({ page }) => {
		const zooms = new Set<number>();
		const zoomAt = await zoomsByOffset();
		page.on('request', (request) => {
			const start = /pmtiles$/.test(request.url()) && /bytes=(\d+)-/.exec(request.headers().range ?? '')?.[1];
			const zoom = start ? zoomAt.get(Number(start)) : undefined;
			if (zoom !== undefined) zooms.add(zoom);
		});
		await page.goto('/terroir#15/41.16/-7.52');
		await expectReady(page);
		expect([...zooms]).toContain(16);
		expect([...zooms]).not.toContain(15);
	});
});

/** Which zoom the tile belongs to that begins at a byte of the archive. */
async function zoomsByOffset(): Promise<Map<number, number>> {
	const source = await DiskSource.open(await publishedArchive(MAP_FOLDER));
	try {
		const header = await new PMTiles(source).getHeader();
		const entries = await readEntries(source, header);
		return new Map(
			entries.flatMap((entry) => addressesOf(entry).map(({ z }) => [header.tileDataOffset + entry.offset, z] as const)),
		);
	} finally {
		await source.close();
	}
}

test('a lost graphics context is answered with a new map, a second one with the still and a way back', async ({
	page,
}) => {
	const loseContext = () =>
		page.evaluate(() => {
			const canvas = document.querySelector<HTMLCanvasElement>('[data-map] canvas');
			canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
		});
	await page.goto('/terroir#15/41.16/-7.52');
	await expectReady(page);
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

test('far out a terroir is its trig point with its name, and a press chooses it', async ({ page }) => {
	await page.goto('/terroir#10/41.27/-7.35');
	await expectReady(page);
	const mark = page.locator('[data-mark-of=martim]');
	await expect(mark).toBeVisible();
	await mark.click();
	await expect(page.locator('[data-terroir-page]')).toHaveAttribute('data-terroir', 'martim');
	await expect(page).toHaveURL(/#15\/41\.37\/-7\.41$/, { timeout: 20_000 });
	await expect(mark).toBeHidden();
});

test('a parcel that is pointed at says its name and measures', async ({ page }) => {
	await page.goto('/terroir#15/41.16/-7.52');
	await expectReady(page);
	const label = await page.locator('[data-label-of=rabigato]').boundingBox();
	if (!label) throw new Error('The parcel has no label.');
	await page.mouse.move(label.x + label.width / 2, label.y + label.height / 2, { steps: 3 });
	await expect(page.locator('[data-parcel-tooltip=rabigato]')).toContainText(/Rabigato.*\d,\d\d ha.*\d+–\d+ m/s);
});

test('contours come when they are wanted, and without network too', async ({ page, context, complaints }) => {
	// The extract may be on its way when the network goes.
	complaints.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
	await page.goto('/terroir#15/41.16/-7.52');
	await expectReady(page);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
	const before = await mapPicture(page);
	await context.setOffline(true);
	await page.getByRole('button', { name: 'Camadas' }).click();
	await page.getByLabel('Curvas de nível').check();
	await expect.poll(async () => share(before, await mapPicture(page)), { timeout: 15_000 }).toBeGreaterThan(0.03);
});

/** How much of two pictures differs, 0–1. */
function share(one: Picture, other: Picture): number {
	let different = 0;
	for (let at = 0; at < one.pixels.length; at += 3) {
		if (Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)) > 24) different += 1;
	}
	return different / (one.pixels.length / 3);
}

test.describe('a provider of imagery beyond the archive', () => {
	const tiles = '/online/{z}/{x}/{y}.png?token={token}';

	test('is asked beyond it and never within', async ({ page, complaints }) => {
		complaints.expect(/Failed to load resource/);
		const asked: string[] = [];
		await withProvider(page, tiles, 'a b');
		await page.route('**/online/**', (route) => {
			asked.push(route.request().url());
			return route.fulfill({ status: 404 });
		});
		await page.goto('/terroir#15/41.16/-7.52');
		await expectReady(page);
		expect(asked).toEqual([]);
		await page.evaluate(() => {
			location.hash = '#12/40.5/-8.4';
		});
		await expect.poll(() => asked.length).toBeGreaterThan(0);
		expect(asked[0]).toMatch(/\/online\/13\/\d+\/\d+\.png\?token=a%20b$/);
		await expect(page.locator('[data-map-error]')).toHaveCount(0);
	});

	for (const [what, answer, token, error, words] of [
		['a refused token', { status: 401 }, 'old', 'access-denied', 'access token'],
		[
			'pictures it cannot show',
			{ body: '<svg/>', contentType: 'image/svg+xml' },
			'ok',
			'unsupported-image',
			'JPEG, PNG',
		],
		['a token that is missing', { status: 404 }, '', 'token-missing', 'access token'],
	] as const) {
		test(`says ${what}, over a map that goes on`, async ({ page, complaints }) => {
			complaints.expect(/Failed to load resource/);
			await withProvider(page, tiles, token);
			await page.route('**/online/**', (route) => route.fulfill(answer));
			await page.goto('/terroir#12/40.5/-8.4');
			const notice = page.locator(`[data-map-error=${error}]`);
			await expect(notice).toContainText(words, { timeout: 45_000 });
			await expect(page.locator('[data-map] canvas')).toHaveCount(1);
		});
	}
});
