import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { answer, feedback, form, goOffline, kept, openForm, send, submitButton } from './contact-form';
import { expect, holdBack, longUnless, test } from './fixtures';
import { writeMessage } from './visitor';

/** Every row of the error catalogue that is about forms (docs/product.md 6), and what else a server or a line may do. */

const offlineLine = /fetch_error|ERR_|Failed to load resource/;

// The worker has its own tests; without it every request of the page can be held and changed.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')));

/** The lines of the console that the form's client writes about failures. */
async function failureLines(page: Page): Promise<string[]> {
	const lines: string[] = [];
	page.on('console', async (message) => {
		const said: unknown[] = await Promise.all(message.args().map((each) => each.jsonValue().catch(() => undefined)));
		for (const value of said) {
			if (typeof value === 'object' && value !== null && 'code' in value && 'message' in value)
				lines.push(`${value.code}: ${value.message}`);
		}
	});
	return lines;
}

test('offline: “You are probably offline.”, in Portuguese, and the message is kept', async ({
	page,
	context,
	complaints,
}) => {
	complaints.expect(offlineLine);
	const lines = await failureLines(page);
	await openForm(page);
	await writeMessage(page, 'Escrita sem rede.');
	await goOffline(page);
	await send(page, 'custom-fetch-error');
	await expect(answer(page)).toContainText('É provável que esteja sem ligação.');
	await expect(answer(page)).toContainText('ficou guardada neste dispositivo');
	await expect(kept(page)).toHaveAttribute('data-state', 'waiting');
	await expect.poll(() => lines).toContain('fetch_error: You are probably offline.');
	expect(await axeViolations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Escrever outra' }).click();
	await expect(page.getByLabel('Nome')).toBeFocused();
	await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
	await expect(kept(page)).toHaveAttribute('data-state', 'waiting');
	await context.setOffline(false);
});

test('offline with a field that the server would refuse: said at once by the form’s rules, and nothing waits in vain', async ({
	page,
	complaints,
}) => {
	complaints.expect(offlineLine);
	await openForm(page);
	await expect.poll(() => page.evaluate(() => localStorage.getItem('quatro-vistas-contact-schema'))).not.toBeNull();
	// The next visit has no network from the start: the rules are those of the last one.
	await page.route('**/wp-json/**', (route) => route.abort('internetdisconnected'));
	await openForm(page);
	await writeMessage(page, 'Com um endereço a que falta um bocado.');
	await page.getByLabel('E-mail').fill('helena.vaz@');
	await page.getByLabel('Nome').fill('');
	await send(page, 'invalid');
	await expect(page.locator(':focus')).toContainText('Há dois campos a rever');
	await expect(page.locator(':focus').getByRole('link').first()).toHaveText('Nome: Preencha este campo.');
	await expect(kept(page)).toHaveCount(0);
	await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Com um endereço a que falta um bocado.');
	await page.getByLabel('Nome').fill('Helena Vaz');
	await page.getByLabel('E-mail').fill('helena.vaz@correio.example');
	await send(page, 'custom-fetch-error');
	await expect(kept(page)).toHaveAttribute('data-state', 'waiting');
});

const notJson = 'A resposta do servidor não é um JSON válido.';
const httpError = 'O servidor respondeu com um erro.';
const html = '<!doctype html><p>Olá';

const againButton = (page: Page) => page.getByRole('button', { name: 'Escrever outra' });

test('whatever the server answers instead of an answer: the form says so, keeps the text and can be used again', async ({
	page,
	complaints,
}) => {
	complaints.expect(/Failed to load resource|invalid_json|http_error/);
	const lines = await failureLines(page);
	await page.clock.install();
	await openForm(page);
	for (const [name, reply, status, words] of [
		['HTML where JSON is due', { contentType: 'text/html', body: html }, 'custom-invalid-json', notJson],
		['nothing at all', { status: 200, contentType: 'application/json', body: '' }, 'custom-invalid-json', notJson],
		['204', { status: 204, body: '' }, 'custom-invalid-json', notJson],
		['half an answer', { contentType: 'application/json', body: '{"status":"mail_s' }, 'custom-invalid-json', notJson],
		['JSON without a status', { contentType: 'application/json', body: '{}' }, 'custom-invalid-json', notJson],
		['500 with HTML', { status: 500, contentType: 'text/html', body: html }, 'custom-http-error', httpError],
		['503 with JSON', { status: 503, json: { code: 'busy', message: '' } }, 'custom-http-error', httpError],
		['403 with JSON', { status: 403, json: { code: 'rest_cookie' } }, 'custom-http-error', httpError],
	] as const) {
		await test.step(`the server answers with ${name}: the form says so, keeps the text and can be used again`, async () => {
			lines.length = 0;
			// From before the first press: however slow the machine, the page's own next attempt must not overtake the second.
			await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
			await page.route(feedback, (route) => route.fulfill(reply));
			await writeMessage(page, 'Ninguém a leu ainda.');
			await send(page, status);
			await expect(answer(page)).toContainText(words);
			await expect(page.locator('.screen-reader-response [role=status]')).toContainText(words);
			await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Ninguém a leu ainda.');
			await expect
				.poll(() => lines)
				.toContain(
					status === 'custom-invalid-json'
						? 'invalid_json: The response is not a valid JSON response.'
						: 'http_error: The server responded with an error.',
				);
			await page.unroute(feedback);
			await expect(submitButton(page)).toHaveValue('Tentar de novo');
			await send(page, 'sent');
			await expect(kept(page)).toHaveCount(0);
			await page.clock.resume();
			await againButton(page).click();
		});
	}

	await test.step('the API refuses the request itself (415, 400, 404): each is told, and the text stays', async () => {
		await writeMessage(page, 'Para a porta errada.');
		const changes: [number, Parameters<Parameters<Parameters<Page['route']>[1]>[0]['continue']>[0]][] = [
			[415, { headers: { 'content-type': 'application/json' }, postData: '{}' }],
			[400, { headers: { 'content-type': 'multipart/form-data; boundary=x' }, postData: '--x--\r\n' }],
			[404, { url: new URL('/wp-json/contact-form-7/v1/contact-forms/999/feedback', page.url()).href }],
		];
		for (const [code, change] of changes) {
			await page.route(feedback, (route) => route.continue(change));
			const [response] = await Promise.all([
				page.waitForResponse((each) => each.request().method() === 'POST'),
				submitButton(page).click(),
			]);
			expect(response.status()).toBe(code);
			await expect(form(page)).toHaveAttribute('data-status', 'custom-http-error');
			await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Para a porta errada.');
			await page.unroute(feedback);
		}
		await send(page, 'sent');
	});
});

test('whatever the server decides: its words stand as they are, ours beside them, and the text stays', async ({
	page,
}) => {
	const words = 'Nas palavras do servidor: <b>não</b>.';
	await openForm(page);
	for (const [serverStatus, status, title] of [
		['spam', 'spam', 'A mensagem ficou retida'],
		['aborted', 'aborted', 'Não conseguimos enviar'],
		['mail_failed', 'failed', 'Não conseguimos enviar'],
		['payment_required', 'payment-required', 'O servidor pede um pagamento'],
		['acceptance_missing', 'unaccepted', 'Falta aceitar a política de privacidade'],
		['out_of_office', 'custom-out-of_office', 'Resposta do servidor'],
	] as const) {
		await test.step(`the server’s “${serverStatus}”: its words as they are, ours beside them, and the text stays`, async () => {
			await page.route(feedback, (route) =>
				route.fulfill({ json: { status: serverStatus, message: words, invalid_fields: [], posted_data_hash: '' } }),
			);
			await writeMessage(page, `Compre já: ${serverStatus}.`);
			await send(page, status);
			await expect(answer(page)).toHaveText(words);
			await expect(page.locator(':focus').getByRole('heading')).toHaveText(title);
			await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(`Compre já: ${serverStatus}.`);
			expect(await axeViolations(page)).toEqual([]);
			await page.unroute(feedback);
		});
	}
});

test.describe('a server that takes its time', () => {
	test.beforeEach(({ page }) => page.clock.install());

	test('after three seconds the form says that it goes on, after fifteen what else one can do, and thanks in the end', async ({
		page,
		site,
	}) => {
		const letGo = await holdBack(page, feedback);
		const before = (await site.messages()).length;
		await openForm(page);
		await writeMessage(page, 'Devagar se vai ao longe.');
		const button = submitButton(page);
		const width = (await button.boundingBox())?.width;
		const [posted] = await Promise.all([page.waitForRequest(feedback), button.click()]);
		expect(posted.method()).toBe('POST');
		await expect(button).toHaveValue('A enviar…');
		expect((await button.boundingBox())?.width).toBe(width);
		const slow = form(page).getByRole('status').filter({ hasText: 'Ainda a enviar' });
		await expect(slow).toHaveCount(0);
		await page.clock.fastForward(3000);
		await expect(slow).toHaveText('Ainda a enviar…');
		expect(await axeViolations(page)).toEqual([]);
		await page.clock.fastForward(12_000);
		await expect(slow.getByRole('link')).toHaveText(['+351 254 000 417', 'casa@quatrovistas.example']);
		await expect(form(page)).toHaveAttribute('data-status', 'submitting');
		await button.click();
		letGo();
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
		await expect(slow).toHaveCount(0);
		expect((await site.messages()).length).toBe(before + 1);
	});

	test('given up after a minute: nobody knows whether it arrived, the message is kept and the visitor decides', async ({
		page,
		complaints,
	}) => {
		complaints.expect(offlineLine);
		let posts = 0;
		await page.route(feedback, () => {
			posts += 1;
		});
		await openForm(page);
		await writeMessage(page, 'Está aí alguém?');
		await Promise.all([page.waitForRequest(feedback), submitButton(page).click()]);
		await page.clock.fastForward(59_000);
		await expect(form(page)).toHaveAttribute('data-status', 'submitting');
		await page.clock.fastForward(2000);
		await expect(form(page)).toHaveAttribute('data-status', 'custom-fetch-error');
		await expect(answer(page)).toContainText('não se sabe se a mensagem chegou');
		await expect(kept(page)).toHaveAttribute('data-state', 'unknown');
		await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Está aí alguém?');
		await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeHidden();
		expect(posts).toBe(1);
	});
});

test('a database that never answers: the message goes all the same, once, and the form ends', async ({
	page,
	site,
}) => {
	await page.clock.install();
	await page.addInitScript(() => {
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (name, version) {
			if (name !== 'quatro-vistas-outbox') return open.call(this, name, version);
			const request = open.call(this, `${name}-silent`);
			for (const type of ['upgradeneeded', 'success'])
				request.addEventListener(type, (event) => event.stopImmediatePropagation());
			document.documentElement.dataset.opened = 'outbox';
			return request;
		};
	});
	await openForm(page);
	await writeMessage(page, 'Para uma gaveta emperrada.');
	const before = (await site.messages()).length;
	const root = page.locator('html');
	await root.evaluate((element) => element.removeAttribute('data-opened'));
	await submitButton(page).click();
	await expect(root).toHaveAttribute('data-opened', 'outbox');
	await page.clock.fastForward(10_000);
	// If it was the list's reading that was seen, the clock goes on to the form's limit by itself.
	await expect(form(page)).toHaveAttribute('data-status', 'sent');
	expect((await site.messages()).length).toBe(before + 1);
});

test('a page without the API’s address: the console says so and the form stays as it was rendered @long', async ({
	page,
	complaints,
}) => {
	complaints.expect(/wpcf7\.api is not defined\./);
	await page.route('**/contacto', async (route) => {
		const page = await route.fetch();
		const body = (await page.text()).replace(/"wpcf7":\{"api":\{[^}]*\}\}/, '"wpcf7":{}');
		await route.fulfill({ response: page, body });
	});
	const said = page.waitForEvent('console', (message) => message.text() === 'wpcf7.api is not defined.');
	await page.goto('/contacto');
	await said;
	await expect(page.locator('.wpcf7')).toHaveClass('wpcf7 no-js');
	await expect(submitButton(page)).toBeEnabled();
});

