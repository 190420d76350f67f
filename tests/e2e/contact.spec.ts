import { axeViolations } from './axe';
import { feedback, form, goOffline, kept, openForm, send, submitButton } from './contact-form';
import { expect, holdBack, longUnless, open, test } from './fixtures';
import { SiteServer } from './site-server';
import { readyOffline, sendInVain, Visitor, writeMessage } from './visitor';

test('a message is kept while it is written, sent once and thanked for, and the next one begins empty', async ({
	page,
	site,
}) => {
	await openForm(page);

	await test.step('“Limpar” empties form and draft, and takes it back once', async () => {
		await expect(page.getByRole('button', { name: 'Limpar' })).toHaveCount(0);
		await page.getByLabel('Mensagem').fill('Afinal não.');
		await page.getByRole('button', { name: 'Limpar' }).click();
		await expect(page.getByLabel('Mensagem')).toHaveValue('');
		await expect(form(page)).toHaveAttribute('data-status', 'init');
		await page.getByRole('button', { name: 'Repor o que escrevi' }).click();
		await expect(page.getByLabel('Mensagem')).toHaveValue('Afinal não.');
		await page.getByRole('button', { name: 'Limpar' }).click();
		await page.reload();
		await expect(page.locator('.wpcf7')).toHaveClass(/(^|\s)js(\s|$)/);
		await expect(page.getByLabel('Mensagem')).toHaveValue('');
	});

	await test.step('the message is kept while the page is reloaded in the middle of writing', async () => {
		await page.getByLabel('Mensagem').fill('Primeira linha\nsegunda linha');
		await page.reload();
		await expect(page.getByLabel('Mensagem')).toHaveValue('Primeira linha\nsegunda linha');
		await expect(page.locator('.wpcf7')).toHaveClass(/(^|\s)js(\s|$)/);
	});

	await test.step('a message is sent once, in the measured order of events, thanks are shown and the form is empty', async () => {
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

	await test.step('thanks take the place of the fields, and “Escrever outra” brings them back empty', async () => {
		await expect(page.locator(':focus').getByRole('heading')).toHaveText('Mensagem enviada');
		expect(await axeViolations(page)).toEqual([]);
		const another = page.getByRole('button', { name: 'Escrever outra' });
		await page.keyboard.press('Tab');
		await expect(another).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.getByLabel('Nome')).toBeFocused();
		await expect(another).toHaveCount(0);
		await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
		await writeMessage(page, 'E mais uma coisa.');
		await send(page, 'sent');
		await page.getByRole('button', { name: 'Escrever outra' }).click();
	});

	await test.step('what a screen reader is told of an answer, it is told once', async () => {
		await page.evaluate(() => {
			const told: string[] = [];
			Object.assign(globalThis, { told });
			new MutationObserver((changes) => {
				for (const { target } of changes) {
					const region = (target instanceof Element ? target : target.parentElement)?.closest(
						'[aria-live], [role=status], [role=alert]',
					);
					const text = region?.textContent?.trim();
					if (text && told.at(-1) !== text) told.push(text);
				}
			}).observe(document.body, { subtree: true, childList: true, characterData: true });
		});
		const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
		await writeMessage(page, 'Ouve-se uma vez.');
		await page.getByLabel('E-mail').fill('helena.vaz@');
		await send(page, 'invalid');
		await page.getByLabel('E-mail').fill('helena.vaz@correio.example');
		await send(page, 'sent');
		await expect
			.poll(told)
			.toEqual([
				'Há campos por corrigir. Veja as indicações e volte a enviar.',
				'Obrigado! A sua mensagem foi enviada.',
			]);
	});
});

test('the form says what is missing in it, and can be filled in and corrected by keyboard alone', async ({ page }) => {
	await openForm(page);

	await test.step('the button waits for the acceptance', async () => {
		await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
		await page.getByRole('checkbox').check();
		await expect(page.getByRole('button', { name: 'Enviar' })).toBeEnabled();
	});

	await test.step('fields that are wrong get their message beside them, in the list for screen readers and in a summary that has the focus', async () => {
		await page.getByLabel('E-mail').fill('helena.vaz@');
		await page.getByRole('button', { name: 'Enviar' }).click();
		await expect(form(page)).toHaveAttribute('data-status', 'invalid');
		await expect(page.locator('[data-name=your-name] .wpcf7-not-valid-tip')).toHaveText('Preencha este campo.');
		await expect(page.locator('[data-name=your-email] .wpcf7-not-valid-tip')).toHaveText(
			'Escreva um endereço de email válido.',
		);
		await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
		await expect(page.locator('.screen-reader-response li')).toHaveCount(3);
		await expect(page.locator(':focus')).toContainText(/campos/);
		expect(await axeViolations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Limpar' }).click();
		await expect(form(page)).toHaveAttribute('data-status', 'init');
	});

	await test.step('a visitor without a pointer comes from the first field to the button, and from the summary to what is wrong', async () => {
		await page.getByLabel('Nome').focus();
		const stops: (string | null)[] = [];
		for (const text of ['Helena Vaz', 'helena.vaz@', '', '', '', 'Escrita sem rato.']) {
			stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
			await page.keyboard.type(text);
			await page.keyboard.press('Tab');
		}
		stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
		await page.keyboard.press('Space');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await expect(submitButton(page)).toBeFocused();
		expect(stops).toEqual([
			'your-name',
			'your-email',
			'your-phone',
			'your-site',
			'your-subject',
			'your-message',
			'accept-terms',
		]);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('group', { name: 'Há um campo a rever' })).toBeFocused();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(page.getByLabel('E-mail')).toBeFocused();
		await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Escreva um endereço de email válido.');
	});

	await test.step('on paper the questions stand open with their answers, and there is no form', async () => {
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByText('Para Portugal continental, em caixas de seis')).toBeVisible();
		await expect(page.getByText('+351 254 000 417')).toBeVisible();
		await expect(form(page)).toBeHidden();
	});
});

