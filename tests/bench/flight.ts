import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { viewCentres } from '../../tiles/geo/views';
import { flight } from '../../tiles/imagery/testing/flight';
import { look, openPlainMap } from '../e2e/plain-map-page';
import { SiteServer } from '../e2e/site-server';
import { type Figure, mean } from './figure';

const viewport = { width: 960, height: 540 };
const frames = 24;
const folder = 'build-output/flight';
/**
 * Of 255. What comes into sight from one frame to the next
 * moved the mean by 4.5 at the most when it was measured. Imagery whose light or tint broke between two levels would move all of it.
 */
const mostTone = 8;

/**
 * The longest flight of the site, from Martim to Vale Sabor, frame by frame in a plain MapLibre page; every frame is saved.
 * @throws if a frame did not come whole, shows the ground behind the imagery, or breaks with the one before
 */
export async function benchFlight(): Promise<Figure[]> {
	const site = await SiteServer.create();
	const browser = await chromium.launch(launchOptions);
	try {
		await mkdir(folder, { recursive: true });
		const page = await browser.newPage({ viewport });
		await openPlainMap(page, site.origin);
		const figures: Figure[] = [];
		const at = flight(viewCentres.martim, viewCentres.valesabor, Math.max(viewport.width, viewport.height));
		let before: number | undefined;
		for (let frame = 0; frame < frames; frame += 1) {
			const { centre, zoom } = at(frame / (frames - 1));
			const { complete, holes, mean: channels, change, jpeg } = await look(page, centre, zoom);
			await writeFile(join(folder, `${String(frame).padStart(2, '0')}.jpg`), Buffer.from(jpeg, 'base64'));
			const name = `flight, frame ${frame} at zoom ${zoom.toFixed(2)}`;
			if (!complete) throw new Error(`${name}: tiles are missing after 15 s.`);
			if (holes > 0) throw new Error(`${name}: ${(100 * holes).toFixed(2)} % of it are holes.`);
			const tone = mean(channels);
			const step = tone - (before ?? tone);
			if (Math.abs(step) > mostTone) throw new Error(`${name}: the tone breaks, by ${step.toFixed(1)} of 255.`);
			figures.push({ name: `${name}, change of a pixel`, value: change, unit: 'of 255' });
			figures.push({ name: `${name}, change of the mean`, value: step, unit: 'of 255' });
			before = tone;
		}
		return figures;
	} finally {
		await browser.close();
		await site.dispose();
	}
}
