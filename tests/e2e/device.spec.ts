import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { estates } from '../../src/content/estates';
import { blocksOf, readTiles, tilesAround } from '../../src/extract/coverage';
import type { ArchiveManifest } from '../../src/extract/manifest';
import { DiskSource } from '../../tiles/archive/disk-source';
import { axeViolations } from './axe';
import { CuttingProxy } from './cutting-proxy';
import { test as base, boxOf, confirmAge, expect, gate, open } from './fixtures';
import { damageBlock, evictBlock, manifest, storedHash } from './stored-archive';
import { payByVolume, readyOffline, sendInVain, storeExtract } from './visitor';

const test = base.extend<{ line: CuttingProxy }>({
	line: async ({ context, site }, use) => {
		const line = await CuttingProxy.before(site);
		await confirmAge(context, line);
		await use(line);
		await line.close();
	},
});
test.use({ serviceWorkers: 'allow', workerTraffic: false });

const extract = (page: Page) => page.locator('[data-extract]');

/** Presses what starts the download, if it did not start by itself, until it has begun. */
async function askForMap(page: Page): Promise<void> {
	await expect(async () => {
		// Looked for and pressed in one task: a download that begins by itself puts "Parar" in the button's place.
		await extract(page).evaluate((panel) =>
			[...panel.querySelectorAll('button')]
				.find((button) => /Guardar|Continuar|Tentar/.test(button.innerText))
				?.click(),
		);
		await expect(extract(page)).not.toHaveAttribute('data-extract-state', 'absent', { timeout: 2000 });
	}).toPass();
}

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('there is no button that would do nothing', async ({ page }) => {
		await page.goto('/neste-dispositivo');
		await expect(page.getByRole('heading', { name: 'Mapa de satélite' })).toBeVisible();
		await expect(extract(page).getByRole('button')).toHaveCount(0);
	});
});

test('the page tells what is stored, estate by estate, what it costs and how long it stays', async ({ page }) => {
	await open(page, '/neste-dispositivo');
	await readyOffline(page);
	await storeExtract(page);
	await expect(page.locator('[data-storage]')).toContainText(/\d+\sMB neste dispositivo, .+ livres/);
	await expect(page.locator('[data-storage]')).not.toContainText('por guardar');
	await expect(page.locator('[data-estate]')).toHaveCount(estates.length);
	await expect(page.locator('[data-estate][data-whole="true"]')).toHaveCount(estates.length);
	// For the map, and for the site.
	await expect(page.getByText(/Última procura: hoje/)).toHaveCount(2);
	await expect(page.getByText('No iPhone e no iPad, o que se guarda')).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
});

test('the sum stands across both columns, the map and its estates in the one, all else in the other, and neither has a hole', async ({
	page,
}) => {
	for (const width of [1440, 1024, 768]) {
		await page.setViewportSize({ width, height: 900 });
		await open(page, '/neste-dispositivo');
		await expect(page.locator('[data-storage]')).toContainText('neste dispositivo');
		const sum = await boxOf(page.locator('[data-storage]'));
		const map = await boxOf(page.locator('[data-extract]'));
		const estates = await boxOf(page.locator('section[aria-labelledby="estates-title"]'));
		const messages = await boxOf(page.locator('section:has(> h2:text-is("Por enviar"))'));
		const others = await boxOf(page.locator('section[aria-labelledby="others-title"]'));
		const stays = await boxOf(page.locator('section[aria-labelledby="stay-title"]'));
		const erase = await boxOf(page.locator('[data-erase]'));
		expect(sum.width, `${width} px`).toBeGreaterThan(1.9 * map.width);
		expect(map.right, `${width} px`).toBeLessThan(messages.x);
		expect(Math.abs(map.y - messages.y), `${width} px`).toBeLessThan(60);
		const besides = [messages, others, stays, erase];
		expect([estates.x, ...besides.map(({ x }) => x)], `${width} px`).toEqual([map.x, ...besides.map(() => messages.x)]);
		expect(estates.y, `${width} px`).toBeGreaterThan(map.bottom);
		for (const first of ['[data-extract]', 'section:has(> h2:text-is("Por enviar"))']) {
			const parts = await page.locator(first).locator('xpath=../*').all();
			const column = await Promise.all(parts.map((part) => boxOf(part)));
			for (const [index, { bottom }] of column.slice(0, -1).entries())
				expect(column[index + 1]!.y - bottom, `${width} px`).toBeLessThan(60);
		}
	}
});

test('a damaged part is found and fetched again, and nothing else', async ({ page, line }) => {
	await open(page, `${line.origin}/neste-dispositivo`);
	await storeExtract(page);
	await damageBlock(page, manifest.blocks[4]!);
	const before = line.passed;
	await page.getByRole('button', { name: 'Conferir o mapa' }).click();
	await expect(page.getByText('Uma parte estava estragada')).toBeVisible();
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'ready');
	expect(await storedHash(page)).toBe(manifest.sha256);
	expect(line.passed - before).toBe(manifest.blockBytes);
	await page.getByRole('button', { name: 'Conferir o mapa' }).click();
	await expect(page.getByText(`${manifest.blocks.length} partes conferidas, todas certas.`)).toBeVisible();
});

