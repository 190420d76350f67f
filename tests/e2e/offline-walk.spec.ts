import { builtAddresses, pagesOfEachKind } from './addresses';
import { expect, test } from './fixtures';
import { SiteServer } from './site-server';
import { readyOffline, storeExtract, Visitor, writeMessage } from './visitor';

/** Without the server every request fails in the console of the browser itself. */
const failedRequest = /Failed to load resource|net::ERR_|Failed to fetch/;

test.use({ workerTraffic: false });

test('the walk: open the map at the gate, lose the network, open every page, explore, write; the message goes out on the way home', async () => {
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	visitor.complaints.expect(failedRequest);
	visitor.complaints.expect(/code: fetch_error, message: You are probably offline\./);

	const gate = await visitor.open('/terroir');
	await readyOffline(gate);
	await storeExtract(await visitor.open('/neste-dispositivo'));

	for (const picture of ['/art/hero-1440.avif', '/art/gallery/tua-ocre-500.avif'])
		await expect.poll(() => gate.evaluate((path) => caches.match(path).then(Boolean), picture)).toBe(true);

	await visitor.closeBrowser();
	await site.stop();
	await visitor.openBrowser();

	for (const address of process.env.LONG ? builtAddresses('pt') : pagesOfEachKind) {
		const page = await visitor.open(address);
		await expect(page.locator('h1'), address).toHaveCount(1);
		expect(await page.evaluate(() => document.fonts.check('19px "Bona Nova"')), address).toBe(true);
		await page.close();
	}
	const front = await visitor.open('/');
	const picture = front.locator('main picture img').first();
	await expect
		.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
		.toBeGreaterThan(0);
	const plateName = 'O Tua e Martim, relevo a ocre';
	await front.locator('[data-carousel=estampas]').scrollIntoViewIfNeeded();
	await front.getByRole('button', { name: plateName }).click();
	const plate = front.getByRole('dialog', { name: plateName }).locator('img');
	await expect
		.poll(() => plate.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
		.toBeGreaterThan(0);
	await front.close();

	const deep = await visitor.open('/terroir?terroir=martim&parcela=vv-martim1');
	await expect(deep.locator('dialog[data-parcel-dialog="vv-martim1"]')).toBeVisible();
	await deep.keyboard.press('Escape');
	await expect(deep.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
	await expect(deep.locator('[data-map]')).toHaveAttribute('data-map-source', 'device');
	await expect(deep.locator('[data-terroir-page]')).toHaveAttribute('data-terroir', 'martim');

	const unknown = await visitor.context.newPage();
	const answer = await unknown.goto('/nao-existe');
	expect(answer?.status()).toBe(404);
	await expect(unknown.locator('h1')).toHaveText('Fora do mapa');
	// It may be there: only the server knows.
	await expect(unknown.getByText('Sem rede não se sabe o que há neste endereço.')).toBeVisible();

	const contact = await visitor.open('/contacto');
	await writeMessage(contact, 'Escrita entre as vinhas, sem rede.');
	await contact.getByRole('button', { name: 'Enviar' }).click();
	await expect(contact.locator('form.wpcf7-form')).toHaveAttribute('data-status', 'custom-fetch-error');
	await expect(contact.locator('.wpcf7-response-output')).toContainText('É provável que esteja sem ligação.');
	await expect(contact.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');

	await visitor.closeBrowser();
	await visitor.openBrowser();
	const again = await visitor.open('/contacto');
	await expect(again.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');
	await expect(again.locator('.wpcf7-response-output')).toContainText('É provável que esteja sem ligação.');
	expect(await site.messages()).toEqual([]);

	await site.start();
	await visitor.closeBrowser();
	await visitor.openBrowser();
	const first = await visitor.open('/');
	await expect.poll(async () => (await site.messages()).length).toBe(1);
	// The news that it went out is told once, by the page that the visitor comes to first, and is then gone.
	await expect(first.locator('[data-outbox-notice]')).toBeVisible();
	const home = await visitor.open('/contacto');
	await expect(async () => {
		await home.reload();
		await expect(home.locator('.wpcf7')).toHaveClass(/(^|\s)js(\s|$)/);
		await home.waitForTimeout(500);
		expect(await home.locator('[data-outbox-item]').count()).toBe(0);
	}).toPass();
	expect(JSON.stringify(await site.messages())).toContain('Escrita entre as vinhas, sem rede.');
	expect((await site.messages()).length).toBe(1);

	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await site.dispose();
});
