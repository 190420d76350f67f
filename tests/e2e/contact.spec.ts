import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { expect, test } from './fixtures';
import { SiteServer } from './site-server';
import { readyOffline, Visitor, writeMessage } from './visitor';

const form = (page: Page) => page.locator('form.wpcf7-form');
const feedback = '**/wp-json/contact-form-7/v1/contact-forms/5/feedback';

async function openForm(page: Page): Promise<void> {
	await page.goto('/contacto');
	await expect(page.locator('.wpcf7')).toHaveClass(/(^|\s)js(\s|$)/);
}

test('the form as rendered has the plugin’s fields, in its order, with its hidden fields', async ({ request }) => {
	const html = await (await request.get('/contacto')).text();
	const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
	expect(names).toEqual([
		'_wpcf7',
		'_wpcf7_version',
		'_wpcf7_locale',
		'_wpcf7_unit_tag',
		'_wpcf7_container_post',
		'_wpcf7_posted_data_hash',
		'your-name',
		'your-email',
		'your-phone',
		'your-site',
		'your-subject',
		'your-message',
		'accept-terms',
	]);
	expect(html).toContain('class="wpcf7 no-js"');
});

test('a message is sent once, in the measured order of events, thanks are shown and the form is empty', async ({
	page,
	site,
}) => {
	await openForm(page);
	await page.evaluate(() => {
		const seen: string[] = [];
		Object.assign(globalThis, { seen });
		for (const type of ['beforesubmit', 'statuschanged', 'invalid', 'mailsent', 'submit', 'reset']) {
			document.addEventListener(
				`wpcf7${type}`,
				(event) => event instanceof CustomEvent && seen.push(`${type} ${event.detail.status}`),
			);
		}
	});
	const before = (await site.messages()).length;
	await writeMessage(page, 'Doze garrafas de Rabigato, por favor.');
	await page.getByRole('button', { name: 'Enviar' }).dblclick();
	await expect(form(page)).toHaveAttribute('data-status', 'sent');
	await expect(page.locator('.wpcf7-response-output')).toContainText('Obrigado! A sua mensagem foi enviada.');
	await expect(page.getByLabel('Mensagem')).toHaveValue('');
	expect((await site.messages()).length).toBe(before + 1);
	const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
	expect(seen.filter((line) => !line.includes('validating') && line !== 'statuschanged init')).toEqual([
		'beforesubmit init',
		'statuschanged submitting',
		'statuschanged sent',
		'mailsent mail_sent',
		'submit mail_sent',
		'statuschanged resetting',
		'statuschanged sent',
		'reset sent',
	]);
	await expect(page.locator('[data-outbox-item]')).toHaveCount(0);
});

test('the button waits for the acceptance', async ({ page }) => {
	await openForm(page);
	await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
	await page.getByRole('checkbox').check();
	await expect(page.getByRole('button', { name: 'Enviar' })).toBeEnabled();
});

test('fields that are wrong get their message beside them, in the list for screen readers and in a summary that has the focus', async ({
	page,
}) => {
	await openForm(page);
	await page.getByLabel('Email').fill('helena.vaz@');
	await page.getByRole('checkbox').check();
	await page.getByRole('button', { name: 'Enviar' }).click();
	await expect(form(page)).toHaveAttribute('data-status', 'invalid');
	await expect(page.locator('[data-name=your-name] .wpcf7-not-valid-tip')).toHaveText('Preencha este campo.');
	await expect(page.locator('[data-name=your-email] .wpcf7-not-valid-tip')).toHaveText(
		'Escreva um endereço de email válido.',
	);
	await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
	await expect(page.locator('.screen-reader-response li')).toHaveCount(3);
	await expect(page.locator(':focus')).toContainText(/campos/);
	expect(await axeViolations(page)).toEqual([]);
});

test('the message is kept while the page is reloaded in the middle of writing', async ({ page }) => {
	await openForm(page);
	await page.getByLabel('Mensagem').fill('Primeira linha\nsegunda linha');
	await page.waitForTimeout(600);
	await page.reload();
	await expect(page.getByLabel('Mensagem')).toHaveValue('Primeira linha\nsegunda linha');
});

for (const [name, answer, status] of [
	['HTML where JSON is due', { contentType: 'text/html', body: '<!doctype html><p>Olá' }, 'custom-invalid-json'],
	['a server error', { status: 500, contentType: 'text/html', body: 'erro' }, 'custom-http-error'],
	['an empty answer', { status: 200, contentType: 'application/json', body: '' }, 'custom-invalid-json'],
] as const) {
	test(`${name}: the form says so, keeps the text and can be used again`, async ({ page, complaints }) => {
		complaints.expect(/Failed to load resource|invalid_json|http_error|JSON|500/);
		await page.route(feedback, (route) => route.fulfill(answer));
		await openForm(page);
		await writeMessage(page, 'Ninguém a leu ainda.');
		await page.getByRole('button', { name: 'Enviar' }).click();
		await expect(form(page)).toHaveAttribute('data-status', status);
		await expect(page.locator('.wpcf7-response-output')).not.toBeEmpty();
		await expect(page.getByLabel('Mensagem')).toHaveValue('Ninguém a leu ainda.');
		await page.unroute(feedback);
		await page.getByRole('button', { name: 'Enviar', exact: true }).click();
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
	});
}

