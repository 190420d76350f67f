import type { Page, Request } from '@playwright/test';
import { readOutbox } from '../chaos/browser-chaos';
import { axeViolations } from './axe';
import { answer, feedback, form, kept, openForm, send, submitButton } from './contact-form';
import { expect, gate, longUnless, test } from './fixtures';
import { writeMessage } from './visitor';

/** What the form does by what answers, before and after a reload (docs/product.md 5.4). */

test.beforeEach(({ complaints }) =>
	complaints.expect(/Failed to load resource|ERR_|fetch_error|http_error|invalid_json/),
);

const schema = '**/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema';
const title = (page: Page) => form(page).getByRole('heading', { level: 3 }).first();
const note = (page: Page) => form(page).locator('[tabindex="-1"]').first();
/** Beside messages there are requests without a body, which only close their connection. */
const isMessage = (request: Request) => request.headers()['content-type']?.startsWith('multipart/') ?? false;
const reached = { phone: '+351 254 000 417', email: 'casa@quatrovistas.example' };

const oddAnswers = [
	{ status: 500, body: '<h1>Erro</h1>' },
	{ status: 204, body: '' },
	{ status: 403, json: { code: 'rest_forbidden' } },
	{ json: { hello: 'world' } },
	{ contentType: 'text/html', body: '<!doctype html><p>Olá' },
] as const;

for (const [index, reply] of oddAnswers.entries()) {
	test(`A server that is there without rules is sent the message, and validates it: ${JSON.stringify(reply)}${longUnless(index === 0)}`, async ({
		page,
		site,
	}) => {
		await page.route(schema, (route) => route.fulfill(reply));
		const before = (await site.messages()).length;
		await openForm(page);
		await writeMessage(page, 'Sem regras também se escreve.');
		await page.getByLabel('E-mail').fill('helena.vaz@');
		await send(page, 'invalid');
		await expect(answer(page)).toHaveText('Há campos por corrigir. Veja as indicações e volte a enviar.');
		await page.getByLabel('E-mail').fill('helena.vaz@correio.example');
		await send(page, 'sent');
		await expect(kept(page)).toHaveCount(0);
		expect((await site.messages()).length).toBe(before + 1);
	});
}

for (const status of [408, 425, 429, 502, 503, 504]) {
	test(`A server that takes nothing now (${status}) is not called a lost network, also after a reload${longUnless(status === 502)}`, async ({
		page,
		site,
	}) => {
		await page.clock.install();
		let takesNothing = true;
		const { opened: pressed, open: press } = gate();
		await page.route(schema, async (route) => {
			if (takesNothing) return route.fulfill({ status, body: '' });
			// What the page tries by itself is not to end before the press.
			await pressed;
			return route.continue();
		});
		await openForm(page);
		await writeMessage(page, 'Para quando houver quem atenda.');
		await send(page, 'custom-http-error');
		const words = async () => {
			await expect(form(page)).toHaveAttribute('data-status', 'custom-http-error');
			await expect(title(page)).toHaveText('O servidor não aceita mensagens agora');
			await expect(note(page)).toContainText('Este dispositivo tem rede');
			await expect(answer(page)).toContainText('segue sozinha quando o servidor responder');
			await expect(kept(page)).toContainText('O servidor não aceita mensagens agora.');
		};
		await words();
		await page.reload();
		await words();
		expect(await axeViolations(page)).toEqual([]);

		const before = (await site.messages()).length;
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
		takesNothing = false;
		await page.getByRole('button', { name: 'Tentar agora' }).click();
		press();
		await page.clock.resume();
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
		expect((await site.messages()).length).toBe(before + 1);
	});
}

test('Where no answer comes though the device has a network, “You are probably offline.” stands beside what was observed, also after a reload', async ({
	page,
}) => {
	await page.route(schema, (route) => route.abort('connectionrefused'));
	await openForm(page);
	await writeMessage(page, 'A rede está bem, obrigada.');
	await send(page, 'custom-fetch-error');
	const words = async () => {
		await expect(answer(page)).toContainText('É provável que esteja sem ligação.');
		await expect(title(page)).toHaveText('O servidor não respondeu');
		await expect(note(page)).toContainText('foi o servidor das mensagens que não respondeu');
	};
	await words();
	await page.reload();
	await words();
});