const abilities = [
	['window.fetch()', () => Reflect.deleteProperty(globalThis, 'fetch')],
	['window.FormData()', () => Reflect.deleteProperty(globalThis, 'FormData')],
	['NodeList.forEach()', () => Reflect.deleteProperty(NodeList.prototype, 'forEach')],
	['String.replaceAll()', () => Reflect.deleteProperty(String.prototype, 'replaceAll')],
] as const;

// Which are asked for is tested of the kitchen sink.
for (const [index, [ability, remove]] of abilities.entries()) {
	test(`a browser without ${ability}: the console says so, the form stays as rendered and is posted the old way${longUnless(index === 0)}`, async ({
		page,
		site,
		complaints,
	}) => {
		const line = `Your browser does not support ${ability}.`;
		complaints.expect(/Your browser does not support/);
		await page.addInitScript(remove);
		const said = page.waitForEvent('console', (message) => message.text() === line);
		const before = (await site.messages()).length;
		await page.goto('/contacto');
		await said;
		await expect(page.locator('.wpcf7')).toHaveClass('wpcf7 no-js');
		await writeMessage(page, 'De um navegador com história.');
		await submitButton(page).click();
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
		await expect(answer(page)).toContainText('Obrigado! A sua mensagem foi enviada.');
		expect((await site.messages()).length).toBe(before + 1);
	});
}
