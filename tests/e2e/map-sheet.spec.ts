import type { Locator } from '@playwright/test';
import { boxOf, expect, longUnless, test } from './fixtures';
import { cameraIn, expectReady, expectTilesToCome, openReady } from './live-map';
import { mapPicture, type Picture, pixelAt, type Rgb } from './map-pixels';

// Software WebGL on a busy machine: what takes a second on a phone takes twenty here.
test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 1 });

const paper: Rgb = [0xf4, 0xef, 0xe4];
/** What the box of the map is coloured with, and a canvas that nothing is drawn on. */
const bare: readonly Rgb[] = [
	[0x3c, 0x3a, 0x2c],
	[0, 0, 0],
];

const isLike = (one: Rgb, other: Rgb, tolerance: number) =>
	one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= tolerance);

/** Places where a square of four pixels is bare: a line is thinner. */
function bareSquares(picture: Picture): string[] {
	const { width, pixels } = picture;
	const height = pixels.length / 3 / width;
	const found: string[] = [];
	for (let y = 0; y + 4 <= height; y += 4) {
		for (let x = 0; x + 4 <= width; x += 4) {
			const corners = [pixelAt(picture, x, y), pixelAt(picture, x + 3, y), pixelAt(picture, x, y + 3)];
			if (bare.some((ground) => corners.every((corner) => isLike(corner, ground, 8)))) found.push(`${x},${y}`);
		}
	}
	return found;
}

/** Shares of the picture that are paper, and that are a drawing on it, 0–1. */
function sharesOf({ width, pixels }: Picture): { paper: number; drawn: number } {
	const count = pixels.length / 3;
	let onPaper = 0;
	for (let at = 0; at < count; at += 1) {
		if (isLike(pixelAt({ width, pixels }, at % width, Math.floor(at / width)), paper, 3)) onPaper += 1;
	}
	return { paper: onPaper / count, drawn: 1 - onPaper / count };
}

for (const { at, shows } of [
	{ at: '8/41.2/-7.35', shows: 0.05 },
	{ at: '9.5/41.2/-7.35', shows: 0.3 },
	{ at: '11/41.2/-7.35', shows: 0.8 },
	{ at: '15/41.165/-7.6', shows: 0.01 },
	{ at: '15/41.25/-7.3', shows: 0.001 },
]) {
	test(`at ${at} the map is drawn on paper, and nothing of it is bare${longUnless(shows === 0.3)}`, async ({
		page,
	}) => {
		await openReady(page, `/terroir#${at}`);
		await expect(page.locator('[data-map]')).toHaveAttribute('data-map-ground', 'sheet');
		await expect.poll(async () => sharesOf(await mapPicture(page)).drawn, { timeout: 30_000 }).toBeGreaterThan(shows);
		expect(bareSquares(await mapPicture(page))).toEqual([]);
	});
}

test('in an upright window nothing is bare where imagery goes over into the sheet', async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await openReady(page, '/terroir#13.2/41.155/-7.5');
	await expect.poll(async () => sharesOf(await mapPicture(page)).drawn, { timeout: 30_000 }).toBeGreaterThan(0.5);
	// Woods have spots of that colour; a tile that is not there would be four thousand squares.
	expect(bareSquares(await mapPicture(page)).length).toBeLessThan(400);
});

/** `--ochre`: of the figures, and of every fourth contour; the others are paler by more than the tolerance. */
const figureInk: Rgb = [0x86, 0x55, 0x1e];