test('A form that is gone is said to be, with telephone and e-mail, and the text stays', async ({ page }) => {
	await page.route(schema, (route) => route.fulfill({ status: 404, json: { code: 'wpcf7_not_found' } }));
	let posts = 0;
	await page.route(feedback, (route) => {
		posts += Number(isMessage(route.request()));
		return route.continue();
	});
	await openForm(page);
	await writeMessage(page, 'Há alguém?');
	await send(page, 'custom-http-error');
	await expect(title(page)).toHaveText('O formulário já não existe');
	await expect(note(page).getByRole('link')).toHaveText([reached.phone, reached.email]);
	await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Há alguém?');
	expect(await axeViolations(page)).toEqual([]);
	await page.reload();
	await expect(title(page)).toHaveText('O formulário já não existe');
	await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Há alguém?');
	await page.goto('/neste-dispositivo');
	await expect(kept(page)).toContainText('O formulário já não existe no servidor.');
	await expect(kept(page).getByRole('link', { name: reached.phone })).toBeVisible();
	expect(posts).toBe(0);
});

test('A POST that the server turns away (429) waits until the time that it names, and goes before by a press', async ({
	page,
	site,
}) => {
	let posts = 0;
	await page.route(feedback, (route) => {
		posts += Number(isMessage(route.request()));
		return route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, body: '' });
	});
	await openForm(page);
	await writeMessage(page, 'Com calma.');
	await send(page, 'custom-http-error');
	await expect(kept(page)).toHaveAttribute('data-state', 'waiting');
	await page.reload();
	await expect(title(page)).toHaveText('O servidor não aceita mensagens agora');
	await page.evaluate(async () => {
		dispatchEvent(new Event('online'));
		await navigator.locks.request('quatro-vistas-outbox', () => {});
	});
	expect(posts).toBe(1);
	await page.unroute(feedback);
	const before = (await site.messages()).length;
	await page.getByRole('button', { name: 'Tentar agora' }).click();
	await expect(form(page)).toHaveAttribute('data-status', 'sent');
	expect((await site.messages()).length).toBe(before + 1);
});

test('After a day of such answers the form names telephone and e-mail, and the message can be sent all the same @long', async ({
	page,
	site,
}) => {
	await page.route(schema, (route) => route.fulfill({ status: 503, body: '' }));
	await openForm(page);
	await writeMessage(page, 'Desde ontem à espera.');
	await send(page, 'custom-http-error');
	await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
	await page.reload();
	await expect(title(page)).toHaveText('O servidor não aceita mensagens há mais de um dia');
	await expect(note(page).getByRole('link')).toHaveText([reached.phone, reached.email]);
	await expect(kept(page).getByRole('link', { name: reached.phone })).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
	const before = (await site.messages()).length;
	await kept(page).getByRole('button', { name: 'Enviar mesmo assim' }).click();
	await expect(form(page)).toHaveAttribute('data-status', 'sent');
	expect((await site.messages()).length).toBe(before + 1);
});

