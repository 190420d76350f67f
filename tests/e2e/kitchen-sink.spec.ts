import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';
import { recordedJson } from '../conformance/client/recording';
import { type KitchenSink, openKitchenSink } from '../kitchen-sink/site';
import { type Complaints, longUnless, made, useComplaints } from './fixtures';

const test = base.extend<{ complaints: Complaints }, { sink: KitchenSink }>({
	sink: [made(openKitchenSink, (sink) => sink.close()), { scope: 'worker' }],
	baseURL: async ({ sink }, use) => use(sink.origin),
	complaints: [
		async ({ context, sink }, use) => {
			await sink.write();
			await useComplaints(context, use);
		},
		{ auto: true },
	],
});

// In one worker: another would bundle the page once more.
test.describe.configure({ mode: 'default' });

const form = (page: Page) => page.locator('.wpcf7 > form').first();
const wrap = (page: Page, name: string) => page.locator(`[data-name="${name}"]`).first();
const tip = (page: Page, name: string) => wrap(page, name).locator('.wpcf7-not-valid-tip');
const box = (page: Page, name: string, value: string) => wrap(page, name).locator(`input[value="${value}"]`).first();
const submitButton = (page: Page) => form(page).getByRole('button', { name: 'Enviar' });
const said = (page: Page) => form(page).locator('.wpcf7-response-output');

async function open(page: Page): Promise<void> {
	const schema = page.waitForResponse(/\/feedback\/schema$/);
	await page.goto('/tudo');
	await expect(page.locator('.wpcf7').first()).toHaveClass('wpcf7 js');
	await (await schema).finished();
	await expect.poll(() => form(page).evaluate((each) => Reflect.get(each, 'wpcf7').schema !== undefined)).toBe(true);
}

/** What the form cannot be sent without. */
async function fillRequired(page: Page): Promise<void> {
	await page.getByLabel('Texto').fill('abcde');
	await page.getByLabel('Email').fill('a@example.com');
	await page.getByLabel('Escolha').selectOption('Vendas');
	await box(page, 'ks-excl', 'Sim').check();
	await box(page, 'ks-radio', 'Tarde').check();
	await box(page, 'ks-acc', '1').check();
	await page.getByLabel('Capital de Portugal?').fill('Lisboa');
}

async function leave(field: Locator): Promise<void> {
	await field.press('Tab');
}

