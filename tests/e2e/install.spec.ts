import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { CuttingProxy } from './cutting-proxy';
import { confirmAge, expect, open, test } from './fixtures';
import { SiteServer } from './site-server';
import { payByVolume, readyOffline, Visitor } from './visitor';

const manifest: { start_url: string; shortcuts: { url: string }[] } = JSON.parse(
	readFileSync('dist/manifest.webmanifest', 'utf8'),
);
const iPhone =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test.use({ serviceWorkers: 'allow', workerTraffic: false, launchOptions });

test('Chromium finds nothing that keeps the site from being installed', async ({ page, context }) => {
	await open(page, '/');
	await readyOffline(page);
	const client = await context.newCDPSession(page);
	const { errors } = await client.send('Page.getAppManifest');
	expect(errors).toEqual([]);
	const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
	// The private window that every test has is the one thing it may name.
	expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('the invitation comes on the second visit, opens the browser’s dialog, and a no is for good', async ({
	page,
	context,
}) => {
	// Once the map is stored it would come to the first as well.
	await payByVolume(context);
	await open(page, '/');
	await offerInstall(page);

	const second = await context.newPage();
	await open(second, '/vinhos');
	await offerInstall(second);
	const invitation = second.getByRole('region', { name: 'Leve o sítio consigo' });
	await expect(invitation).toBeVisible();
	// By now the first would have it, too.
	await expect(page.locator('[data-install]')).toHaveCount(0);
	for (const [place, heading] of [
		['Contacto', 'Contacto'],
		['Vinhos', 'Vinhos'],
	] as const) {
		await second.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: place }).click();
		await expect(second.locator('h1')).toHaveText(heading);
		// Over a form it would lie in the way.
		await expect(invitation).toHaveCount(place === 'Contacto' ? 0 : 1);
	}
	await invitation.getByRole('button', { name: 'Instalar' }).click();
	expect(await second.evaluate(() => Reflect.get(globalThis, 'prompted'))).toBe(1);
	await expect(invitation).toHaveCount(0);

	const third = await context.newPage();
	await open(third, '/filosofia');
	await offerInstall(third);
	await third.getByRole('button', { name: 'Fechar e não voltar a perguntar' }).click();
	const fourth = await context.newPage();
	await open(fourth, '/');
	await offerInstall(fourth);
	await fourth.waitForTimeout(1_000);
	await expect(fourth.locator('[data-install]')).toHaveCount(0);
});

test('the way to install stands on the page of this device, and nothing lies over that page @long', async ({
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem('visits', '2'));
	await open(page, '/neste-dispositivo');
	await offerInstall(page);
	const navigation = page.getByRole('navigation', { name: 'Principal' });
	await navigation.getByRole('link', { name: 'Vinhos' }).click();
	await expect(page.locator('[data-install]'), 'there is an invitation, and its code is here').toBeVisible();
	await page.goBack();
	const row = page.locator('[data-install-row]');
	await expect(row).toBeVisible();
	await expect(page.locator('[data-install]')).toHaveCount(0);
	await row.getByRole('button', { name: 'Instalar a aplicação' }).click();
	expect(await page.evaluate(() => Reflect.get(globalThis, 'prompted'))).toBe(1);
	await expect(row).toHaveCount(0);
});

test.describe('on an iPhone', () => {
	test.use({ userAgent: iPhone, viewport: { width: 390, height: 844 }, hasTouch: true });

	test('the invitation has the steps, in the app itself there is none @long', async ({ context, page }) => {
		await open(page, '/');
		const second = await context.newPage();
		await open(second, '/');
		await expect(second.locator('[data-install="manual"]')).toContainText('Adicionar ao ecrã principal');
		await expect(second.getByRole('button', { name: 'Instalar', exact: true })).toHaveCount(0);

		await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
		const installed = await context.newPage();
		await open(installed, '/');
		await installed.waitForTimeout(1_000);
		await expect(installed.locator('[data-install]')).toHaveCount(0);
	});
});

test('where a network answers for the site, as one whose terms are to be accepted, nothing of it is installed; once it no longer does, the same visit installs the site', async ({
	page,
	context,
	site,
	complaints,
}) => {
	complaints.expect(/integrity|Failed to load resource/);
	const proxy = await CuttingProxy.before(site);
	await confirmAge(context, proxy);
	proxy.replace('/contacto', Buffer.from('<!doctype html>Aceite os termos.'));
	await page.addInitScript(() => {
		const register = ServiceWorkerContainer.prototype.register;
		ServiceWorkerContainer.prototype.register = async function (...parameters) {
			const registration = await register.apply(this, parameters);
			Object.assign(globalThis, { firstWorker: registration.installing });
			return registration;
		};
	});
	await open(page, `${proxy.origin}/`);
	await page.waitForFunction(() => Reflect.get(globalThis, 'firstWorker')?.state === 'redundant');
	proxy.replace('/contacto', readFileSync('dist/contacto.html'));
	await readyOffline(page);
	const stored = await page.evaluate(async () => (await caches.match('/contacto', { ignoreSearch: true }))?.text());
	expect(stored).toContain('<h1');
	await proxy.close();
});

test('started from its icon in a new browser process without network, the site and its shortcuts open', async () => {
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	visitor.complaints.expect(/Failed to load resource|net::ERR_|Failed to fetch/);
	await readyOffline(await visitor.open('/visitar'));
	await visitor.closeBrowser();
	await site.stop();
	await visitor.openBrowser();
	for (const address of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
		const page = await visitor.open(address);
		await expect(page.locator('h1'), address).toHaveCount(1);
	}
	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await site.dispose();
});

/** What Chromium does where the site can be installed; a private window never does. Repeated until somebody listens. */
async function offerInstall(page: Page): Promise<void> {
	await page.evaluate(async () => {
		Object.assign(globalThis, { prompted: 0 });
		for (let tries = 0; tries < 100; tries += 1) {
			const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
				prompt: async () => Object.assign(globalThis, { prompted: 1 }),
			});
			dispatchEvent(event);
			if (event.defaultPrevented) return;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		throw new Error('Nobody took the offer to install.');
	});
}
