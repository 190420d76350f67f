import type { Page } from '@playwright/test';
import { estates } from '../../src/content/estates';
import outlines from '../../src/content/outline-labels.gen.json' with { type: 'json' };
import fills from '../../src/content/parcel-fills.gen.json' with { type: 'json' };
import { type ParcelSlug, parcelsOf } from '../../src/content/parcels';
import { expect, test } from './fixtures';
import { mapPicture, type Picture, pixelAt, type Rgb } from './map-pixels';

const PANEL_PX = 400;

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

const parcelFills: Readonly<Record<string, string>> = fills;
const fillOf = (parcel: string) => colours[parcelFills[parcel] ?? ''] ?? defaultColour;

type Expected = (parcel: string) => { fill: Rgb; opacity: number };

/** Parcels whose middle is not what this fill gives over any ground: with an opacity, what lies beneath moves a channel within known bounds. */
function wrongFills(picture: Picture, terroir: (typeof terroirs)[number], expected: Expected): string[] {
	const labels: Readonly<Record<string, { x: number; y: number }>> = outlines[terroir.view].labels;
	return terroir.parcels.filter((parcel) => {
		const label = labels[parcel];
		if (!label) return true;
		const x = (picture.width + PANEL_PX) / 2 + label.x;
		const y = picture.pixels.length / picture.width / 6 + label.y;
		const { fill, opacity } = expected(parcel);
		return pixelAt(picture, x, y).some((channel, index) => {
			const least = opacity * (fill[index] ?? 0);
			return channel < least - 3 || channel > least + (1 - opacity) * 255 + 3;
		});
	});
}

async function expectFills(page: Page, terroir: (typeof terroirs)[number], expected: Expected): Promise<void> {
	await expect
		.poll(async () => wrongFills(await mapPicture(page), terroir, expected), { timeout: 45_000, intervals: [200, 500] })
		.toEqual([]);
}

for (const terroir of terroirs) {
	test(`the parcels of ${terroir.name} are filled as they should: at rest, selected, highlighted, restored`, async ({
		page,
	}) => {
		test.setTimeout(150_000);
		const [lon, lat] = terroir.centre;
		const other = terroirs.find(({ slug }) => slug !== terroir.slug);
		await page.goto(`/terroir?terroir=${other?.slug}#15/${lat}/${lon}`);
		await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready', { timeout: 45_000 });
		await expectFills(page, terroir, (parcel) => ({ fill: fillOf(parcel), opacity: 0.3 }));

		await page.locator('[aria-haspopup=listbox]').click();
		await page.locator(`button[role=option][data-slug="${terroir.slug}"]`).click();
		await expect(page).toHaveURL(new RegExp(`#15/${lat}/${lon}$`), { timeout: 15_000 });
		await expectFills(page, terroir, (parcel) => ({ fill: fillOf(parcel), opacity: 0.9 }));

		const [chosen = ''] = terroir.parcels;
		await page.getByRole('tab', { name: /Parcelas/ }).click();
		await page.locator(`button[data-parcel="${chosen}"]`).click();
		await expect(page.locator('[data-map]')).toHaveAttribute('data-highlight', chosen);
		await expectFills(page, terroir, (parcel) => ({
			fill: parcel === chosen ? chosenColour : restColour,
			opacity: 0.9,
		}));

		await page.keyboard.press('Escape');
		await expect(page.locator('[data-map]')).toHaveAttribute('data-highlight', '');
		await expectFills(page, terroir, (parcel) => ({ fill: fillOf(parcel), opacity: 0.9 }));
	});
}
