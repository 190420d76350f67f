import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { launchOptions } from '../../playwright.config';
import { SiteServer } from '../e2e/site-server';
import { type Figure, median } from './figure';

/** Pages of every kind. */
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
/** The first visit has the question of age over the page; every other one shows the page itself. */
const visits = ['gate', 'page'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** What the points for speed are made of. */
const metrics = [
	{ id: 'first-contentful-paint', unit: 'ms' },
	{ id: 'largest-contentful-paint', unit: 'ms' },
	{ id: 'total-blocking-time', unit: 'ms' },
	{ id: 'cumulative-layout-shift', unit: 'shift' },
];
const runs = 3;

/**
 * Lighthouse as it measures a phone, the median of three runs (docs/product.md 7): points of 100, and the times behind those for speed.
 * Both are those of this machine too; the other points are not. A page without a largest paint has no points for speed: such runs
 * are counted, and left out of the medians.
 */
export async function benchLighthouse(): Promise<Figure[]> {
	const site = await SiteServer.create();
	try {
		const figures: Figure[] = [];
		for (const address of addresses) {
			for (const visit of visits) {
				const results: Result[] = [];
				for (let run = 0; run < runs; run += 1) results.push(await measure(site.origin, address, visit));
				figures.push(...figuresOf(`lighthouse ${address} ${visit}`, results));
			}
		}
		return figures;
	} finally {
		await site.dispose();
	}
}

function figuresOf(name: string, results: readonly Result[]): Figure[] {
	const points = categories.map((id) => {
		const scores = results.flatMap((result) => result.categories[id]?.score ?? []);
		return { name: `${name} ${id}`, value: Math.round(100 * median(scores)), unit: 'points' };
	});
	const times = metrics.map(({ id, unit }) => {
		const values = results.flatMap((result) => result.audits[id]?.numericValue ?? []);
		return { name: `${name} ${id}`, value: median(values), unit };
	});
	const unpainted = results.filter(({ audits }) => audits['largest-contentful-paint']?.numericValue === undefined);
	return [...points, ...times, { name: `${name} without a largest paint`, value: unpainted.length, unit: 'runs' }];
}

/** Now and then the browser's record of a load lacks its beginning: then nothing was measured, and it is loaded again. */
const lostTrace = 'NO_NAVSTART';
const mostAttempts = 3;

/** In a browser of its own. @throws when the page could not be measured */
async function measure(origin: string, address: string, visit: (typeof visits)[number]): Promise<Result> {
	const chrome = await launch({
		chromePath: launchOptions.executablePath,
		chromeFlags: ['--headless=new', ...launchOptions.args],
	});
	try {
		if (visit === 'page') await answerAge(chrome.port, origin);
		const url = origin + address;
		for (let attempts = 1; ; attempts += 1) {
			const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
			if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
			const { runtimeError } = result.lhr;
			if (!runtimeError) return result.lhr;
			if (runtimeError.code !== lostTrace || attempts === mostAttempts)
				throw new Error(`${url}: ${runtimeError.message}`);
		}
	} finally {
		chrome.kill();
	}
}

/** Before the page is asked for, as on every visit but the first. Lighthouse empties storage, but leaves cookies. */
async function answerAge(port: number, origin: string): Promise<void> {
	const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
	await browser.contexts()[0]?.addCookies([{ name: 'ageCheck', value: 'true', url: origin }]);
	await browser.close();
}
