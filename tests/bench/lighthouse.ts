import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../playwright.config';
import { SiteServer } from '../e2e/site-server';
import { type Figure, median } from './figure';

/** Pages of every kind; a first visit to each, with the question of age over it. */
const addresses = [
	'/',
	'/terroir',
	'/vinhos',
	'/noticias',
	'/filosofia',
	'/visitar',
	'/contacto',
	'/neste-dispositivo',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = 3;

/**
 * Lighthouse as it measures a phone, the median of three runs, in points of 100 (PRODUCT 7). Points for speed are those of this
 * machine too; the others are not.
 */
export async function benchLighthouse(): Promise<Figure[]> {
	const site = await SiteServer.create();
	try {
		const figures: Figure[] = [];
		for (const address of addresses) {
			const points: Map<string, number>[] = [];
			for (let run = 0; run < runs; run += 1) points.push(await measure(site.origin + address));
			for (const category of categories) {
				const value = median(points.map((each) => each.get(category) ?? 0));
				figures.push({ name: `lighthouse ${address} ${category}`, value, unit: 'points' });
			}
		}
		return figures;
	} finally {
		await site.dispose();
	}
}

/** In a browser of its own, for a first visit. @returns points of 100 for each category @throws when the page could not be measured */
async function measure(url: string): Promise<Map<string, number>> {
	const chrome = await launch({
		chromePath: launchOptions.executablePath,
		chromeFlags: ['--headless=new', ...launchOptions.args],
	});
	try {
		const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
		if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
		if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
		return new Map(Object.values(result.lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
	} finally {
		chrome.kill();
	}
}
