import type { Page } from '@playwright/test';
import { test as base, confirmAge, expect, longUnless, open } from './fixtures';
import { type ScriptFault, ScriptLine, scriptFaults } from './script-line';

const test = base.extend<{ line: ScriptLine }>({
	line: async ({ site }, use) => {
		const line = await ScriptLine.before(site);
		await use(line);
		await line.close();
	},
	baseURL: async ({ line }, use) => use(line.origin),
});
test.beforeEach(({ complaints }) =>
	complaints.expect(/Failed to (load (resource|module script)|fetch)|ERR_|registration blocked by Playwright/),
);

const addresses = [
	'/',
	'/terroir',
	'/vinhos',
	'/vinhos/rabigato',
	'/visitar',
	'/noticias',
	'/noticias/abade-2022-sai-da-adega',
	'/contacto',
	'/filosofia',
	'/sustentabilidade',
	'/neste-dispositivo',
	'/termos',
	'/nao-existe',
];

/** A page as its HTML has it: the headings of its own part, and the scripts that it comes to life with. */
type PageHtml = { headings: string[]; named: string[] };

async function readHtml(page: Page, address: string): Promise<PageHtml> {
	const html = await (await page.request.get(address)).text();
	return page.evaluate((text) => {
		const read = new DOMParser().parseFromString(text, 'text/html');
		const { app = '', parts = '' } = read.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
		const headings = [...read.querySelectorAll('main :is(h1, h2, h3)')];
		return { headings: headings.map(({ textContent }) => textContent), named: [app, ...parts.split(' ')] };
	}, html);
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]');