test('where no estate is in view contours say their heights, and the nearest estate is named at the edge: a press flies there', async ({
	page,
}) => {
	const lines: number[] = [];
	page.on('response', (response) => response.url().includes('/map/lines/') && lines.push(response.status()));
	// No contour of two hundred metres is in this window.
	await openReady(page, '/terroir#14/41.25/-7.3');
	const inkOf = ({ width, pixels }: Picture) =>
		Array.from({ length: pixels.length / 3 }, (_, at) =>
			pixelAt({ width, pixels }, at % width, Math.floor(at / width)),
		).filter((colour) => isLike(colour, figureInk, 48)).length;
	await expect.poll(async () => inkOf(await mapPicture(page)), { timeout: 30_000 }).toBeGreaterThan(20);

	const note = page.locator('[data-note-of][data-reserved]');
	await expect(note).toHaveText(/^Martim16,2\s+km$/);
	// The contours between them come as files of this window's tiles.
	await expect.poll(() => lines.length).toBeGreaterThan(0);
	expect(new Set(lines)).toEqual(new Set([200]));
	await note.click();
	await expect(page.locator('[data-terroir-page]')).toHaveAttribute('data-terroir', 'martim');
	await expect(page).toHaveURL(/#15\/41\.37\/-7\.41$/);
	await expect(note).toBeHidden();
});

test('while the code of the map is on its way, an address from afar shows relief and estates where the map will have them', async ({
	page,
}) => {
	let comes = () => {};
	const held = new Promise<void>((resolve) => {
		comes = resolve;
	});
	await page.route(/\/assets\/[^/]*maplibre[^/]*\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/terroir#9.5/41.25/-7.3');
	const still = page.locator('[data-far-still]');
	await expect(still.locator('image')).toBeVisible();
	const middleOf = async (mark: Locator) => {
		const { x, width } = await boxOf(mark);
		return x + width / 2;
	};
	const before = await middleOf(still.getByText('Martim'));
	comes();
	await expectReady(page);
	await expect(still).toHaveCount(0);
	expect(Math.abs(before - (await middleOf(page.locator('[data-mark-of=martim]'))))).toBeLessThan(3);
});

test('at an estate zoom 15 shows imagery, and zoom 12 the sheet', async ({ page }) => {
	await openReady(page, '/terroir#15/41.16/-7.52');
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-ground', 'land');
	expect(sharesOf(await mapPicture(page)).paper).toBeLessThan(0.02);
	await page.evaluate(() => {
		location.hash = '#12/41.16/-7.52';
	});
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-ground', 'sheet');
	// Imagery is darker than any of the paper's inks on the average.
	await expect.poll(async () => meanOf(await mapPicture(page)), { timeout: 30_000 }).toBeGreaterThan(190);
});

test('a step back shows the imagery that is there, while none comes of a slow server', async ({ page }) => {
	await openReady(page, '/terroir#15/41.16/-7.52');
	await expectTilesToCome(page);
	await page.route(/\.pmtiles/, () => {});
	await page.evaluate(() => {
		location.hash = '#13.2/41.16/-7.52';
	});
	// From so far estates have their names, once the map has moved.
	await expect(page.locator('[data-mark-of=quatro-vistas] span')).toBeVisible();
	// Of 1681: outlines of parcels are pale.
	await expect.poll(async () => paperInMiddle(await mapPicture(page)), { timeout: 30_000 }).toBeLessThan(20);
});

/** How many of 41 × 41 pixels around the middle of the map are paper. */
function paperInMiddle(picture: Picture): number {
	const [x, y] = [picture.width / 2, picture.pixels.length / 6 / picture.width];
	const around = Array.from({ length: 41 * 41 }, (_, at) => [x - 60 + (at % 41) * 3, y - 60 + Math.floor(at / 41) * 3]);
	return around.filter(([left = 0, top = 0]) => isLike(pixelAt(picture, Math.round(left), Math.round(top)), paper, 12))
		.length;
}

function meanOf({ pixels }: Picture): number {
	return pixels.reduce((sum, channel) => sum + channel, 0) / pixels.length;
}

test('the imagery lies on the sheet as one of its own: a neat line, within it a margin of paper, then land', async ({
	page,
}) => {
	await openReady(page, '/terroir#14/41.16/-7.56');
	/** How bright each column of pixels is on the average, over the middle of the height. */
	const columns = async () => {
		const picture = await mapPicture(page);
		const height = picture.pixels.length / 3 / picture.width;
		return Array.from({ length: picture.width }, (_, x) => {
			const values = Array.from({ length: 60 }, (_, row) => pixelAt(picture, x, height / 2 - 120 + row * 4)[0]);
			return values.reduce((sum, value) => sum + value, 0) / values.length;
		});
	};
	/** The first dark column that has paper at its left. */
	const neatLine = (all: readonly number[]) =>
		all.findIndex((value, x) => x > 400 && value < 120 && (all[x - 3] ?? 0) > 225);
	await expect.poll(async () => neatLine(await columns()), { timeout: 30_000 }).toBeGreaterThan(400);
	const all = await columns();
	const at = neatLine(all);
	for (const margin of all.slice(at + 2, at + 5)) expect(margin).toBeGreaterThan(225);
	for (const land of all.slice(at + 9, at + 60)) expect(land).toBeLessThan(200);
});

test('enlarged, the imagery has no seam where two of its tiles meet', async ({ page }) => {
	// The tiles beneath meet in the middle of the map, under rows of vines at the left.
	await openReady(page, '/terroir#18/41.1621/-7.5226');
	await page.locator('[data-map]').scrollIntoViewIfNeeded();
	const steps = async () => {
		const picture = await mapPicture(page);
		return Array.from({ length: 200 }, (_, row) => stepAt(picture, row + 20));
	};
	await expect.poll(async () => middleOf(await steps()), { timeout: 30_000 }).toBeGreaterThan(1);
	const all = await steps();
	expect(Math.max(...all)).toBeLessThan(2 * middleOf(all));
});

/** How much the left of a row of pixels differs from the row above it, on the average: 0–255. */
function stepAt({ width, pixels }: Picture, row: number): number {
	const differences = Array.from({ length: 3 * 200 }, (_, at) =>
		Math.abs((pixels[3 * width * row + at] ?? 0) - (pixels[3 * width * (row - 1) + at] ?? 0)),
	);
	return differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
}

function middleOf(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

test('a fragment beyond the land is moved to its edge @long', async ({ page }) => {
	await openReady(page, '/terroir#9/45/-3');
	await expect.poll(() => cameraIn(page.url())).toEqual({ zoom: 9, latitude: 41.455, longitude: -6.886 });
	expect(bareSquares(await mapPicture(page))).toEqual([]);
});

test.describe('in a large window', () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test('nothing of the edge is seen in the view whose imagery ends nearest @long', async ({ page }) => {
		await openReady(page, '/terroir#15/41.37/-7.41');
		const { width, pixels } = await mapPicture(page);
		const bottom = pixels.subarray(pixels.length - 3 * width * 40);
		expect(meanOf({ width, pixels: bottom })).toBeLessThan(130);
	});
});
