import type { Page } from '@playwright/test';
import sharp from 'sharp';

export type Rgb = readonly [red: number, green: number, blue: number];

export type Picture = { width: number; pixels: Buffer };

/** The map's own box as it is drawn, without what stands over it: labels, controls, panel and dialog. */
export async function mapPicture(page: Page): Promise<Picture> {
	await showOnlyMap(page, true);
	const png = await page.locator('[data-map]').screenshot({ animations: 'disabled' });
	await showOnlyMap(page, false);
	const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, pixels: data };
}

export function pixelAt({ width, pixels }: Picture, x: number, y: number): Rgb {
	const at = 3 * (Math.round(y) * width + Math.round(x));
	return [pixels[at] ?? -1, pixels[at + 1] ?? -1, pixels[at + 2] ?? -1];
}

/**
 * By the style object, because a style sheet of the test's own would meet the content security policy. What is not a dialog keeps
 * its room: the camera follows what the panel covers.
 */
async function showOnlyMap(page: Page, alone: boolean): Promise<void> {
	await page.evaluate((alone) => {
		const map = document.querySelector('[data-map]');
		const over = [...(map?.children ?? [])].filter((child) => !child.querySelector('canvas, picture'));
		const texts = map?.querySelectorAll('svg text') ?? [];
		for (const element of [...document.querySelectorAll('aside, header'), ...over, ...texts]) {
			if (element instanceof HTMLElement || element instanceof SVGElement)
				element.style.visibility = alone ? 'hidden' : '';
		}
		for (const dialog of document.querySelectorAll('dialog')) dialog.style.display = alone ? 'none' : '';
	}, alone);
}