test('cut while sending, the message is “unknown”, is not sent again by itself, and the visitor decides', async ({
	page,
	site,
	complaints,
}) => {
	complaints.expect(/Failed to load resource|ERR_|fetch_error/);
	let posts = 0;
	await page.route(feedback, (route) => {
		posts += 1;
		return route.abort('connectionreset');
	});
	await openForm(page);
	await writeMessage(page, 'Chegou ou não chegou?');
	await page.getByRole('button', { name: 'Enviar' }).click();
	await expect(page.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'unknown');
	await page.reload();
	await expect(page.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'unknown');
	expect(posts).toBe(1);
	await page.unroute(feedback);
	const before = (await site.messages()).length;
	await page.getByRole('button', { name: 'Enviar de novo' }).click();
	await expect(page.locator('[data-outbox-item]:not([data-state=sent])')).toHaveCount(0);
	expect((await site.messages()).length).toBe(before + 1);
});

test('without the API’s address the console says so and the form stays as it was rendered', async ({
	page,
	complaints,
}) => {
	complaints.expect(/wpcf7\.api is not defined\./);
	await page.route('**/contacto', async (route) => {
		const answer = await route.fetch();
		const html = (await answer.text()).replace(/"wpcf7":\{"api":\{[^}]*\}\}/, '"wpcf7":{}');
		await route.fulfill({ response: answer, body: html });
	});
	const said = page.waitForEvent('console', (message) => message.text().includes('wpcf7.api is not defined.'));
	await page.goto('/contacto');
	await said;
	await expect(page.locator('.wpcf7')).toHaveClass(/no-js/);
	await expect(page.getByRole('button', { name: 'Enviar' })).toBeEnabled();
});

test('a page whose settings block was lost can be read and says how else to reach the house', async ({
	page,
	complaints,
}) => {
	complaints.expect(/site-settings|wpcf7/);
	await page.route('**/contacto', async (route) => {
		const answer = await route.fetch();
		await route.fulfill({
			response: answer,
			body: (await answer.text()).replace(/<script type="application\/json" id="site-settings">.*?<\/script>/, ''),
		});
	});
	await page.goto('/contacto');
	await page.locator('html[data-hydrated]').waitFor();
	await expect(page.locator('h1')).toHaveText('Contacto');
	await expect(page.locator('[data-unusable]')).toContainText('+351 254 000 417');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('posting the form answers with the page, its errors in place and what was typed', async ({ page }) => {
		await page.goto('/contacto');
		await page.getByLabel('Nome').fill('Helena Vaz');
		await page.getByRole('button', { name: 'Enviar' }).click();
		await expect(form(page)).toHaveAttribute('data-status', 'invalid');
		await expect(page.locator('[data-name=your-email] .wpcf7-not-valid-tip')).toHaveText('Preencha este campo.');
		await expect(page.getByLabel('Nome')).toHaveValue('Helena Vaz');
	});

	test('a whole message is taken and thanked for', async ({ page, site }) => {
		const before = (await site.messages()).length;
		await page.goto('/contacto');
		await writeMessage(page, 'Sem JavaScript também se escreve.');
		await page.getByRole('button', { name: 'Enviar' }).click();
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
		await expect(page.locator('.wpcf7-response-output')).toContainText('Obrigado! A sua mensagem foi enviada.');
		expect((await site.messages()).length).toBe(before + 1);
	});
});

test('a message written without network goes out when the browser says that the network is back', async ({
	page,
	context,
	site,
	complaints,
}) => {
	complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|fetch_error/);
	await openForm(page);
	await readyOffline(page);
	const before = (await site.messages()).length;
	await context.setOffline(true);
	await writeMessage(page, 'À volta do monte há rede.');
	await page.getByRole('button', { name: 'Enviar' }).click();
	await expect(page.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');
	await context.setOffline(false);
	await expect.poll(async () => (await site.messages()).length).toBe(before + 1);
	await expect(form(page)).toHaveAttribute('data-status', 'sent');
});

test('a message waiting in two tabs goes out once when the server is back, without a press', async () => {
	test.setTimeout(120_000);
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	visitor.complaints.expect(/Failed to load resource|ERR_|Failed to fetch|fetch_error/);
	const first = await visitor.open('/contacto');
	await readyOffline(first);
	const second = await visitor.open('/contacto');
	await site.stop();
	await writeMessage(first, 'Uma só vez.');
	await first.getByRole('button', { name: 'Enviar' }).click();
	await expect(first.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');
	await expect(second.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');
	await site.start();
	for (const page of [first, second]) await page.evaluate(() => dispatchEvent(new Event('online')));
	await expect.poll(async () => (await site.messages()).length, { timeout: 30_000 }).toBe(1);
	for (const page of [first, second])
		await expect(page.locator('[data-outbox-item]:not([data-state=sent])')).toHaveCount(0);
	await first.waitForTimeout(1000);
	expect((await site.messages()).length).toBe(1);
	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await site.dispose();
});

test('what is typed before the form’s code has come is kept, and wins over an older draft', async ({ page }) => {
	await openForm(page);
	await page.getByLabel('Mensagem').fill('O de ontem');
	await page.route('**/assets/form-session-*.js', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue();
	});
	await page.reload();
	await page.getByLabel('Mensagem').fill('O de hoje');
	await expect(page.locator('.wpcf7')).toHaveClass(/(^|\s)js(\s|$)/);
	await expect(page.getByLabel('Mensagem')).toHaveValue('O de hoje');
	await page.reload();
	await expect(page.getByLabel('Mensagem')).toHaveValue('O de hoje');
});
