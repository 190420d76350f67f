import type { Page } from '@playwright/test';
import { buildPseudoSite, pseudoAddress, pseudoLanguage, sharedNames } from '../pseudo-language/pseudo-site';
import { foreignWords, pseudo } from '../pseudo-language/pseudo-words';
import { addressesIn, builtAddresses, pagesOfEachKind } from './addresses';
import { test as base, expect, made, open } from './fixtures';
import { overlappingTexts } from './overlaps';
import { cutTexts, textsOf } from './page-texts';
import { SiteServer } from './site-server';

/** The site with a third language, which nobody speaks. */
const test = base.extend<object, { site: SiteServer }>({
	site: [
		made(
			async () => SiteServer.create(await buildPseudoSite()),
			(site) => site.dispose(),
		),
		// Every card and technical sheet of the language is drawn the first time.
		{ scope: 'worker', timeout: 900_000 },
	],
});
// One after the other in one worker, which builds the site once.
test.describe.configure({ mode: 'default' });
// Drawings stand drawn.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const examples = [
	...pagesOfEachKind.map(pseudoAddress),
	`${pseudoAddress('/terroir')}?terroir=martim&parcela=vv-martim1`,
];
const names = sharedNames();

/** Opens pages, and sees that each is in the third language and has room for it. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
	for (const address of addresses) {
		await open(page, address);
		if (address.includes('parcela=')) await expect(page.locator('dialog[data-parcel-dialog]')).toBeVisible();
		await expectItsLanguage(page, address);
		for (const width of [1440, 320]) {
			await page.setViewportSize({ width, height: 900 });
			await expectRoom(page, `${address} at ${width} px`);
		}
	}
}

async function expectItsLanguage(page: Page, address: string): Promise<void> {
	await expect(page.locator('html')).toHaveAttribute('lang', pseudoLanguage.tag);
	const texts = await textsOf(page);
	expect(texts.length, address).toBeGreaterThan(50);
	expect(foreignWords(texts.join('\n'), names), address).toEqual([]);
	await expect(page.locator('[data-untranslated]'), address).toHaveCount(0);
}

async function expectRoom(page: Page, place: string): Promise<void> {
	const { scroll, client } = await page.evaluate(() => ({
		scroll: document.documentElement.scrollWidth,
		client: document.documentElement.clientWidth,
	}));
	expect(scroll, place).toBeLessThanOrEqual(client);
	expect(await overlappingTexts(page), place).toEqual([]);
	expect(await cutTexts(page), place).toEqual([]);
}

test('pages of each kind are in a third language whose words are longer, at 320 and 1440 px @long', async ({
	page,
}) => {
	await walk(page, examples);
});

test('all other pages are too @long', async ({ page, site }) => {
	test.slow();
	const own = addressesIn(site.dist).filter((address) => `${address}/`.startsWith(`/${pseudoLanguage.code}/`));
	expect(own).toHaveLength(builtAddresses('pt').length);
	await walk(
		page,
		own.filter((address) => !examples.includes(address)),
	);
});

test('so are an unknown address and the menu of a phone @long', async ({ page, complaints }) => {
	complaints.expect(/status of 404/);
	await walk(page, [`/${pseudoLanguage.code}/nothing-here`]);
	await page.getByRole('button', { name: pseudo('Abrir menu') }).click();
	await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
	await expect(page.getByRole('dialog', { name: pseudo('Menu') })).toBeVisible();
	await expectItsLanguage(page, 'the menu');
	await expectRoom(page, 'the menu');
});

test('a word of another language is found @long', async ({ page }) => {
	await page.goto('/vinhos');
	expect(foreignWords((await textsOf(page)).join('\n'), names)).toEqual(
		expect.arrayContaining(['tintos', 'Saltar', 'conteúdo', 'Notícias']),
	);
});

test('each page leads to the two other languages, and tells programs of all three @long', async ({ page }) => {
	for (const address of ['/sustentabilidade', '/en/sustainability', pseudoAddress('/sustentabilidade')]) {
		await open(page, address);
		const links = page.locator('footer a[data-language-switch]');
		const others = ['/sustentabilidade', '/en/sustainability', pseudoAddress('/sustentabilidade')].filter(
			(other) => other !== address,
		);
		expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(others);
		const alternates = page.locator('link[rel=alternate][hreflang]');
		expect(await alternates.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))).toEqual([
			'x-default',
			'pt-PT',
			'en-GB',
			pseudoLanguage.tag,
		]);
	}
});