test.describe('a press before the form’s code is there', () => {
	const code = '**/assets/form-session*.js';
	// The worker answers for scripts that it has.
	test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')));

	test('waits for it, and is sent once', async ({ page, site }) => {
		const letGo = await holdBack(page, code);
		const asked = page.waitForRequest(code);
		const before = (await site.messages()).length;
		await page.goto('/contacto');
		await asked;
		await writeMessage(page, 'Mais depressa do que a página.');
		await submitButton(page).dblclick();
		await expect(form(page)).toHaveAttribute('data-press', 'held');
		expect(await axeViolations(page)).toEqual([]);
		letGo();
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
		expect((await site.messages()).length).toBe(before + 1);
	});

	test('goes the old way if it never comes', async ({ page, site }) => {
		await page.clock.install();
		await page.route(code, () => {});
		const before = (await site.messages()).length;
		await page.goto('/contacto');
		await writeMessage(page, 'Sem ajuda nenhuma.');
		await submitButton(page).click();
		await expect(form(page)).toHaveAttribute('data-press', 'held');
		await page.clock.fastForward(8000);
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
		expect((await site.messages()).length).toBe(before + 1);
	});

	test('without a network leaves neither the page nor the text @long', async ({ page, context, complaints }) => {
		// Where the clock goes on, the code is also given up.
		complaints.expect(/Failed to load resource|ERR_|Failed to fetch dynamically imported module/);
		await page.clock.install();
		await page.route(code, (route) => route.abort('internetdisconnected'));
		await page.goto('/contacto');
		await expect(form(page)).toHaveAttribute('data-press', 'through');
		await writeMessage(page, 'No fundo do vale.');
		await context.setOffline(true);
		await submitButton(page).click();
		await page.clock.fastForward(8000);
		await expect(form(page)).toHaveAttribute('data-press', 'held');
		await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('No fundo do vale.');
		await context.setOffline(false);
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
	});
});

