import type { BrowserContext, Page } from '@playwright/test';
import { test as base, confirmAge, expect, made } from './fixtures';
import { buildOther, DeployedSite } from './other-build';
import { readyOffline, sendInVain, writeMessage } from './visitor';

const test = base.extend<{ deployed: DeployedSite; visitor: BrowserContext }>({
	deployed: made(
		() => DeployedSite.create(),
		(deployed) => deployed.dispose(),
	),
	visitor: async ({ context, deployed, complaints }, use) => {
		// While one build takes the place of the other, nobody answers for a moment.
		complaints.expect(/net::ERR_CONNECTION_REFUSED|Failed to load resource/);
		await confirmAge(context, deployed.server);
		await use(context);
	},
});

let next = '';
let killer = '';
// In one worker: the other would build both sites once more.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow', workerTraffic: false });
test.beforeAll(async () => {
	test.setTimeout(600_000);
	next = await buildOther('next');
	killer = await buildOther('killer');
});

test('accepted in one tab, all tabs reload once for a new build; a tab with typed text keeps it, and gets the older scripts until it is', async ({
	visitor,
	deployed,
}) => {
	const home = await open(visitor, deployed, '/');
	await readyOffline(home);
	const contact = await open(visitor, deployed, '/contacto');
	await contact.getByLabel('Mensagem').fill('Ainda a meio.');
	const former = await entry(home);

	await deployed.deploy(next);
	await comeBack(home);
	await expect(home.locator('[data-update="waiting"]')).toBeVisible();
	const [homeLoads, contactLoads] = [loads(home), loads(contact)];
	await home.getByRole('button', { name: 'Atualizar' }).click();
	await expect.poll(() => entry(home)).not.toBe(former);
	await expect(contact.locator('[data-update="active"]')).toBeVisible();
	await expect(contact.getByLabel('Mensagem')).toHaveValue('Ainda a meio.');
	expect(await entry(contact)).toBe(former);

	const asked = scripts(contact);
	await contact.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Visitar' }).click();
	await expect(contact).toHaveURL(/\/visitar$/);
	await expect(contact.locator('h1')).toBeVisible();
	await expect(contact.locator('h1')).not.toHaveText('Contacto');
	expect(asked.length, 'it asked for a script that it had not loaded').toBeGreaterThan(0);
	expect(contactLoads(), 'without reloading').toBe(0);
	expect(await entry(contact)).toBe(former);
	expect(await contact.evaluate(() => caches.has('former-build'))).toBe(true);

	await contact.getByRole('button', { name: 'Atualizar' }).click();
	await expect.poll(() => entry(contact)).not.toBe(former);
	await expect(contact).toHaveURL(/\/visitar$/);
	await settle(contact);
	expect([homeLoads(), contactLoads()]).toEqual([1, 1]);

	await open(visitor, deployed, '/filosofia');
	await expect.poll(() => home.evaluate(() => caches.has('former-build'))).toBe(false);
});

test('the first update of a first visit, accepted where something was typed: one reload, and the text is there', async ({
	visitor,
	deployed,
}) => {
	const contact = await open(visitor, deployed, '/contacto');
	await readyOffline(contact);
	await writeMessage(contact, 'Por enviar.');
	const former = await entry(contact);
	await deployed.deploy(next);
	await comeBack(contact);
	const reloaded = loads(contact);
	await contact.getByRole('button', { name: 'Atualizar' }).click();
	await expect.poll(() => entry(contact)).not.toBe(former);
	await settle(contact);
	await expect(contact.getByLabel('Mensagem')).toHaveValue('Por enviar.');
	await expect(contact.getByLabel('Assunto')).toHaveValue('Encomendas');
	expect(reloaded()).toBe(1);
});

test('all tabs reload once where the browser never fires `controllerchange`', async ({ visitor, deployed }) => {
	await visitor.addInitScript(() => {
		// An empty page has none.
		if (!('serviceWorker' in navigator)) return;
		navigator.serviceWorker.addEventListener('controllerchange', (event) => event.stopImmediatePropagation());
	});
	const home = await open(visitor, deployed, '/');
	// A worker that is still storing holds its successor back.
	await readyOffline(home);
	const wines = await open(visitor, deployed, '/vinhos');
	const former = await entry(home);
	await deployed.deploy(next);
	await comeBack(home);
	const counts = [loads(home), loads(wines)];
	await home.getByRole('button', { name: 'Atualizar' }).click();
	for (const page of [home, wines]) await expect.poll(() => entry(page)).not.toBe(former);
	await settle(home);
	expect(counts.map((count) => count())).toEqual([1, 1]);
});

