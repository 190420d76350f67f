import type { Page } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { readToTheFoot, weigh } from './first-visit';
import { expect, longUnless, open, test } from './fixtures';
import { addUpShifts, shifts } from './layout-shift';

// A first visit installs it, and its code counts.
// How far ahead pictures are fetched is the whole browser's own.
test.use({ serviceWorkers: 'allow', launchOptions });

/** Bytes on the line of a first visit before any action (docs/product.md 7), without headers; the map and what the service worker stores apart. */
const whole = 450_000;
/**
 * The build holds what a page names in its HTML to 107.2 kB; this is with what follows hydration, and the files it comes in
 * (docs/decisions/0007).
 */
const scripts = { bytes: 116_600, files: 13 };
/** What needs more, and why: docs/decisions/0007. */
const scriptsOf: Readonly<Record<string, typeof scripts>> = {
	'/terroir': { bytes: 127_000, files: 28 },
	'/vinhos': { bytes: 120_400, files: 16 },
	'/vinhos/rabigato': { bytes: 116_000, files: 18 },
	'/contacto': { bytes: 135_500, files: 25 },
	'/neste-dispositivo': { bytes: 127_600, files: 27 },
};

const screens = [
	{ name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
	{ name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

/** @param kind the page in Portuguese, whose limits hold in every language */
async function expectWithinBudget(page: Page, address: string, kind: string): Promise<void> {
	await addUpShifts(page);
	const weights = await weigh(page, address);
	expect(weights.whole, 'bytes in all').toBeLessThanOrEqual(whole);
	const limit = scriptsOf[kind] ?? scripts;
	expect(weights.script, 'bytes of scripts').toBeLessThanOrEqual(limit.bytes);
	expect(weights.scripts.size, 'files of scripts').toBeLessThanOrEqual(limit.files);
	expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.01);
}

/** A page of each kind, in Portuguese and in English. */
const addresses = [
	['/', '/en'],
	['/terroir', '/en/terroir'],
	['/vinhos', '/en/wines'],
	['/vinhos/rabigato', '/en/wines/rabigato'],
	['/noticias', '/en/news'],
	['/contacto', '/en/contact'],
	['/neste-dispositivo', '/en/on-this-device'],
] as const;
const heaviest = '/terroir';
const examples = ['/', heaviest, '/vinhos/rabigato'];

for (const { name, viewport, deviceScaleFactor } of screens) {
	test.describe(`on ${name}`, () => {
		test.use({ viewport, deviceScaleFactor });

		for (const [address, english] of addresses) {
			const isOnPhone = name === 'a phone';
			test(`a first visit to ${address} keeps to the budget and nothing moves${longUnless(isOnPhone && examples.includes(address))}`, async ({
				page,
				context,
			}) => {
				await context.clearCookies();
				await expectWithinBudget(page, address, address);
			});

			test.describe('to a visitor who reads English', () => {
				test.use({ locale: 'en-GB' });

				test(`so does one to ${english}, within the same${longUnless(isOnPhone && address === heaviest)}`, async ({
					page,
					context,
				}) => {
					await context.clearCookies();
					await expectWithinBudget(page, english, address);
				});
			});

			test(`nothing moves on ${address} for a visitor who has answered the question of age${longUnless(isOnPhone && address === heaviest)}`, async ({
				page,
			}) => {
				await addUpShifts(page);
				await weigh(page, address);
				expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.01);
			});
		}

		test(`nothing moves while the front page is read to its foot${longUnless(name === 'a phone')}`, async ({
			page,
		}) => {
			await addUpShifts(page);
			await open(page, '/');
			await readToTheFoot(page);
			expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.01);
		});
	});
}

test('nothing moves on /visitar when the small capitals come', async ({ page }) => {
	await page.setViewportSize({ width: 412, height: 823 });
	await addUpShifts(page);
	await weigh(page, '/visitar');
	expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.01);
});

test('what a first visit does not need before comes from what the worker has stored', async ({ page }) => {
	const later = page.waitForResponse(/\/stored-services-/);
	await page.goto('/filosofia');
	expect((await later).fromServiceWorker()).toBe(true);
});