test('a form is sent as it was filled in, with the events and the errors of the plugin’s own client', async ({
	page,
	sink,
}) => {
	await open(page);

	await test.step('its events come in the order and with the states of the plugin’s own client', async () => {
		await fillRequired(page);
		await page.getByLabel('Capital de Portugal?').fill('Porto');
		await page.evaluate(() => {
			const seen: string[] = [];
			Reflect.set(window, 'seen', seen);
			const names = 'beforesubmit statuschanged invalid mailsent submit reset'.split(' ');
			for (const name of names) {
				document.addEventListener(`wpcf7${name}`, (event) => {
					const { status, prevStatus = '' } = (event as CustomEvent).detail;
					const shown = document.querySelector<HTMLElement>('.wpcf7 > form')?.dataset.status;
					seen.push(`${event.type} ${prevStatus} ${status} ${shown}`);
				});
			}
		});
		const seen = () => page.evaluate(() => (Reflect.get(window, 'seen') as string[]).splice(0));
		const expected = (name: string) =>
			recordedJson(name)
				.timeline.filter((step: { event?: string }) => step.event)
				.map(
					(step: { event: string; detail: { status: string; prevStatus?: string }; formDataStatusAttr: string }) =>
						`${step.event} ${step.detail.prevStatus ?? ''} ${step.detail.status} ${step.formDataStatusAttr}`,
				);
		await submitButton(page).click();
		await expect(tip(page, 'ks-quiz')).toHaveText('A resposta não está certa.');
		await expect(page.getByLabel('Capital de Portugal?')).toHaveValue('');
		expect(await seen()).toEqual(expected('client-b-quiz-wrong'));

		await page.getByLabel('Capital de Portugal?').fill(' lis boa');
		await leave(page.getByLabel('Capital de Portugal?'));
		await expect(tip(page, 'ks-quiz')).toHaveCount(0);
		expect(await seen()).toEqual([
			'wpcf7statuschanged invalid validating validating',
			'wpcf7statuschanged validating invalid invalid',
		]);
		await submitButton(page).click();
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
		await expect(said(page)).toBeVisible();
		await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'seen') as string[]).length)).toBe(8);
		expect(await seen()).toEqual(expected('client-b-sent'));
	});

	await test.step('every field type is sent as it was filled in, and the form is empty afterwards', async () => {
		const before = (await sink.messages()).length;
		await fillRequired(page);
		await page.getByLabel('Site').fill('example.com');
		await page.getByLabel('Telefone').fill('(21) 234-5678');
		await page.getByLabel('Número').fill('2.5');
		await page.getByLabel('Intervalo').fill('25');
		await page.getByLabel('Data').fill('2024-06-01');
		await page.getByLabel('Área').fill('doze letras!');
		await page.getByLabel('Várias').selectOption(['Tinto', 'Rosé']);
		await box(page, 'ks-check', 'Um').check();
		await box(page, 'ks-check', 'Três').check();
		await box(page, 'ks-cfree', 'Outro').check();
		await wrap(page, 'ks-cfree').locator('.wpcf7-free-text').fill('Mel');
		await box(page, 'ks-opt', '1').check();
		await page
			.getByLabel('Ficheiro')
			.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('olá') });
		await submitButton(page).click();
		await expect(said(page)).toHaveText('Obrigado! A sua mensagem foi enviada.');
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
		const messages = await sink.messages();
		expect(messages).toHaveLength(before + 1);
		expect(messages.at(-1)).toMatchObject({
			data: {
				'ks-text': 'abcde',
				'ks-url': 'http://example.com',
				'ks-tel': '(21) 234-5678',
				'ks-number': '2.5',
				'ks-range': '25',
				'ks-date': '2024-06-01',
				'ks-area': 'doze letras!',
				'ks-select': 'vendas@quatrovistas.example',
				'ks-multi': { 0: 'Tinto', 1: 'Rosé' },
				'ks-check': { 0: 'Um', 1: 'Três' },
				'ks-excl': 'Sim',
				'ks-cfree': { 0: 'Outro Mel' },
				'ks-rfree': 'Tinto',
				'ks-radio': 'Tarde',
				'ks-acc': '1',
				'ks-opt': '1',
				'ks-hidden': 'escondido',
			},
			files: [{ name: 'nota.txt', size: 4 }],
		});
		await expect(page.getByLabel('Texto')).toHaveValue('');
		await expect(page.getByLabel('Intervalo')).toHaveValue('10');
		await expect(submitButton(page)).toBeDisabled();
		await expect(wrap(page, 'ks-cfree').locator('.wpcf7-free-text')).toBeDisabled();
	});

	await test.step('the button opens with the acceptances, and a click on it lands although an error goes', async () => {
		await expect(submitButton(page)).toBeDisabled();
		await box(page, 'ks-acc', '1').check();
		await expect(submitButton(page)).toBeEnabled();
		await box(page, 'ks-inv', '1').check();
		await expect(submitButton(page)).toBeDisabled();
		await box(page, 'ks-inv', '1').uncheck();
		await fillRequired(page);
		await page.getByLabel('Texto').fill('ab');
		await leave(page.getByLabel('Texto'));
		await expect(tip(page, 'ks-text')).toBeVisible();
		await page.getByLabel('Texto').fill('abcde');
		const posted = page.waitForRequest((request) => request.method() === 'POST');
		await submitButton(page).click();
		await posted;
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
	});

	await test.step('the server’s errors stand beside the fields and in the list, each once', async () => {
		const before = (await sink.messages()).length;
		await page.getByLabel('Capital de Portugal?').fill('Porto');
		await form(page).evaluate((each: HTMLFormElement) => each.requestSubmit());
		const expected = ['ks-text', 'ks-email', 'ks-select', 'ks-excl', 'ks-radio', 'ks-quiz'];
		for (const name of expected) await expect(tip(page, name)).toHaveCount(1);
		await form(page).evaluate((each: HTMLFormElement) => each.requestSubmit());
		await expect(form(page)).toHaveAttribute('data-status', 'invalid');
		await expect(page.locator('.screen-reader-response li')).toHaveCount(expected.length);
		expect((await sink.messages()).length).toBe(before);
	});
});

