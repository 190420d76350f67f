import { builtAddresses } from './addresses';
import { expect, test } from './fixtures';
import { SiteServer } from './site-server';
import { WebKitVisitor } from './webkit';

test('the walk in WebKit: store the map, lose the server, open a page of each kind and the map, write; the page sends it when the server is back', async () => {
	test.setTimeout(480_000);
	const site = await SiteServer.create();
	const visitor = await WebKitVisitor.arrive(site);
	await visitor.open('/neste-dispositivo');
	await visitor.expect('the question of age', () => document.querySelector('dialog[data-age-gate][open]') !== null);
	await visitor.press('dialog[data-age-gate] button', 'Sim, entrar');
	await visitor.expect('a worker', () => navigator.serviceWorker.controller !== null);
	await visitor.press('[data-extract] button', 'Guardar o mapa');
	const mapStored = () => document.querySelector('[data-extract]')?.getAttribute('data-extract-state') === 'ready';
	await visitor.expect('the map is stored', mapStored, 120_000);

	await site.stop();
	// A page of each kind: Chromium and Firefox open every one.
	for (const address of builtAddresses('pt').filter((path) => path.lastIndexOf('/') === 0)) {
		await visitor.open(address);
		expect(await visitor.evaluate(() => document.querySelectorAll('h1').length), address).toBe(1);
	}

	await visitor.open('/terroir?terroir=martim&parcela=vv-martim1');
	await visitor.expect(
		'the parcel',
		() => document.querySelector('dialog[data-parcel-dialog="vv-martim1"][open]') !== null,
	);
	const mapState = () => document.querySelector('[data-map]')?.getAttribute('data-map-state') === 'ready';
	await visitor.expect('the map is there', mapState, 90_000);
	const source = () => document.querySelector('[data-map]')?.getAttribute('data-map-source');
	expect(await visitor.evaluate(source)).toBe('device');

	await visitor.open('/contacto');
	await visitor.expect('the form is mounted', () => document.querySelector('.wpcf7.js') !== null);
	await visitor.evaluate(() => {
		const form = document.querySelector('form.wpcf7-form');
		const values = {
			'your-name': 'Helena Vaz',
			'your-email': 'helena.vaz@correio.example',
			'your-subject': 'Encomendas',
			'your-message': 'Escrita no WebKit, sem rede.',
		};
		for (const [name, value] of Object.entries(values)) {
			const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
			if (field) field.value = value;
			field?.dispatchEvent(new Event('input', { bubbles: true }));
			field?.dispatchEvent(new Event('change', { bubbles: true }));
		}
		form?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
	});
	await visitor.press('form.wpcf7-form [type="submit"]');
	const waits = () => document.querySelector('[data-outbox-item][data-state="waiting"]') !== null;
	await visitor.expect('the message waits', waits);
	await visitor.open('/contacto');
	await visitor.expect('it waits after a reload', waits);
	expect(await site.messages()).toEqual([]);

	await site.start();
	await visitor.open('/');
	await expect.poll(async () => (await site.messages()).length, { timeout: 30_000 }).toBe(1);
	expect(JSON.stringify(await site.messages())).toContain('Escrita no WebKit, sem rede.');
	await visitor.leave();
	await site.dispose();
});