test('a page without a worker that misses a script of its older build reloads once, at the address it was going to', async ({
	browser,
	deployed,
}) => {
	const context = await browser.newContext({ serviceWorkers: 'block', locale: 'pt-PT' });
	await confirmAge(context, deployed.server);
	const page = await open(context, deployed, '/');
	const former = await entry(page);
	await deployed.deploy(next);
	await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Visitar' }).click();
	await expect.poll(() => entry(page)).not.toBe(former);
	await expect(page).toHaveURL(/\/visitar$/);
	await expect(page.locator('h1')).toBeVisible();
	await context.close();
});

test('the kill switch removes the worker and what it stored, and loses no message', async ({
	visitor,
	deployed,
	complaints,
}) => {
	complaints.expect(/code: fetch_error|Failed to fetch/);
	const contact = await open(visitor, deployed, '/contacto');
	await readyOffline(contact);
	const home = await open(visitor, deployed, '/');
	const former = await entry(home);
	await deployed.server.stop();
	await sendInVain(contact, 'Fica neste dispositivo.');

	await deployed.deploy(killer);
	const reloaded = loads(home);
	// A return while the page still takes the server for lost finds nothing: the next one does. Each has time to hear an answer.
	await expect
		.poll(
			async () => {
				await comeBack(home);
				return hasFoundAnother(home);
			},
			{ intervals: [1_000, 5_000, 10_000] },
		)
		.toBe(true);
	// Behind a worker that was busy it waits, and is offered as any other.
	const offer = home.getByRole('button', { name: 'Atualizar' });
	await expect
		.poll(async () => {
			if (await offer.isVisible()) await offer.click({ timeout: 1_000 }).catch(() => {});
			return entry(home);
		})
		.not.toBe(former);
	await settle(home);
	expect(reloaded()).toBe(1);
	await contact.close();
	await home.reload();
	await settle(home);
	expect(await left(home), 'the pages of this build do not bring it back').toEqual({ registrations: 0, stored: 0 });

	// Kept on the device through all of it, the message goes out now that the server is there.
	await open(visitor, deployed, '/contacto');
	await expect.poll(async () => (await deployed.server.messages()).length).toBe(1);
});

async function open(context: BrowserContext, { server }: DeployedSite, address: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(server.origin + address);
	await page.locator('html[data-hydrated]').waitFor();
	return page;
}

/** The script that the page was started by: names its build. Undefined while it reloads. */
async function entry(page: Page): Promise<string | undefined> {
	const script = page.locator('html[data-hydrated] script[data-app]');
	return (await script.getAttribute('data-app', { timeout: 5_000 }).catch(() => null)) ?? undefined;
}

/** Whether another worker is about to take the place of the one that serves the page, or has. */
async function hasFoundAnother(page: Page): Promise<boolean> {
	return page
		.evaluate(async () => {
			const registration = await navigator.serviceWorker.getRegistration();
			return !registration || Boolean(registration.installing ?? registration.waiting);
		})
		.catch(() => true);
}

/** As when the visitor returns to the tab. */
async function comeBack(page: Page): Promise<void> {
	await page.bringToFront();
	// Several events of one return count as one, and so does a return so soon after the page was opened.
	await page.waitForTimeout(2_100);
	// The browser may have told of the return by itself: then the page may be on its way to the newer build.
	await page
		.evaluate(() => dispatchEvent(new Event('focus')))
		.catch((error) => expect(String(error)).toMatch(/context was destroyed/));
}

/** Counts how often the page reloads from now on. */
function loads(page: Page): () => number {
	let count = 0;
	page.on('domcontentloaded', () => {
		count += 1;
	});
	return () => count;
}

function scripts(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') asked.push(request.url());
	});
	return asked;
}

/** Long enough for a reload too many, which would come by the clock. */
async function settle(page: Page): Promise<void> {
	await page.locator('html[data-hydrated]').waitFor();
	await page.waitForTimeout(5_000);
}

/** What a worker leaves behind: registrations, and caches but for the few words that pages note there for themselves. */
async function left(page: Page): Promise<{ registrations: number; stored: number }> {
	return page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => name !== 'satellite-extract-choice');
		const entries = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
		return {
			registrations: (await navigator.serviceWorker.getRegistrations()).length,
			stored: entries.reduce((sum, count) => sum + count, 0),
		};
	});
}
