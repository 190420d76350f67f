import type { BrowserContext, Page } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { formAtRest, readOutbox, submitForm } from '../chaos/browser-chaos';
import { CuttingFront, type Fate, type Protocol } from './cutting-front';
import { confirmAge, expect, longUnless, test } from './fixtures';
import { readyOffline } from './visitor';

/** `npm run test:all` cuts each kind of answer fifty times, over both protocols. */
const rounds = process.env.LONG ? 50 : 1;
const protocols: readonly Protocol[] = ['HTTP/1.1', 'HTTP/2'];

// A worker is installed only where the certificate is taken for granted from the start.
test.use({
	serviceWorkers: 'allow',
	workerTraffic: false,
	launchOptions: { ...launchOptions, args: [...launchOptions.args, '--ignore-certificate-errors'] },
});

let front: CuttingFront;
let context: BrowserContext;
/** Each text is written once. */
let written: string[];

test.beforeEach(({ complaints }) => complaints.expect(/Failed to load resource|ERR_|fetch_error/));
test.afterEach(() => front.close());

async function arrive(): Promise<Page> {
	await confirmAge(context, front);
	const page = await context.newPage();
	await page.goto(front.origin);
	await page.getByRole('link', { name: 'Contacto' }).first().click();
	await page.locator('.wpcf7.js').waitFor();
	return page;
}

/** Writes a message, sends it, and waits until the form is at rest: then the server has it, or it waits on the device. */
async function write(page: Page, fate?: Fate): Promise<void> {
	const text = `Mensagem ${written.length + 1}, ${fate ?? 'guardada'}`;
	written.push(text);
	if (fate) front.fates.push(fate);
	await page.evaluate(submitForm, text);
	await page.evaluate(formAtRest);
	await expect
		.poll(
			async () =>
				front.timesReceived(text) > 0 ||
				(await page.evaluate(readOutbox)).some((kept) => kept.text === text && kept.state === 'waiting'),
			text,
		)
		.toBe(true);
}

const received = () => written.map((text) => `${text}: ${front.timesReceived(text)}`);
const once = () => written.map((text) => `${text}: 1`);
/** In the order of the alphabet: records have random keys. */
const states = async (page: Page) => (await page.evaluate(readOutbox)).map(({ state }) => state).toSorted();

/** Sends by Background Sync, as the browser does with all pages closed once there is a network again. */
async function wakeWorker(): Promise<void> {
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	const registered = new Promise<string>((resolve) =>
		devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
			for (const { registrationId, scopeURL } of registrations)
				if (scopeURL.startsWith(front.origin)) resolve(registrationId);
		}),
	);
	await devtools.send('ServiceWorker.enable');
	const registrationId = await registered;
	await devtools.send('ServiceWorker.dispatchSyncEvent', {
		origin: front.origin,
		registrationId,
		tag: 'outbox',
		lastChance: false,
	});
}

for (const protocol of protocols) {
	test.describe(`over ${protocol}, where the connection breaks after a message and before its answer, the server gets once${longUnless(protocol === 'HTTP/1.1')}`, () => {
		test.beforeEach(async ({ site, browser }) => {
			test.setTimeout(160_000 + rounds * 20_000);
			front = await CuttingFront.before(site, protocol);
			context = await browser.newContext({ locale: 'pt-PT' });
			written = [];
		});
		test.afterEach(() => context.close());

		test('the first message of a visit, those that follow, and corrections', async ({ browser }) => {
			for (let round = 0; round < rounds; round += 4) {
				const page = await arrive();
				for (const fate of ['cut', 'mail_sent', 'cut', 'spam', 'cut', 'mail_sent', 'mail_sent', 'cut'] as const)
					await write(page, fate);
				await expect.poll(received).toEqual(once());
				await context.close();
				context = await browser.newContext({ locale: 'pt-PT' });
			}
		});

		test('the first message of later visits, while a worker answers for the pages', async () => {
			const first = await arrive();
			await readyOffline(first);
			for (let round = 0; round < rounds; round += 1) {
				const page = await arrive();
				await write(page, 'mail_sent');
				const later = await arrive();
				await page.close();
				await write(later, 'cut');
				await write(later, 'mail_sent');
				await expect.poll(received).toEqual(once());
				await later.close();
			}
		});

		for (const sender of ['page', 'worker'] as const) {
			test(`each of three kept messages that the ${sender} sends in a row${longUnless(sender === 'worker')}`, async () => {
				const first = await arrive();
				await readyOffline(first);
				await first.close();
				for (let round = 0; round < rounds; round += 1) {
					front.absent = true;
					const page = await arrive();
					for (const _ of [1, 2, 3]) await write(page);
					expect(await states(page)).toEqual([...Array(round).fill('unknown'), 'waiting', 'waiting', 'waiting']);
					front.fates = ['mail_sent', 'mail_sent', 'cut'];
					if (sender === 'worker') await page.close();
					front.absent = false;
					if (sender === 'page') await page.evaluate(() => void dispatchEvent(new Event('online')));
					else await wakeWorker();
					// A page that came earlier would send in place of the worker.
					await expect.poll(() => written.filter((text) => front.timesReceived(text) === 0)).toEqual([]);
					const reader = sender === 'page' ? page : await arrive();
					await expect.poll(() => states(reader)).not.toContain('sending');
					expect(received()).toEqual(once());
					expect(await states(reader)).toEqual(Array(round + 1).fill('unknown'));
					for (const open of context.pages()) await open.close();
				}
			});
		}

		test('a message whose length it wants to know @long', async () => {
			front.wantsLength = true;
			const page = await arrive();
			await write(page, 'mail_sent');
			await expect(page.locator('form.wpcf7-form')).toHaveAttribute('data-status', 'sent');
			await write(page, 'mail_sent');
			expect(received()).toEqual(once());
		});
	});
}
