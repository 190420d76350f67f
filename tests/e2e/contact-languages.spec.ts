import type { Page } from '@playwright/test';
import { FaultyLine } from '../chaos/faulty-line';
import { axeViolations } from './axe';
import { answer, form, goOffline, kept, openForm, send } from './contact-form';
import { confirmAge, expect, test } from './fixtures';
import { SiteServer } from './site-server';

async function writeInEnglish(page: Page, text: string): Promise<void> {
	await page.getByLabel('Name').fill('Ann Lee');
	await page.getByLabel('Email').fill('ann.lee@post.example');
	await page.getByLabel('Subject').selectOption('Press');
	await page.getByLabel('Message').fill(text);
	await page.getByRole('checkbox').check();
}

test('the English form is answered in English, and what it sends is received under its own number', async ({
	page,
	site,
}) => {
	await openForm(page, '/en/contact');
	await expect(page.locator('.wpcf7')).toHaveAttribute('lang', 'en-GB');
	const before = (await site.messages()).length;
	await writeInEnglish(page, 'May we visit in September?');
	await page.getByLabel('Email').fill('ann.lee@');

	await test.step('a field that is wrong is refused in English', async () => {
		await send(page, 'invalid');
		await expect(page.locator('[data-name=your-email] .wpcf7-not-valid-tip')).toHaveText(
			'Please enter an email address.',
		);
		await expect(answer(page)).toHaveText('One or more fields have an error. Please check and try again.');
		await expect(page.getByRole('group', { name: 'One field to look over' })).toBeFocused();
		// In the language of the page nothing has to be marked.
		await expect(form(page).locator('[lang]')).toHaveCount(0);
		expect(await axeViolations(page)).toEqual([]);
	});

	await test.step('once it is right, the message is thanked for in English and kept for the house', async () => {
		await page.getByLabel('Email').fill('ann.lee@post.example');
		await send(page, 'sent');
		await expect(answer(page)).toHaveText('Thank you for your message. It has been sent.');
		const messages = await site.messages();
		expect(messages.length).toBe(before + 1);
		expect(messages.at(-1)).toMatchObject({
			formId: 7,
			unitTag: 'wpcf7-f7-p8-o1',
			data: { 'your-subject': 'Press', 'your-message': 'May we visit in September?' },
		});
	});
});

test('the Portuguese form keeps its number and its words beside it', async ({ page, site }) => {
	await page.goto('/contacto');
	await expect(page.locator('.wpcf7.js')).toHaveAttribute('lang', 'pt-PT');
	await page.getByLabel('Nome').fill('Helena Vaz');
	await page.getByLabel('E-mail').fill('helena.vaz@correio.example');
	await page.getByLabel('Mensagem').fill('Podemos visitar em setembro?');
	await page.getByRole('checkbox').check();
	await send(page, 'sent');
	await expect(answer(page)).toHaveText('Obrigado! A sua mensagem foi enviada.');
	expect((await site.messages()).at(-1)).toMatchObject({ formId: 5, unitTag: 'wpcf7-f5-p6-o1' });
});

test('a text that is not sent yet goes along to the other language, with what it is about', async ({ page }) => {
	await openForm(page, '/en/contact');
	await page.getByLabel('Subject').selectOption('Press');
	await page.getByLabel('Message').fill('May we visit?');
	await page.goto('/contacto');
	await expect(page.getByLabel('Mensagem')).toHaveValue('May we visit?');
	await expect(page.getByLabel('Assunto')).toHaveValue('Imprensa');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the English page comes back with the answer of its form', async ({ page, site }) => {
		await page.goto('/en/contact');
		await writeInEnglish(page, 'May we visit?');
		await page.getByLabel('Email').fill('ann.lee@');
		await page.getByRole('button', { name: 'Send' }).click();
		await expect(page).toHaveURL(/\/en\/contact#wpcf7-f7-p8-o1$/);
		await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
		await expect(page.locator('.wpcf7-not-valid-tip')).toHaveText('Please enter an email address.');
		await page.getByLabel('Email').fill('ann.lee@post.example');
		await page.getByRole('button', { name: 'Send' }).click();
		await expect(answer(page)).toHaveText('Thank you for your message. It has been sent.');
		expect((await site.messages()).at(-1)).toMatchObject({ formId: 7, data: { 'your-message': 'May we visit?' } });
	});
});

test.describe('an English message without network', () => {
	let site: SiteServer;
	let line: FaultyLine;

	test.beforeEach(async ({ context, complaints }) => {
		complaints.expect(/Failed to load resource|ERR_|fetch_error/);
		site = await SiteServer.create();
		line = await FaultyLine.before(site);
		await confirmAge(context, line);
	});
	test.afterEach(async () => {
		await line.close();
		await site.dispose();
	});

	test('waits, is shown on the Portuguese page with its own words, and goes out to its own form', async ({
		page,
		context,
	}) => {
		await openForm(page, `${line.origin}/en/contact`);
		await writeInEnglish(page, 'May we visit in September?');
		await goOffline(page);
		await send(page, 'custom-fetch-error');
		await expect(answer(page)).toContainText('There is probably no connection. The message is kept on this device');
		await expect(kept(page)).toHaveAttribute('data-state', 'waiting');
		await expect(kept(page)).toContainText('‘May we visit in September?’');

		line.absent = true;
		await context.setOffline(false);
		await page.goto(`${line.origin}/contacto`);
		await expect(page.getByRole('heading', { name: 'Por enviar' })).toBeVisible();
		await expect(kept(page)).toHaveAttribute('data-state', 'waiting');
		await expect(kept(page).getByText('Press', { exact: true }).first()).toHaveAttribute('lang', 'en-GB');
		await expect(kept(page).getByText('«May we visit in September?»')).toHaveAttribute('lang', 'en-GB');
		await expect(kept(page)).toContainText('Guardada neste dispositivo.');
		expect(await axeViolations(page)).toEqual([]);

		line.absent = false;
		// It may go by itself before the press.
		await page
			.getByRole('button', { name: 'Tentar agora' })
			.click({ timeout: 2000 })
			.catch(() => undefined);
		await expect(kept(page)).toHaveAttribute('data-state', 'sent');
		await expect(kept(page).getByText('Press', { exact: true })).toHaveAttribute('lang', 'en-GB');
		expect(await site.messages()).toEqual([expect.objectContaining({ formId: 7 })]);
	});

	test('that its form refused is corrected on the English page', async ({ page }) => {
		await openForm(page, `${line.origin}/en/contact`);
		await writeInEnglish(page, 'May we visit in September?');
		await page.getByLabel('Message').fill('May we play jogodesorte?');
		await send(page, 'spam');
		await page.goto(`${line.origin}/neste-dispositivo`);
		await expect(kept(page).getByText('There was an error trying to send your message')).toHaveAttribute(
			'lang',
			'en-GB',
		);
		await page.getByRole('link', { name: 'Corrigir na página em English' }).click();
		await expect(page).toHaveURL(`${line.origin}/en/contact`);
		await expect(page.getByLabel('Message')).toHaveValue('May we play jogodesorte?');
		await expect(form(page)).toHaveAttribute('data-status', 'spam');
		await page.getByLabel('Message').fill('May we visit?');
		await page.getByRole('checkbox').check();
		await send(page, 'sent');
		expect(await site.messages()).toEqual([expect.objectContaining({ formId: 7 })]);
	});
});