test('a part that the browser took away comes back with the next visit @long', async ({ page, line }) => {
	await open(page, `${line.origin}/neste-dispositivo`);
	await storeExtract(page);
	await evictBlock(page, manifest.blocks[7]!);
	const before = line.passed;
	await page.reload();
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'ready');
	expect(await storedHash(page)).toBe(manifest.sha256);
	expect(line.passed - before).toBe(manifest.blockBytes);
});

test('of two tabs one downloads, and both show how far it is', async ({ page, context, line }) => {
	line.hold = () => new Promise((resolve) => setTimeout(resolve, 400));
	await open(page, `${line.origin}/neste-dispositivo`);
	const other = await context.newPage();
	await open(other, `${line.origin}/neste-dispositivo`);
	await askForMap(page);
	for (const tab of [page, other]) {
		await expect(extract(tab)).toHaveAttribute('data-extract-state', 'downloading');
		await expect(extract(tab)).toContainText('por segundo');
	}
	for (const tab of [page, other]) {
		await expect(extract(tab)).toHaveAttribute('data-extract-state', 'ready');
	}
	expect(line.passed).toBe(manifest.bytes);
});

test('the worker is ended in the middle of the download, and it goes on @long', async ({ page, context, line }) => {
	line.hold = () => new Promise((resolve) => setTimeout(resolve, 400));
	await open(page, `${line.origin}/neste-dispositivo`);
	await readyOffline(page);
	await askForMap(page);
	await expect.poll(() => line.passed).toBeGreaterThan(3 * manifest.blockBytes);
	// Now the worker alone has it: its page is gone.
	await page.goto('about:blank');
	const after = line.passed;
	await expect.poll(() => line.passed).toBeGreaterThan(after + manifest.blockBytes);
	const client = await context.newCDPSession(page);
	await client.send('ServiceWorker.enable');
	await client.send('ServiceWorker.stopAllWorkers');
	await open(page, `${line.origin}/neste-dispositivo`);
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'ready');
	expect(await storedHash(page)).toBe(manifest.sha256);
	const interruptions = ['the page left', 'the worker ended'].length;
	expect(line.passed).toBeLessThanOrEqual(manifest.bytes + interruptions * manifest.blockBytes);
});

test('a request that hangs is given up and made again @long', async ({ page, complaints, line }) => {
	complaints.expect(/ERR_|Failed to load resource/);
	const forever = new Promise<void>(() => {});
	line.hold = () => (line.asked.length === 3 ? forever : Promise.resolve());
	await open(page, `${line.origin}/neste-dispositivo`);
	await askForMap(page);
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'ready');
	expect(await storedHash(page)).toBe(manifest.sha256);
});

test('a newer map takes over what did not change, and the older one serves until it is whole', async ({
	page,
	line,
}) => {
	await open(page, `${line.origin}/neste-dispositivo`);
	await storeExtract(page);
	const newer = changedArchive();
	const before = line.passed;
	line.replace(newer.manifest.archive, newer.bytes);
	line.replace('/map/archive.json', Buffer.from(JSON.stringify({ version: 1, ...newer.manifest })));
	const { opened: released, open: release } = gate();
	line.hold = () => released;
	await page.reload();
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'stale');
	await expect(page.locator('[data-estate][data-whole="true"]')).toHaveCount(estates.length);
	release();
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'ready');
	expect(await storedHash(page, newer.manifest)).toBe(newer.manifest.sha256);
	expect(line.passed - before).toBe(newer.changed);
	const kept = () =>
		page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('satellite-extract:')));
	await expect.poll(kept).toEqual([`satellite-extract:${newer.manifest.archive}`]);
});

test('the estate on the map comes first', async ({ page, context, line }) => {
	const source = await DiskSource.open(`public${manifest.archive}`);
	const tiles = await readTiles(source);
	await source.close();
	const wanted = blocksOf(manifest, tilesAround(estates.find(({ slug }) => slug === 'vale-sabor')!.centre, tiles));
	const wish = await listenForWish(page);
	// The first says where each tile is; the second is on its way before the map can have answered.
	line.hold = () => (orderOfBlocks(line).length < 2 ? Promise.resolve() : wish.heard);
	await open(page, `${line.origin}/terroir?terroir=vale-sabor`);
	// It listens to downloads once the site is stored: one that began earlier it would hear too late.
	await readyOffline(page);
	const device = await context.newPage();
	await open(device, `${line.origin}/neste-dispositivo`);
	await askForMap(device);
	await page.bringToFront();
	await expect.poll(() => orderOfBlocks(line).length, { timeout: 120_000 }).toBe(manifest.blocks.length);
	const order = orderOfBlocks(line);
	const lead = order.slice(0, wanted.length + 2);
	for (const hash of wanted) expect(lead).toContain(hash);
});

