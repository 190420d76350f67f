import type { Page } from '@playwright/test';
import { builtAddresses } from './addresses';
import { expect, test } from './fixtures';
import { expectReady } from './live-map';
import { buildFormer, DeployedSite } from './other-build';
import { readyOffline, storeExtract, Visitor, writeMessage } from './visitor';

/** The build that devices may have installed: what it stored, with the headers of its day, meets what came after. */
const former = '0ff429d';

/** While the server is away, requests fail in the console of the browser itself, and the form says that nobody answered. */
const lostNetwork = /Failed to load resource: net::ERR_|net::ERR_CONNECTION_REFUSED|Failed to fetch|code: fetch_error/;

test('a device that installed a former build is updated without loss, and works with network and then without', async () => {
	test.skip(!process.env.LONG, 'builds a former commit: part of the long run');
	test.setTimeout(900_000);
	const deployed = await DeployedSite.create(await buildFormer(former));
	const visitor = await Visitor.arrive(deployed.server);
	visitor.complaints.expect(lostNetwork);

	const home = await visitor.open('/');
	await readyOffline(home);
	await storeExtract(await visitor.open('/neste-dispositivo'));
	const contact = await visitor.open('/contacto');
	await deployed.server.stop();
	await writeMessage(contact, 'Escrita antes da nova edição.');
	await contact.getByRole('button', { name: 'Enviar' }).click();
	await expect(contact.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');
	await contact.close();
	const before = await policies(home);
	await deployed.deploy('dist');

	await takeUpdate(home);
	const after = await policies(home);
	for (const file of Object.keys(after)) {
		expect(after[file], file).not.toBe(before[file]);
		expect(after[file], file).toContain("require-trusted-types-for 'script'");
	}
	await expect.poll(async () => (await deployed.server.messages()).length, { timeout: 60_000 }).toBe(1);

	await walk(visitor);
	const answered = await visitor.open('/contacto');
	await writeMessage(answered, 'Com rede.');
	await answered.getByRole('button', { name: 'Enviar' }).click();
	await expect(answered.locator('form.wpcf7-form')).toHaveAttribute('data-status', 'sent');
	const news = await visitor.open('/noticias');
	await news.locator('button[data-count="6"]').click();
	await expect.poll(() => news.locator('[data-news-list] > li').count()).toBeGreaterThan(6);

	await visitor.closeBrowser();
	await deployed.server.stop();
	await visitor.openBrowser();
	await walk(visitor);
	const lonely = await visitor.open('/contacto');
	await writeMessage(lonely, 'Sem rede.');
	await lonely.getByRole('button', { name: 'Enviar' }).click();
	await expect(lonely.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');
	const list = await visitor.open('/noticias');
	await expect(list.locator('[data-news-list] > li').first()).toBeVisible();
	expect((await deployed.server.messages()).length).toBe(2);

	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await deployed.dispose();
});

/** Content security policies of a page and of the map's worker as the device has them. */
async function policies(page: Page): Promise<Record<string, string | null>> {
	return page.evaluate(async () => {
		const found: Record<string, string | null> = {};
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const { pathname } = new URL(request.url);
				// The former build named pages by their files.
				const kind = /^\/terroir(\.html)?$/.test(pathname)
					? 'page'
					: /-worker-[^/]*\.mjs$/.test(pathname)
						? 'map worker'
						: '';
				if (kind) found[kind] = (await cache.match(request))?.headers.get('content-security-policy') ?? null;
			}
		}
		return found;
	});
}

/** As a visitor does who comes back to the tab and presses what it offers. */
async function takeUpdate(page: Page): Promise<void> {
	const started = page.locator('html[data-hydrated] script[data-app]');
	const build = await started.getAttribute('data-app');
	await expect(async () => {
		await page.bringToFront();
		await page.evaluate(() => dispatchEvent(new Event('focus')));
		await expect(page.locator('[data-update="waiting"]')).toBeVisible({ timeout: 3_000 });
	}).toPass({ timeout: 120_000 });
	await page.getByRole('button', { name: 'Atualizar' }).click();
	await expect(started).not.toHaveAttribute('data-app', build ?? '', { timeout: 30_000 });
}

/** Every page, then the map with its worker, and the tasting. */
async function walk(visitor: Visitor): Promise<void> {
	for (const address of builtAddresses()) {
		const page = await visitor.open(address);
		await expect(page.locator('h1'), address).toHaveCount(1);
		await page.close();
	}
	const page = await visitor.open('/terroir');
	await page.locator('[data-map]').hover({ position: { x: 700, y: 300 } });
	await expectReady(page);
	await expect(page.locator('[data-map]')).toHaveAttribute('data-map-source', 'device');
	await page.getByRole('link', { name: 'Modo de prova' }).click();
	await page.getByRole('button', { name: 'Começar a prova' }).click();
	await expect(page.locator('[data-tasting-map]')).toHaveAttribute('data-tasting-map', 'ready', { timeout: 45_000 });
	await page.close();
}
