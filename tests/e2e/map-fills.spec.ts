import type { Page } from '@playwright/test';
import { estates } from '../../src/content/estates';
import outlines from '../../src/content/outline-labels.gen.json' with { type: 'json' };
import { parcelFill } from '../../src/content/parcel-fill';
import { type ParcelSlug, parcelsOf } from '../../src/content/parcels';
import { expect, longUnless, test } from './fixtures';
import { mapPicture, type Picture, pixelAt, type Rgb } from './map-pixels';

// As large as all middles of an estate need: every pixel is drawn by the processor.
test.use({ viewport: { width: 1160, height: 800 }, deviceScaleFactor: 1 });

const panelPx = 400;

const terroirs = estates.map((estate) => {
	const parcels: readonly ParcelSlug[] = parcelsOf[estate.slug];
	return { ...estate, parcels };
});

const colours: Readonly<Record<string, Rgb>> = {
	beige: [0xd9, 0xc7, 0xa3],
	green: [0x8f, 0x9a, 0x80],
	brown: [0x80, 0x60, 0x3f],
	red: [0x94, 0x40, 0x4a],
	pink: [0xd6, 0xa4, 0x97],
};
const defaultColour: Rgb = [0x6e, 0x24, 0x33];
const chosenColour: Rgb = [0x5e, 0x12, 0x24];
const restColour: Rgb = [255, 255, 255];

const fillOf = (parcel: ParcelSlug) => colours[parcelFill(parcel)] ?? defaultColour;

type Expected = (parcel: ParcelSlug) => { fill: Rgb; opacity: number };

/** What a channel may differ by: rounding, and the sharpness of a tile that is drawn again after a flight. */
const tolerance = 4;

/** Where colours are read around the middle of a parcel, in pixels: on a steep one a few are left between two contours. */
const around = Array.from({ length: 13 }, (_, at) => at - 6);
const probes = around.flatMap((x) => around.map((y) => [x, y] as const));

/** The colours around the middles of the parcels, in their order. */
function middles(picture: Picture, { view, parcels }: (typeof terroirs)[number]): Rgb[][] {
	const labels: Readonly<Record<string, { x: number; y: number }>> = outlines[view].labels;
	return parcels.map((parcel) => {
		const label = labels[parcel];
		if (!label) throw new Error(`${parcel} has no middle.`);
		const x = (picture.width + panelPx) / 2 + label.x;
		const y = picture.pixels.length / picture.width / 6 + label.y;
		return probes.map(([dx, dy]) => pixelAt(picture, x + dx, y + dy));
	});
}

/** Parcels around whose middle nothing is what this fill gives over the ground that lies beneath it: between the contours it is. */
function wrongFills(
	found: Rgb[][],
	ground: Rgb[][],
	{ parcels }: (typeof terroirs)[number],
	expected: Expected,
): string[] {
	return parcels.filter((parcel, at) => {
		const { fill, opacity } = expected(parcel);
		return found[at]?.every((colour, probe) =>
			colour.some((channel, index) => {
				const blend = opacity * (fill[index] ?? 0) + (1 - opacity) * (ground[at]?.[probe]?.[index] ?? 0);
				return Math.abs(channel - blend) > tolerance;
			}),
		);
	});
}

/** The ground in the middles of the parcels, which are taken off the map for it. */
async function groundBeneath(page: Page, terroir: (typeof terroirs)[number]): Promise<Rgb[][]> {
	const filled = middles(await mapPicture(page), terroir);
	await switchParcels(page, false);
	// All are gone in the same frame.
	await expect.poll(async () => middles(await mapPicture(page), terroir)).not.toEqual(filled);
	const ground = middles(await mapPicture(page), terroir);
	await switchParcels(page, true);
	return ground;
}

async function switchParcels(page: Page, on: boolean): Promise<void> {
	await page.getByRole('button', { name: 'Camadas' }).click();
	await page.getByLabel('Parcelas', { exact: true }).setChecked(on);
	await page.keyboard.press('Escape');
}

for (const terroir of terroirs) {
	test(`the parcels of ${terroir.name} are filled as they should: at rest, selected, highlighted, restored${longUnless(terroir.slug === 'vale-sabor')}`, async ({
		page,
	}) => {
		const [lon, lat] = terroir.centre;
		const other = terroirs.find(({ slug }) => slug !== terroir.slug);
		await page.goto(`/terroir?terroir=${other?.slug}#15/${lat}/${lon}`);
		await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
		const ground = await groundBeneath(page, terroir);
		const expectFills = (expected: Expected) =>
			expect
				.poll(async () => wrongFills(middles(await mapPicture(page), terroir), ground, terroir, expected), {
					intervals: [200, 500],
				})
				.toEqual([]);
		await expectFills((parcel) => ({ fill: fillOf(parcel), opacity: 0.3 }));

		await page.locator('[aria-haspopup=listbox]').click();
		await page.locator(`button[role=option][data-slug="${terroir.slug}"]`).click();
		await expect(page).toHaveURL(new RegExp(`#15/${lat}/${lon}$`));
		await expectFills((parcel) => ({ fill: fillOf(parcel), opacity: 0.9 }));

		const [chosen = ''] = terroir.parcels;
		await page.getByRole('tab', { name: /Parcelas/ }).click();
		await page.locator(`button[data-parcel="${chosen}"]`).click();
		await expect(page.locator('[data-map]')).toHaveAttribute('data-highlight', chosen);
		await expectFills((parcel) => ({
			fill: parcel === chosen ? chosenColour : restColour,
			opacity: 0.9,
		}));

		await page.keyboard.press('Escape');
		await expect(page.locator('[data-map]')).toHaveAttribute('data-highlight', '');
		await expectFills((parcel) => ({ fill: fillOf(parcel), opacity: 0.9 }));
	});
}