test('the text that could not be sent can be copied; where the clipboard refuses, it is selected @long', async ({
	page,
	context,
	complaints,
}) => {
	complaints.expect(/Failed to load resource|http_error/);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.route(feedback, (route) => route.fulfill({ status: 500, body: '' }));
	await openForm(page);
	await writeMessage(page, 'Copiem-me.');
	await send(page, 'custom-http-error');
	await page.getByRole('button', { name: 'Copiar o texto' }).click();
	await expect(page.getByText('Texto copiado.')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Copiem-me.');
	await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
	await page.getByRole('button', { name: 'Copiar o texto' }).click();
	await expect(page.getByText('O texto está selecionado')).toBeVisible();
	expect(await page.evaluate(() => getSelection()?.toString())).toBe('Copiem-me.');
});

test('nothing is cut off in any state, and nothing is out of reach', async ({ page, context, complaints }) => {
	complaints.expect(/ERR_|fetch_error|Failed to load resource/);
	const forcedColours = 'in forced colours and reduced motion';
	async function expectAllInReach(state: string): Promise<void> {
		for (const [name, viewport] of [
			['at 390 px', { width: 390, height: 844 }],
			['at 320 px', { width: 320, height: 640 }],
			['at 1440 px and 200 %', { width: 720, height: 450 }],
			[forcedColours, { width: 1440, height: 900 }],
		] as const) {
			await test.step(`${state}, nothing is cut off ${name}`, async () => {
				await page.setViewportSize(viewport);
				if (name === forcedColours) await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
				expect(
					await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
				).toBe(0);
				const findings = await axeViolations(page);
				// In forced colours axe weighs the author's colours, which nobody sees.
				expect(findings.filter((line) => name !== forcedColours || !line.startsWith('color-contrast'))).toEqual([]);
				await page.emulateMedia({ forcedColors: null, reducedMotion: null });
			});
		}
	}
	await openForm(page);
	await writeMessage(page, 'Uma-linha-muito-comprida-sem-um-único-espaço-para-a-partir-em-duas-ou-em-três');
	await page.getByLabel('E-mail').fill('helena.vaz@');
	await send(page, 'invalid');
	await expectAllInReach('with a field that is wrong');
	await page.getByLabel('E-mail').fill('helena.vaz@correio.example');
	await goOffline(page);
	await send(page, 'custom-fetch-error');
	await expect(kept(page)).toHaveAttribute('data-state', 'waiting');
	await expectAllInReach('with a message that waits');
	await context.setOffline(false);
});

for (const pointer of ['a finger', 'a mouse'] as const) {
	test.describe(`with ${pointer} on a phone’s window`, () => {
		test.use({ viewport: { width: 390, height: 844 }, hasTouch: pointer === 'a finger' });

		test(`one press ticks the consent, though the message above it loses its mark as it is left${longUnless(pointer === 'a finger')}`, async ({
			page,
		}) => {
			await openForm(page);
			await writeMessage(page, '');
			await send(page, 'invalid');
			// Where the focus comes to last: taken from the message, it would take the mark away.
			await expect(page.getByRole('heading', { name: 'Há um campo a rever' }).locator('..')).toBeFocused();
			const message = page.getByRole('textbox', { name: 'Mensagem' });
			await message.fill('Duas garrafas de Rabigato');
			await page.reload();
			const mark = page.locator('[data-name=your-message] .wpcf7-not-valid-tip');
			await expect(mark).toBeVisible();
			await expect(message).toHaveValue('Duas garrafas de Rabigato');
			await message.focus();
			await page.keyboard.type(', por favor.');
			const consent = page.getByRole('checkbox');
			await consent.scrollIntoViewIfNeeded();
			const { x, y, width, height } = (await consent.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
			const [middle, low] = [x + width / 2, y + height - 4];
			if (pointer === 'a finger') await page.touchscreen.tap(middle, low);
			else await page.mouse.click(middle, low);
			await expect(mark).toHaveCount(0);
			await expect(consent).toBeChecked();
			await expect(submitButton(page)).toBeEnabled();
		});
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
	// A press on the form's own button would send once more, without a word of the doubt.
	await expect(page.locator('[data-fields=folded]')).toHaveCount(1);
	await page.locator('.wpcf7-submit').focus();
	await expect(page.locator('[data-fields=folded]')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeHidden();
	await page.reload();
	await expect(page.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'unknown');
	expect(posts).toBe(1);
	await page.unroute(feedback);
	const before = (await site.messages()).length;
	await page.getByRole('button', { name: 'Enviar outra vez' }).click();
	await expect(page.locator('[data-outbox-item]:not([data-state=sent])')).toHaveCount(0);
	expect((await site.messages()).length).toBe(before + 1);
});

test('a page whose settings block was lost can be read and says how else to reach the house @long', async ({
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
	await open(page, '/contacto');
	await expect(page.locator('h1')).toHaveText('Contacto');
	await expect(page.locator('[data-unusable]')).toContainText('+351 254 000 417');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the form answers with the page, its errors in place and what was typed, and takes a whole message', async ({
		page,
		site,
	}) => {
		await page.goto('/contacto');

		await test.step('posting the form answers with the page, its errors in place and what was typed', async () => {
			await page.getByLabel('Nome').fill('Helena Vaz');
			await page.getByRole('button', { name: 'Enviar' }).click();
			await expect(form(page)).toHaveAttribute('data-status', 'invalid');
			await expect(page.locator('[data-name=your-email] .wpcf7-not-valid-tip')).toHaveText('Preencha este campo.');
			await expect(page.getByLabel('Nome')).toHaveValue('Helena Vaz');
		});

		await test.step('a whole message is taken and thanked for', async () => {
			const before = (await site.messages()).length;
			await writeMessage(page, 'Sem JavaScript também se escreve.');
			await page.getByRole('button', { name: 'Enviar' }).click();
			await expect(form(page)).toHaveAttribute('data-status', 'sent');
			await expect(page.locator('.wpcf7-response-output')).toContainText('Obrigado! A sua mensagem foi enviada.');
			expect((await site.messages()).length).toBe(before + 1);
		});
	});
});

test.describe('with the worker', () => {
	test.use({ serviceWorkers: 'allow' });

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
		await sendInVain(page, 'À volta do monte há rede.');
		await context.setOffline(false);
		await expect.poll(async () => (await site.messages()).length).toBe(before + 1);
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
	});
});

