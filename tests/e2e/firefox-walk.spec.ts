import { builtAddresses } from './addresses';
import { FirefoxVisitor } from './firefox';
import { expect, test } from './fixtures';
import { SilentServer } from './silent-server';
import { SiteServer } from './site-server';
import { readyOffline, sendInVain, storeExtract } from './visitor';

test('the walk in Firefox, which has no Background Sync: store the map, lose the server, open every page and the map, write; the page sends it when the server is back', async () => {
	test.setTimeout(480_000);
	const site = await SiteServer.create();
	const visitor = await FirefoxVisitor.arrive(site);
	const device = await visitor.open('/neste-dispositivo');
	await readyOffline(device);
	await storeExtract(device);

	// The gallery comes last.
	await expect
		.poll(() => device.evaluate(() => caches.match('/art/gallery/francisca-vinho-500.avif').then(Boolean)), {
			timeout: 60_000,
		})
		.toBe(true);

	await visitor.closeBrowser();
	await site.stop();
	const silent = await SilentServer.at(site.port);
	await visitor.openBrowser();

	for (const address of builtAddresses('pt')) {
		const page = await visitor.open(address);
		await expect(page.locator('h1'), address).toHaveCount(1);
		await page.close();
	}
	expect(
		[...silent.asked].filter((path) => /\.(avif|webp|pmtiles|js|css|html)$/.test(path) && path !== '/sw.js'),
	).toEqual([]);

	const map = await visitor.open('/terroir?terroir=martim&parcela=vv-martim1');
	await expect(map.locator('dialog[data-parcel-dialog="vv-martim1"]')).toBeVisible();
	await map.keyboard.press('Escape');
	await expect(map.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready', { timeout: 90_000 });
	await expect(map.locator('[data-map]')).toHaveAttribute('data-map-source', 'device');
	await map.close();

	const contact = await visitor.open('/contacto');
	await sendInVain(contact, 'Escrita no Firefox, sem rede.');

	await visitor.closeBrowser();
	await visitor.openBrowser();
	const again = await visitor.open('/contacto');
	await expect(again.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');
	expect(await site.messages()).toEqual([]);

	await silent.close();
	await site.start();
	await visitor.open('/');
	await expect.poll(async () => (await site.messages()).length, { timeout: 30_000 }).toBe(1);
	expect(JSON.stringify(await site.messages())).toContain('Escrita no Firefox, sem rede.');

	expect(visitor.exceptions).toEqual([]);
	await visitor.leave();
	await site.dispose();
});

test('hands and ears in Firefox: keys, double presses, the way back, a label, and what is said', async () => {
	test.setTimeout(120_000);
	const site = await SiteServer.create();
	const visitor = await FirefoxVisitor.arrive(site);

	const map = await visitor.open('/terroir');
	const plate = (parcel: string) => map.locator(`dialog[data-parcel-dialog=${parcel}]`);
	await map.getByRole('tab', { name: /Parcelas/ }).click();
	// What scrolls is a stop of its own here.
	await map.locator('button[data-parcel=francisca-franca]').focus();
	await map.keyboard.press('ArrowDown');
	await map.keyboard.press('Enter');
	await expect(plate('vv-vinha-rio')).toBeVisible();
	await map.keyboard.press('Escape');
	await expect(map.locator('button[data-parcel=vv-vinha-rio]')).toBeFocused();
	await map.locator('button[data-parcel=rabigato]').dblclick();
	await expect(plate('rabigato')).toBeVisible();
	await expect(map.getByRole('button', { name: 'Fechar' })).toBeFocused();
	await expect(map).toHaveURL(/\/terroir\?.*parcela=rabigato/);
	await map.close();

	const news = await visitor.open('/noticias');
	const article = news.locator('[data-news-list] a').nth(3);
	await article.click();
	await expect(news.locator('article h1')).toBeFocused();
	await news.goBack();
	await expect(article).toBeFocused();
	await news.close();

	const contact = await visitor.open('/contacto');
	await contact.locator('.wpcf7.js').waitFor();
	await contact.getByLabel('E-mail').pressSequentially('nope');
	await contact.keyboard.press('Tab');
	await expect(contact.locator('[role=status]').filter({ hasText: /E-mail: / })).toHaveCount(1);
	const consent = contact.getByRole('checkbox');
	await contact.getByText('Li e aceito a').click({ position: { x: 5, y: 8 } });
	await expect(consent).toBeChecked();
	await contact.keyboard.press('Space');
	await expect(consent).not.toBeChecked();
	await contact.close();

	expect(visitor.exceptions).toEqual([]);
	await visitor.leave();
	await site.dispose();
});