/** Opens the page with one of its scripts broken, and scrolls to its end, which is when some are asked for. */
async function openBroken(page: Page, address: string, isNamed: boolean): Promise<void> {
	await page.clock.install();
	await page.goto(address);
	if (!isNamed) await hydrated(page).waitFor();
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

async function expectReadable(page: Page, { headings }: PageHtml): Promise<void> {
	expect(headings).not.toEqual([]);
	const shown = await page.locator('main :is(h1, h2, h3)').allTextContents();
	expect(shown).toEqual(expect.arrayContaining(headings));
}

/** Nothing is broken any more, and there is a reason to ask again; what a reason leads to may fail once more. */
async function expectRecovery(page: Page, line: ScriptLine, script: string, fault: ScriptFault): Promise<void> {
	line.mend();
	await expect(async () => {
		if (fault === 'fails always') await page.evaluate(() => void dispatchEvent(new Event('online')));
		else await page.clock.fastForward(60_000);
		expect([...line.served]).toContain(script);
		await hydrated(page).waitFor({ timeout: 3_000 });
	}).toPass({ timeout: 60_000 });
}

for (const fault of scriptFaults) {
	test(`a page stays readable where a script of its route ${fault}, and comes to life when it comes${longUnless(fault === 'fails always')}`, async ({
		page,
		line,
	}) => {
		const html = await readHtml(page, '/vinhos');
		const script = html.named.find((name) => name.includes('vinhos-index-page')) ?? '';
		line.break(script, fault);
		await openBroken(page, '/vinhos', true);
		await expect.poll(() => line.asked).toContain(script);
		await expectReadable(page, html);
		await expect(hydrated(page)).toHaveCount(0);
		await expectRecovery(page, line, script, fault);
		await expectReadable(page, html);
	});
}

test('links work as links as long as the application does not come', async ({ page, line }) => {
	const { named } = await readHtml(page, '/');
	line.break(named[0]!, 'fails always');
	await page.goto('/');
	await page.locator('header').getByRole('link', { name: 'Contacto' }).click();
	await expect(page).toHaveURL(/\/contacto$/);
	await expect(page.locator('h1')).toBeVisible();
	await expect(hydrated(page)).toHaveCount(0);
});

test('the application is asked for again when the page is shown again @long', async ({ page, line }) => {
	const { named } = await readHtml(page, '/');
	const [app = ''] = named;
	line.break(app, 'fails always');
	await openBroken(page, '/', true);
	const times = () => line.asked.filter((script) => script === app).length;
	for (let failures = 1; failures < 4; failures += 1) {
		await expect.poll(times).toBeGreaterThanOrEqual(failures);
		await page.clock.fastForward(60_000);
	}
	await expect.poll(times).toBeGreaterThanOrEqual(4);
	line.mend();
	// While the last of these is still under way nothing else is asked for.
	await expect(async () => {
		await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
		await hydrated(page).waitFor({ timeout: 2_000 });
	}).toPass();
});

test('what loads the data of a page may fail once without taking the page away @long', async ({ page, line }) => {
	const html = await readHtml(page, '/vinhos/rabigato');
	await open(page, '/vinhos/rabigato');
	const script = line.asked.find((name) => name.includes('load-wine')) ?? '';
	await page
		.context()
		.newCDPSession(page)
		.then((session) => session.send('Network.clearBrowserCache'));
	line.break(script, 'fails once');
	await openBroken(page, '/vinhos/rabigato', true);
	await expect.poll(() => line.asked).toContain(script);
	await expectReadable(page, html);
	await expectRecovery(page, line, script, 'fails once');
	await expectReadable(page, html);
});

test('a form whose code fails once is taken over when it comes', async ({ page, line }) => {
	const html = await readHtml(page, '/contacto');
	await page.goto('/contacto');
	await expect(page.locator('.wpcf7.js > form')).toBeVisible();
	const script = line.asked.find((name) => name.includes('form-session')) ?? '';
	const session = await page.context().newCDPSession(page);
	await session.send('Network.clearBrowserCache');
	line.break(script, 'fails once');
	await openBroken(page, '/contacto', false);
	await expect(page.locator('form[data-press=through]')).toBeVisible();
	await expectReadable(page, html);
	await expectRecovery(page, line, script, 'fails once');
	await expect(page.locator('.wpcf7.js > form')).toBeVisible();
});

// Each script of each kind of page in turn, and each fault: some thousand visits.
for (const address of addresses) {
	for (const fault of scriptFaults) {
		test(`${address} stays readable where a script ${fault} @long`, async ({ page, line, browser, site }) => {
			test.setTimeout(20 * 60_000);
			const html = await readHtml(page, address);
			await open(page, address);
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			await page.waitForLoadState('networkidle');
			// The first script is read where it stands; without it a page is as without JavaScript (docs/decisions/0015).
			// What follows the map's engine is the map's, which tells by itself of what does not come (map-errors.spec.ts).
			const engine = line.asked.findIndex((name) => name.includes('maplibre'));
			const own = engine < 0 ? line.asked : line.asked.slice(0, engine);
			const scripts = [...new Set(own)].filter((name) => !name.includes('/first-'));
			test.info().annotations.push({ type: 'scripts', description: String(scripts.length) });
			for (const script of scripts) {
				await test.step(`${fault}: ${script}`, async () => {
					const context = await browser.newContext({ baseURL: line.origin });
					await confirmAge(context, site);
					// They take longer than the scripts.
					await context.route(/\.(avif|webp|mp4)$/, (route) => route.abort());
					const visit = await context.newPage();
					line.break(script, fault);
					await openBroken(visit, address, true);
					// Some are asked for a moment after the page has come to life.
					await expect(async () => {
						if (!line.asked.includes(script)) await visit.clock.runFor(1_000);
						expect(line.asked).toContain(script);
					}).toPass();
					await expectReadable(visit, html);
					// An import that hangs cannot be given up: what is fetched later by one comes with the next page.
					const waits = fault === 'stalls' && !html.named.includes(script);
					if (!waits) await expectRecovery(visit, line, script, fault);
					await expectReadable(visit, html);
					await context.close();
				});
			}
		});
	}
}