test('a form helps and checks while it is filled in', async ({ page }) => {
	await open(page);

	await test.step('a field that is left says what is wrong with it, by the rules of the schema', async () => {
		const cases: [name: string, typed: string, words: string][] = [
			['ks-text', 'ab', 'O texto é demasiado curto.'],
			['ks-email', 'a@b', 'Escreva um endereço de email válido.'],
			['ks-url', 'nada', 'Escreva um endereço web válido.'],
			['ks-tel', '12345', 'Escreva um número de telefone válido.'],
			['ks-number', '11', 'O número é grande demais.'],
			['ks-date', '2025-01-01', 'A data é tarde demais.'],
			['ks-area', 'olá', 'O texto é demasiado curto.'],
		];
		for (const [name, typed, words] of cases) {
			const field = wrap(page, name).locator('.wpcf7-form-control');
			await field.fill(typed);
			await leave(field);
			await expect(tip(page, name)).toHaveText(words);
			await expect(field).toHaveAttribute('aria-invalid', 'true');
		}
		await page
			.getByLabel('Ficheiro')
			.setInputFiles({ name: 'a.exe', mimeType: 'text/plain', buffer: Buffer.from('x') });
		await expect(tip(page, 'ks-file')).toHaveText('Este tipo de ficheiro não é aceite.');
		await page.getByLabel('Ficheiro').setInputFiles({ name: 'a.TXT', mimeType: 'x/y', buffer: Buffer.alloc(20_481) });
		await expect(tip(page, 'ks-file')).toHaveText('O ficheiro é demasiado grande.');
		await expect(tip(page, 'ks-select')).toHaveText('Preencha este campo.');
		await expect(tip(page, 'ks-radio')).toHaveText('Preencha este campo.');
		await expect(tip(page, 'ks-check')).toHaveCount(0);

		await wrap(page, 'ks-tel').locator('input').fill('');
		await leave(wrap(page, 'ks-tel').locator('input'));
		await expect(tip(page, 'ks-tel')).toHaveCount(0);
		const list = page.locator('.screen-reader-response li');
		await expect(list.first()).toContainText('O texto é demasiado curto.');
		await list.getByRole('link', { name: 'Escreva um endereço de email válido.' }).focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/#ks-email$/);
	});

	await page.getByLabel('Área').fill('');
	await test.step('its helpers complete, count, exclude, open and repeat', async () => {
		await page.getByLabel('Site').fill('//quatrovistas.example/x');
		await leave(page.getByLabel('Site'));
		await expect(page.getByLabel('Site')).toHaveValue('http://quatrovistas.example/x');

		const counters = page.locator('.wpcf7-character-count');
		await page.getByLabel('Área').focus();
		await page.evaluate(() => document.execCommand('insertText', false, 'colado'));
		await expect(counters).toHaveText(['6', '14']);
		await expect(counters.first()).toHaveClass('wpcf7-character-count up');

		await box(page, 'ks-excl', 'Sim').check();
		await box(page, 'ks-excl', 'Não').check();
		await expect(box(page, 'ks-excl', 'Sim')).not.toBeChecked();

		const beside = wrap(page, 'ks-rfree').locator('.wpcf7-free-text');
		await expect(beside).toBeDisabled();
		await box(page, 'ks-rfree', 'Outro').check();
		await expect(beside).toBeFocused();
		await beside.fill('Palhete');
		await box(page, 'ks-rfree', 'Branco').check();
		await expect(beside).toBeDisabled();
		await expect(beside).toHaveValue('Palhete');

		const reflection = page.locator('fieldset[data-reflection-of="ks-text"] output');
		const mail = page.locator('output[data-reflection-of="ks-email"]');
		await page.getByLabel('Texto').fill('abcde');
		await leave(page.getByLabel('Texto'));
		await expect(reflection.filter({ visible: true })).toHaveText(['abcde']);
		await page.getByLabel('Texto').fill('ab');
		await leave(page.getByLabel('Texto'));
		await expect(reflection.filter({ visible: true })).toHaveText(['(nada)']);
		await page.getByLabel('Email').fill('a@b.co');
		await leave(page.getByLabel('Email'));
		await expect(mail).toHaveText('a@b.co');
		await page.getByLabel('Email').fill('a@');
		await leave(page.getByLabel('Email'));
		await expect(mail).toHaveText('(sem email)');
	});

	await test.step('the rules answer in this browser as measured, all 414 rows, and so do completed addresses', async () => {
		const { rows } = recordedJson('swv-cases');
		const differing = await page.evaluate(async (cases) => {
			const module = '/rules.js';
			const { refusals } = await import(module);
			const wrong: unknown[] = [];
			for (const { rule, values, client } of cases) {
				const schema = { version: '', locale: '', rules: [{ error: 'E', field: 'f', ...rule }] };
				const entries = values.map((value: string | { fileName: string; size: number }) => {
					const name = values.length > 1 ? 'f[]' : 'f';
					if (typeof value === 'string') return [name, value];
					return [name, value.fileName === '' ? '' : new File(['x'.repeat(value.size)], value.fileName)];
				});
				const message = refusals(schema, entries).get('f');
				const verdict = message === undefined ? 'ok' : `error:${message}`;
				if (verdict !== client) wrong.push({ rule, values, client, verdict });
			}
			return wrong;
		}, rows);
		expect(rows).toHaveLength(414);
		expect(differing).toEqual([]);
		for (const [typed, value, validity] of recordedJson('client-url-normalise').rows) {
			const shown = await page.getByLabel('Site').evaluate((field: HTMLInputElement, text) => {
				field.value = text;
				field.dispatchEvent(new Event('change', { bubbles: true }));
				return [field.value, field.classList.contains('wpcf7-not-valid') ? 'invalid' : 'ok'];
			}, typed);
			expect(shown).toEqual([value, validity]);
		}
	});
});