test('a message waiting in two tabs goes out once when the server is back, without a press', async () => {
	const site = await SiteServer.create();
	const visitor = await Visitor.arrive(site);
	visitor.complaints.expect(/Failed to load resource|ERR_|Failed to fetch|fetch_error/);
	const first = await visitor.open('/contacto');
	await readyOffline(first);
	const second = await visitor.open('/contacto');
	await site.stop();
	await sendInVain(first, 'Uma só vez.');
	await expect(second.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');
	await site.start();
	for (const page of [first, second]) await page.evaluate(() => dispatchEvent(new Event('online')));
	await expect.poll(async () => (await site.messages()).length).toBe(1);
	for (const page of [first, second])
		await expect(page.locator('[data-outbox-item]:not([data-state=sent])')).toHaveCount(0);
	// Once more for both, and until nobody is sending any more.
	for (const page of [first, second]) {
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await page.evaluate(() => navigator.locks.request('quatro-vistas-outbox', () => {}));
	}
	expect((await site.messages()).length).toBe(1);
	expect(visitor.complaints.unexpected).toEqual([]);
	await visitor.leave();
	await site.dispose();
});

test('what is typed before the form’s code has come is kept, and wins over an older draft', async ({ page }) => {
	await openForm(page);
	await page.getByLabel('Mensagem').fill('O de ontem');
	const letGo = await holdBack(page, '**/assets/form-session-*.js');
	await page.reload({ waitUntil: 'domcontentloaded' });
	await page.getByLabel('Mensagem').fill('O de hoje');
	letGo();
	await expect(page.locator('.wpcf7')).toHaveClass(/(^|\s)js(\s|$)/);
	await expect(page.getByLabel('Mensagem')).toHaveValue('O de hoje');
	await page.reload();
	await expect(page.getByLabel('Mensagem')).toHaveValue('O de hoje');
});
