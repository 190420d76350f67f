import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FaultyLine } from '../chaos/faulty-line';
import { builtAddresses } from './addresses';
import { expect, test } from './fixtures';
import { expectReady } from './live-map';
import { buildFormer, DeployedSite } from './other-build';
import { readyOffline, sendInVain, storeExtract, Visitor, writeMessage } from './visitor';

/** The build that devices may have installed: what it stored, with the headers of its day, meets what came after. */
const former = '0ff429d';

/** While the server is away, requests fail in the console of the browser itself, and the form says that nobody answered. */
const lostNetwork = /Failed to load resource: net::ERR_|net::ERR_CONNECTION_REFUSED|Failed to fetch|code: fetch_error/;

test('a device that installed a former build is updated without loss, and works with network and then without @long', async () => {
	test.setTimeout(900_000);
	const deployed = await DeployedSite.create(await buildFormer(former));
	const visitor = await Visitor.arrive(deployed.server);
	visitor.complaints.expect(lostNetwork);

	const home = await visitor.open('/');
	await readyOffline(home);
	await storeExtract(await visitor.open('/neste-dispositivo'));
	const contact = await visitor.open('/contacto');
	await deployed.server.stop();
	await sendInVain(contact, 'Escrita antes da nova edição.');
	await contact.close();
	const before = await policies(home);
	await deployed.deploy('dist');

	await takeUpdate(home);
	const after = await policies(home);
	for (const file of Object.keys(after)) {
		expect(after[file], file).not.toBe(before[file]);
		expect(after[file], file).toContain("require-trusted-types-for 'script'");
	}
	await expect.poll(async () => (await deployed.server.messages()).length).toBe(1);

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
	await sendInVain(lonely, 'Sem rede.');
	const list = await visitor.open('/noticias');
	await expect(list.locator('[data-news-list] > li').first()).toBeVisible();
	expect((await deployed.server.messages()).length).toBe(2);

	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await deployed.dispose();
});

/** The last build before the update flow was rewritten on workbox-window. */
const lastFormer = '2bc0f10';

test('half a map, a draft and messages of every kind outlast the update in two tabs, and nothing is fetched again @long', async () => {
	test.setTimeout(900_000);
	const formerDist = await buildFormer(lastFormer);
	const deployed = await DeployedSite.create(formerDist);
	const line = await FaultyLine.before(deployed.server);
	const visitor = await Visitor.arrive(line);
	visitor.complaints.expect(lostNetwork);

	const home = await visitor.open('/');
	await readyOffline(home);
	const device = await visitor.open('/neste-dispositivo');
	await storeExtract(device);
	await device.close();
	await halveExtract(home);
	line.absent = true;
	const contact = await visitor.open('/contacto');
	await sendInVain(contact, 'Escrita antes da nova edição.');
	await copyMessage(contact, ['unknown', 'refused']);
	await contact.reload();
	await contact.locator('html[data-hydrated]').waitFor();
	await contact.getByLabel('Mensagem').fill('Ainda por acabar.');
	await expect.poll(() => picturesAreStill(home)).toBe(true);
	const before = await stored(home);
	const unchanged = before.pictures.filter((path) => sameFile(formerDist, 'dist', path));
	expect(unchanged.length).toBeGreaterThan(0);

	const fetched: string[] = [];
	visitor.context.on('response', (response) => {
		const { pathname } = new URL(response.url());
		const isWhole = response.status() === 200 && response.request().serviceWorker() !== null;
		if (pathname.endsWith('.pmtiles') || (isWhole && unchanged.includes(pathname))) fetched.push(pathname);
	});
	await deployed.deploy('dist');
	await takeUpdate(home);
	await expect(contact.locator('[data-update="active"]')).toBeVisible();
	await expect(contact.getByLabel('Mensagem')).toHaveValue('Ainda por acabar.');
	await contact.getByRole('button', { name: 'Atualizar' }).click();
	await expect(contact.locator('[data-update]')).toHaveCount(0);
	await contact.locator('html[data-hydrated]').waitFor();
	await expect(contact.getByLabel('Mensagem')).toHaveValue('Ainda por acabar.');

	line.absent = false;
	await expect.poll(async () => (await deployed.server.messages()).length, { timeout: 90_000 }).toBe(1);
	const again = await visitor.open('/neste-dispositivo');
	for (const state of ['unknown', 'refused'])
		await expect(again.locator(`[data-outbox-item][data-state="${state}"]`)).toHaveCount(1);
	await expect(again.locator('[data-extract]')).toHaveAttribute('data-extract-state', 'paused');
	// Which languages it keeps is noted since there are several.
	const caches = [...before.caches, 'languages'].toSorted();
	await expect.poll(async () => (await stored(again)).caches).toEqual(caches);
	const after = await stored(again);
	expect(after.blocks).toEqual(before.blocks);
	expect(after.pictures).toEqual(expect.arrayContaining(unchanged));
	expect(fetched).toEqual([]);
	expect((await deployed.server.messages()).length).toBe(1);

	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await line.close();
	await deployed.dispose();
});

/** As after a download that the visitor stopped half way. */
async function halveExtract(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			const blocks = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/map/block/'));
			for (const block of blocks.slice(blocks.length / 2)) await cache.delete(block);
		}
		await (await caches.open('satellite-extract-choice')).put('/map/extract-choice', new Response('paused'));
	});
}

/** Adds copies of the one message that waits in other states, as the build at work writes them. */
async function copyMessage(page: Page, states: readonly string[]): Promise<void> {
	await page.evaluate(async (states) => {
		const settled = <Result>(request: IDBRequest<Result>) =>
			new Promise<Result>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const database = await settled(indexedDB.open('quatro-vistas-outbox'));
		const messages = database.transaction('messages', 'readwrite').objectStore('messages');
		const [waiting] = await settled(messages.getAll());
		for (const state of states) {
			const answer = state === 'refused' && { answer: { status: 'spam', message: 'Não foi enviada.' } };
			await settled(messages.put({ ...waiting, id: `${waiting.id}-${state}`, state, ...answer }));
		}
		database.close();
	}, states);
}

/** What the caches hold: their names, and the paths of blocks and pictures. */
async function stored(page: Page): Promise<{ caches: string[]; blocks: string[]; pictures: string[] }> {
	return page.evaluate(async () => {
		const names = await caches.keys();
		const paths = async (name: string) =>
			(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).sort();
		const all = await Promise.all(names.map(paths));
		return {
			caches: names.sort(),
			blocks: all.flat().filter((path) => path.startsWith('/map/block/')),
			pictures: await paths('pictures'),
		};
	});
}

/** Whether no picture was stored for some seconds. */
async function picturesAreStill(page: Page): Promise<boolean> {
	const { pictures } = await stored(page);
	await page.waitForTimeout(3_000);
	return (await stored(page)).pictures.length === pictures.length && pictures.length > 0;
}

function sameFile(former: string, current: string, path: string): boolean {
	const [one, other] = [join(former, path), join(current, path)];
	return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

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
	await expect(started).not.toHaveAttribute('data-app', build ?? '');
}

/** Every page, then the map with its worker, and the tasting. */
async function walk(visitor: Visitor): Promise<void> {
	for (const address of builtAddresses('pt')) {
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
	await expect(page.locator('[data-tasting-map]')).toHaveAttribute('data-tasting-map', 'ready');
	await page.close();
}