test('two presses send once, and a broken line ends in words and a form that can be sent again', async ({
	page,
	sink,
	complaints,
}) => {
	complaints.expect(/Failed to load resource|fetch_error/);
	const before = (await sink.messages()).length;
	await open(page);
	await fillRequired(page);
	await page.route('**/feedback', (route) => route.abort());
	await submitButton(page).click();
	await expect(form(page)).toHaveAttribute('data-status', 'custom-fetch-error');
	await expect(said(page)).toContainText('É provável que esteja sem ligação.');
	await page.unroute('**/feedback');
	await page.route('**/refill', (route) => route.abort());
	await form(page).evaluate((each: HTMLFormElement) => {
		each.requestSubmit();
		each.requestSubmit();
	});
	await expect(form(page)).toHaveAttribute('data-status', 'sent');
	await expect(said(page)).toBeVisible();
	expect((await sink.messages()).length).toBe(before + 1);
});

test('two copies of a form share one schema and are sent each for itself', async ({ page, sink }) => {
	await sink.write({ copies: 2 });
	let asked = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/schema')) asked += 1;
	});
	await open(page);
	expect(asked).toBe(1);
	const second = page.locator('.wpcf7 > form').nth(1);
	await second.evaluate((each: HTMLFormElement) => each.requestSubmit());
	await expect(second).toHaveAttribute('data-status', 'invalid');
	await expect(form(page)).toHaveAttribute('data-status', 'init');
});

