import type { BrowserContext, Page } from '@playwright/test';
import { answer, openForm, send } from './contact-form';
import { expect, open, test } from './fixtures';
import { expectReady } from './live-map';
import { writeMessage } from './visitor';

test.use({ serviceWorkers: 'allow', workerTraffic: false });

/** What the content security policy refused, on any page of the context, whether or not it was said in the console. */
async function watchRefusals(context: BrowserContext): Promise<string[]> {
	const refusals: string[] = [];
	await context.exposeFunction('tellRefusal', (text: string) => refusals.push(text));
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
			Reflect.get(globalThis, 'tellRefusal')(`${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`);
		});
	});
	return refusals;
}

async function follow(page: Page, name: string, heading: string | RegExp): Promise<void> {
	await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
	await expect(page.locator('h1')).toHaveText(heading);
}

test('a walk without a reload through pages, film, news, form and error page is refused nothing', async ({
	page,
	context,
	complaints,
}) => {
	complaints.expect(/Failed to load resource: the server responded with a status of 404/);
	const refusals = await watchRefusals(context);
	await open(page, '/');
	await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(2);
	await page.evaluate(() => navigator.serviceWorker.ready);

	await follow(page, 'Vinhos', /./);
	await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
	await page.locator('main a[href^="/vinhos/"]').first().click();
	await expect(page).toHaveURL(/\/vinhos\/[a-z]/);
	await expect(page.locator('h1')).toBeFocused();

	await follow(page, 'Notícias', 'Notícias');
	await page.locator('button[data-count="6"]').click();
	await expect.poll(() => page.locator('[data-news-list] > li > a').count()).toBeGreaterThan(6);
	await page.locator('[data-news-list] > li > a').last().click();
	await expect(page).toHaveURL(/\/noticias\/[a-z]/);
	await expect(page.locator('h1')).toBeFocused();

	await openForm(page);
	await writeMessage(page, 'Com os tipos de confiança.');
	await send(page, 'sent');
	await expect(answer(page)).not.toBeEmpty();

	await open(page, '/');
	const film = page.locator('[data-video]');
	await film.scrollIntoViewIfNeeded();
	const play = film.getByRole('button', { name: /Ver o filme/ });
	// Pressed before React has come to this part of the page, the link leads to the file.
	await expect
		.poll(() => play.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))))
		.toBe(true);
	await play.click();
	await expect(film.locator('video')).toBeVisible();

	await open(page, '/nao-existe');
	await expect(page.locator('h1')).toHaveText('Fora do mapa');
	expect(refusals).toEqual([]);
});

test('so is the map with its worker, and the tasting; of text nothing becomes a script or HTML but by the two policies', async ({
	page,
	context,
	complaints,
}) => {
	const refusals = await watchRefusals(context);
	await open(page, '/terroir');
	await page.locator('[data-map]').hover({ position: { x: 700, y: 300 } });
	await expectReady(page);
	expect(page.workers().filter((worker) => worker.url().includes('maplibre')).length).toBeGreaterThan(0);
	await page.getByRole('link', { name: 'Modo de prova' }).click();
	await page.getByRole('button', { name: 'Começar a prova' }).click();
	await expect(page.locator('[data-tasting-map]')).toHaveAttribute('data-tasting-map', 'ready');
	await page.keyboard.press('ArrowRight');
	await expect(page.locator('[data-tasting-step]')).toHaveAttribute('data-tasting-step', 'francisca-franca');
	expect(refusals).toEqual([]);

	expect(complaints.unexpected).toEqual([]);
	complaints.expect(/Trusted(HTML|Script|ScriptURL)|TrustedTypePolicy|Policy .* disallowed|trusted-types/);
	await test.step('text becomes neither a script nor HTML but by the two policies', async () => {
		await page.evaluate(() => navigator.serviceWorker.ready);
		const attempts = await page.evaluate(() => {
			const refused = (attempt: () => void) => {
				try {
					attempt();
					return 'went through';
				} catch (error) {
					return error instanceof Error ? error.name : String(error);
				}
			};
			const policies = globalThis.trustedTypes;
			return {
				html: refused(() => {
					document.createElement('p').innerHTML = '<b>x</b>';
				}),
				parsed: refused(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
				script: refused(() => {
					document.createElement('script').src = '/sw.js';
				}),
				worker: refused(() => new Worker('/sw.js')),
				another: refused(() => policies?.createPolicy('another', {})),
				default: refused(() => policies?.createPolicy('default', {})),
				again: refused(() => policies?.createPolicy('qv-urls', {})),
			};
		});
		expect([...new Set(Object.values(attempts))], JSON.stringify(attempts)).toEqual(['TypeError']);
	});
});