test.describe('a visitor who leaves the page while a message is being sent', () => {
	/** Presses, and waits until the POST is at the server. @returns lets it be answered */
	async function sendAndHold(page: Page, reply?: { json: object }): Promise<() => void> {
		let letGo = () => {};
		await page.route(feedback, async (route) => {
			await new Promise<void>((resolve) => {
				letGo = resolve;
			});
			await (reply ? route.fulfill(reply) : route.continue());
		});
		await writeMessage(page, 'Escrita à pressa.');
		await Promise.all([page.waitForRequest(feedback), submitButton(page).click()]);
		return () => letGo();
	}
	/** The address changes at once, the page when its code is there. */
	const beginToLeave = async (page: Page) => {
		await page.getByRole('contentinfo').getByRole('link', { name: 'Vinhos' }).first().click();
		await expect(page).toHaveURL(/\/vinhos$/);
	};
	const leave = async (page: Page) => {
		await beginToLeave(page);
		await expect(page.getByRole('heading', { level: 1, name: 'Vinhos' })).toBeVisible();
	};
	const notice = (page: Page) => page.locator('[data-outbox-notice]');
	const comeBack = (page: Page) => page.goBack();

	test('is told on the next page what became of it, and on coming back what is left to do', async ({ page, site }) => {
		await openForm(page);

		for (const [when, go] of [
			// As long as that has not been fetched for another.
			[', also while that is still being fetched', beginToLeave],
			['', leave],
		] as const) {
			await test.step(`is told on the next page that it was sent, once, and finds an empty form${when}`, async () => {
				const before = (await site.messages()).length;
				const letGo = await sendAndHold(page);
				await go(page);
				await expect(notice(page)).toHaveCount(0);
				letGo();
				await expect(notice(page)).toContainText('foi enviada hoje');
				// Who leaves before it is noted that the page has told it is told again.
				await expect.poll(() => page.evaluate(readOutbox)).toEqual([]);
				await comeBack(page);
				await expect(page.locator('.wpcf7')).toHaveClass(/(^|\s)js(\s|$)/);
				await expect(form(page)).toHaveAttribute('data-status', 'init');
				await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
				expect((await site.messages()).length).toBe(before + 1);
			});
		}

		await test.step('is back before the answer, sees it in the list as under way, then the thanks in an empty form', async () => {
			const before = (await site.messages()).length;
			const letGo = await sendAndHold(page);
			await leave(page);
			await comeBack(page);
			await expect(kept(page)).toHaveAttribute('data-state', 'sending');
			await expect(answer(page)).toBeEmpty();
			letGo();
			await expect(form(page)).toHaveAttribute('data-status', 'sent');
			await expect(answer(page)).toContainText('foi enviada hoje');
			await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
			expect((await site.messages()).length).toBe(before + 1);
			await page.getByRole('button', { name: 'Escrever outra' }).click();
		});

		await test.step('is told that the server did not take it, with a way to the text', async () => {
			const letGo = await sendAndHold(page, { json: { status: 'spam', message: 'Não.', invalid_fields: [] } });
			await leave(page);
			letGo();
			await expect(notice(page)).toContainText('O servidor não aceitou a mensagem.');
			expect(await axeViolations(page)).toEqual([]);
			await notice(page).getByRole('link', { name: 'Ver a mensagem' }).click();
			await expect(form(page)).toHaveAttribute('data-status', 'spam');
			await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Escrita à pressa.');
		});
	});

	test('by a navigation that ends the page is told that nobody knows, and is not sent again @long', async ({
		page,
	}) => {
		await openForm(page);
		await sendAndHold(page);
		let posts = 0;
		page.on('request', (request) => {
			if (request.method() === 'POST') posts += 1;
		});
		await page.goto('/vinhos');
		await expect(notice(page)).toContainText('não se sabe se chegou');
		await page.goto('/contacto');
		await expect(kept(page)).toHaveAttribute('data-state', 'unknown');
		expect(posts).toBe(0);
	});
});

test('scripts of others work the form by the global of the plugin, and see each event', async ({ page, site }) => {
	const before = (await site.messages()).length;
	await openForm(page);
	await writeMessage(page, 'Enviada por um script.');
	await page.getByLabel('E-mail').fill('helena.vaz@');
	/** Calls a function of the global for the form on the page. */
	const call = (name: 'init' | 'submit' | 'reset' | 'validate', field?: string) =>
		page.evaluate(
			([action, control]) => {
				const wpcf7 = Reflect.get(globalThis, 'wpcf7');
				const target = control && document.querySelector(`[name="${control}"]`);
				wpcf7[action](document.forms[0], ...(target ? [{ target }] : []));
			},
			[name, field] as const,
		);
	await call('validate', 'your-email');
	await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
	await page.getByLabel('E-mail').fill('helena.vaz@correio.example');
	const submitted = page.evaluate(
		() =>
			new Promise((resolve) =>
				document.addEventListener('wpcf7submit', (event) => resolve(Reflect.get(event, 'detail').status), {
					once: true,
				}),
			),
	);
	await call('submit');
	expect(await submitted).toBe('mail_sent');
	await expect(form(page)).toHaveAttribute('data-status', 'sent');
	expect((await site.messages()).length).toBe(before + 1);
	await call('reset');
	await expect(form(page)).toHaveAttribute('data-status', 'init');
	expect(
		await page.evaluate(() => {
			const { api, schemas } = Reflect.get(globalThis, 'wpcf7');
			return { api, schemas: [...schemas.keys()] };
		}),
	).toEqual({ api: { root: expect.stringMatching(/\/wp-json\/$/), namespace: 'contact-form-7/v1' }, schemas: [5] });
});