test('a page from a cache gets fresh questions, and keeps what was typed @long', async ({ page, sink }) => {
	await sink.write({ global: { cached: 1 } });
	const refill = page.waitForResponse(/\/refill$/);
	await page.goto('/tudo');
	await refill;
	await expect(form(page)).toHaveAttribute('data-status', 'init');
	await page.route('**/client.js', async (route) => {
		await page.getByLabel('Texto').fill('já escrito');
		await route.continue();
	});
	const again = page.waitForResponse(/\/refill$/);
	await page.reload({ waitUntil: 'commit' });
	await again;
	await expect(page.getByLabel('Texto')).toHaveValue('já escrito');
});

test('a form that is held back sends nothing until it is let go @long', async ({ page, sink }) => {
	await sink.write({ global: { blocked: true } });
	const before = (await sink.messages()).length;
	await open(page);
	await fillRequired(page);
	await submitButton(page).click();
	await expect(form(page)).toHaveAttribute('data-status', 'submitting');
	await page.evaluate(() => Reflect.set(Reflect.get(window, 'wpcf7'), 'blocked', false));
	expect((await sink.messages()).length).toBe(before);
	await submitButton(page).click();
	await expect(form(page)).toHaveAttribute('data-status', 'sent');
});

test('floating tips go when their field is entered @long', async ({ page, sink }) => {
	await sink.write({ floatingTips: true });
	await open(page);
	await page.getByLabel('Email').fill('a@');
	await leave(page.getByLabel('Email'));
	await expect(tip(page, 'ks-email')).toBeVisible();
	await tip(page, 'ks-text').click();
	await expect(tip(page, 'ks-text')).toBeHidden();
	const mail = wrap(page, 'ks-email').locator('input');
	await mail.focus();
	await expect(tip(page, 'ks-email')).toBeHidden();
	await mail.fill('a@b');
	await leave(mail);
	await expect(tip(page, 'ks-email')).toBeVisible();
});

test('a form inside a form is a notice @long', async ({ page, sink }) => {
	await sink.write({ inForm: true });
	await page.goto('/tudo');
	await expect(page.locator('.wpcf7-form-in-wrong-place')).toHaveText(
		'Erro: Este formulário de contacto está no sítio errado.',
	);
	await expect(page.locator('.wpcf7')).toHaveCount(0);
});

for (const [missing, line] of [
	['fetch', 'Your browser does not support window.fetch().'],
	['FormData', 'Your browser does not support window.FormData().'],
	['NodeList.prototype.forEach', 'Your browser does not support NodeList.forEach().'],
	['String.prototype.replaceAll', 'Your browser does not support String.replaceAll().'],
	['wpcf7.api', 'wpcf7.api is not defined.'],
	['wpcf7', 'wpcf7 is not defined.'],
] as const) {
	test(`without ${missing} the console says so and the form is left alone${longUnless(missing === 'fetch')}`, async ({
		page,
		complaints,
	}) => {
		const lines: string[] = [];
		page.on('console', (message: ConsoleMessage) => lines.push(message.text()));
		complaints.expect(new RegExp(line.replaceAll(/[().]/g, '\\$&')));
		if (missing.startsWith('wpcf7')) {
			const script = missing === 'wpcf7' ? '' : 'var wpcf7 = {};';
			await page.route('**/global.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
		} else {
			await page.addInitScript((path) => {
				const names = path.split('.');
				const last = names.pop() ?? '';
				Reflect.deleteProperty(
					names.reduce<object>((owner, name) => Reflect.get(owner, name), window),
					last,
				);
			}, missing);
		}
		await page.goto('/tudo');
		await expect.poll(() => lines).toEqual([line]);
		await expect(page.locator('.wpcf7')).toHaveClass('wpcf7 no-js');
	});
}