test('“Apagar tudo” names what goes, unsent messages first; a yes takes it all, and the map does not come back by itself', async ({
	page,
	context,
	site,
	complaints,
}) => {
	complaints.expect(/code: fetch_error|Failed to (load resource|fetch)|net::ERR_/);
	await open(page, '/neste-dispositivo');
	await readyOffline(page);
	await storeExtract(page);
	const contact = await context.newPage();
	await open(contact, '/contacto');
	await context.route('**/feedback/schema*', (route) => route.abort());
	await sendInVain(contact, 'Ainda por enviar.');
	await contact.close();

	const erase = page.locator('[data-erase]');
	const dialog = page.getByRole('dialog', { name: 'Apagar tudo deste dispositivo?' });
	await erase.getByRole('button', { name: 'Apagar tudo' }).click();
	await expect(dialog.getByRole('listitem').first()).toHaveText('Uma mensagem por enviar, que se perde: «Encomendas».');
	await expect(dialog).toContainText(/O mapa, \d+\sMB\./);
	await expect(dialog).toContainText(/As páginas e os textos, .+\sMB\. Sem rede, o sítio deixa de abrir\./);
	await expect(dialog.getByRole('button', { name: 'Não apagar' })).toBeFocused();
	expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'ready');

	await erase.getByRole('button', { name: 'Apagar tudo' }).click();
	await dialog.getByRole('button', { name: 'Apagar tudo' }).click();
	await expect(erase.getByRole('status')).toContainText('Está tudo apagado.');
	await expect(page.locator('[data-storage]')).toContainText(/^0\sMB neste dispositivo/);
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'absent');
	await expect(page.locator('[data-outbox-item]')).toHaveCount(0);
	expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);

	await page.reload();
	await readyOffline(page);
	await expect(extract(page)).toContainText('Por guardar');
	await expect(page.locator('[data-storage] li').last()).toHaveText('Mapa, por guardar');
	await expect(extract(page)).toHaveAttribute('data-extract-state', 'absent');
	await context.unroute('**/feedback/schema*');
	// The site may have heard from other tests; what was erased here never reached it.
	expect(JSON.stringify(await site.messages())).not.toContain('Ainda por enviar.');
});

test('the page looks for a newer edition when asked', async ({ page }) => {
	await open(page, '/neste-dispositivo');
	await readyOffline(page);
	const look = page.getByRole('button', { name: 'Procurar edição nova do sítio' });
	await look.click();
	await expect(
		page.getByRole('status').filter({ hasText: 'As páginas guardadas são as da última edição.' }),
	).toBeVisible();
});

test.describe('on a line that is paid by volume', () => {
	// The worker would look at the real line of this machine.
	test.use({ serviceWorkers: 'block' });

	test('the map waits for Wi-Fi where the visitor wants it so', async ({ page, complaints }) => {
		complaints.expect(/Service Worker registration blocked/);
		await payByVolume(page);
		await open(page, '/neste-dispositivo');
		const only = page.getByRole('switch', { name: /Só por Wi-Fi/ });
		await expect(only).toHaveAttribute('aria-checked', 'false');
		await only.click();
		await expect(only).toHaveAttribute('aria-checked', 'true');
		await askForMap(page);
		await expect(extract(page)).toContainText('Parado: à espera de Wi-Fi');
		await only.click();
		await expect(extract(page)).toHaveAttribute('data-extract-state', 'ready');
	});
});

/** `heard` resolves when a map has said which blocks it would see first. Call it before the page is opened. */
async function listenForWish(page: Page): Promise<{ heard: Promise<void> }> {
	const { opened: heard, open: tell } = gate();
	await page.exposeFunction('wishHeard', tell);
	await page.addInitScript(() => {
		new BroadcastChannel('satellite-extract').addEventListener('message', ({ data }) => {
			if (data.type === 'first') Reflect.get(globalThis, 'wishHeard')();
		});
	});
	return { heard };
}

/** The blocks that a download asked for, in this order; what the map asks for itself has other sizes. */
function orderOfBlocks(line: CuttingProxy): string[] {
	const indices = line.asked
		.filter(
			({ start, end }) =>
				start % manifest.blockBytes === 0 && (end - start === manifest.blockBytes || end === manifest.bytes),
		)
		.map(({ start }) => start / manifest.blockBytes);
	return [...new Set(indices)].map((index) => manifest.blocks[index] ?? '');
}

/** The archive with every other block changed in its last byte, and what of it is new, in bytes. */
function changedArchive(): { manifest: ArchiveManifest; bytes: Buffer; changed: number } {
	const bytes = readFileSync(`public${manifest.archive}`);
	let changed = 0;
	for (let start = manifest.blockBytes; start < bytes.length; start += 2 * manifest.blockBytes) {
		const end = Math.min(start + manifest.blockBytes, bytes.length);
		bytes[end - 1]! ^= 1;
		changed += end - start;
	}
	const sha256 = hash('sha256', bytes);
	const blocks = manifest.blocks.map((_, index) =>
		hash('sha256', bytes.subarray(index * manifest.blockBytes, (index + 1) * manifest.blockBytes)),
	);
	return {
		manifest: { ...manifest, archive: `/map/quatro-vistas.${sha256.slice(0, 16)}.pmtiles`, sha256, blocks },
		bytes,
		changed,
	};
}
