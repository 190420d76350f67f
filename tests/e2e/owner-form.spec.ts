import type { Page } from '@playwright/test';
import { recordedForms } from '../conformance/forms';
import { axeViolations } from './axe';
import { type CompanionSite, openCompanionSite } from './companion-site';
import { answer, form, goOffline, kept, send, submitButton } from './contact-form';
import { test as base, confirmAge, expect } from './fixtures';
import { buildOther } from './other-build';

/** A site in one language whose contact page has the recorded form of every field type, before a server that has that form. */
const test = base.extend<object, { dist: string; ownerSite: CompanionSite }>({
	dist: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
		async ({}, use) => use(await buildOther('owner-form')),
		{ scope: 'worker', timeout: 600_000 },
	],
	ownerSite: [
		async ({ dist }, use) => {
			const site = await openCompanionSite(dist, recordedForms.get(7));
			await use(site);
			await site.dispose();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ ownerSite }, use) => use(ownerSite.origin),
});

// In one worker: another would build the site once more.
test.describe.configure({ mode: 'default' });
test.use({ deviceScaleFactor: 1 });
test.beforeEach(({ context, ownerSite }) => confirmAge(context, ownerSite));

const wrap = (page: Page, name: string) => page.locator(`[data-name="${name}"]`);
const box = (page: Page, name: string, value: string) => wrap(page, name).locator(`input[value="${value}"]`);
/** By keyboard: presses so close to each other are taken for one (docs/decisions/0019). */
const choose = (page: Page, name: string, value: string) => box(page, name, value).press(' ');
const file = { name: 'vinha.txt', mimeType: 'text/plain', buffer: Buffer.from('Rabigato') };

async function open(page: Page): Promise<void> {
	const schema = page.waitForResponse(/\/feedback\/schema$/);
	const questions = page.waitForResponse(/\/refill$/);
	await page.goto('/contacto');
	await expect(page.locator('.wpcf7')).toHaveClass(/(^|\s)js(\s|$)/);
	for (const response of [await schema, await questions]) await response.finished();
}

async function fillRequired(page: Page): Promise<void> {
	await page.getByLabel('Texto').fill('abcde');
	await page.getByLabel('Email').fill('a@example.com');
	await page.getByLabel('Escolha').selectOption('Vendas');
	await choose(page, 'ks-excl', 'Sim');
	await choose(page, 'ks-radio', 'Tarde');
	await choose(page, 'ks-acc', '1');
	await page.getByLabel('Capital de Portugal?').fill('Lisboa');
}

test('a form of every field type is sent as it was filled in', async ({ page, ownerSite }) => {
	await open(page);
	await expect(page.getByText('Até 20 kB.')).toBeVisible();
	await expect(submitButton(page)).toBeDisabled();
	await fillRequired(page);
	await page.getByLabel('Site').fill('example.com');
	await page.getByLabel('Telefone').fill('(21) 234-5678');
	await page.getByLabel('Número').fill('2.5');
	await page.getByLabel('Intervalo').fill('25');
	await page.getByLabel('Data').fill('2024-06-01');
	await page.getByLabel('Área').fill('Olá, vinha');
	await page.getByLabel('Várias').selectOption(['Tinto', 'Rosé']);
	for (const value of ['Um', 'Três']) await choose(page, 'ks-check', value);
	await choose(page, 'ks-excl', 'Não');
	await expect(box(page, 'ks-excl', 'Sim')).not.toBeChecked();
	await choose(page, 'ks-cfree', 'Outro');
	await page.getByLabel('Outro: qual?').first().fill('mel');
	await page.locator('input[type="file"]').setInputFiles(file);
	await expect(page.locator('[data-reflection-of="ks-text"] output:visible')).toHaveText('abcde');
	expect(await axeViolations(page)).toEqual([]);

	await send(page, 'sent');
	const letter = ownerSite.letters.at(-1);
	expect(letter?.data).toMatchObject({
		'ks-text': 'abcde',
		'ks-url': 'http://example.com',
		'ks-range': '25',
		'ks-multi': { 0: 'Tinto', 1: 'Rosé' },
		'ks-check': { 0: 'Um', 1: 'Três' },
		'ks-excl': 'Não',
		'ks-cfree': { 0: 'Outro mel' },
		'ks-rfree': 'Tinto',
		'ks-radio': 'Tarde',
		'ks-hidden': 'escondido',
	});
	expect(letter?.files.map(({ name, field }) => ({ name, field }))).toEqual([{ name: 'vinha.txt', field: 'ks-file' }]);
});

test('what is wrong is said beside the fields and above them, by what they are called', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page);
	await fillRequired(page);
	await page.getByLabel('Texto').fill('');
	await page.getByLabel('Capital de Portugal?').fill('Porto');
	await page.locator('input[type="file"]').setInputFiles(file);
	await send(page, 'invalid');
	await expect(wrap(page, 'ks-text').locator('.wpcf7-not-valid-tip')).toHaveText('Preencha este campo.');
	await page.getByRole('link', { name: 'Capital de Portugal?: A resposta não está certa.' }).click();
	await expect(page.getByLabel('Capital de Portugal?')).toBeFocused();
	expect(await axeViolations(page)).toEqual([]);
	const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(await overflow()).toBe(0);
	const low = await page
		.locator('.wpcf7-form-control-wrap :is(input, select, textarea, label):not([type="checkbox"], [type="radio"])')
		.evaluateAll((controls) =>
			controls.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML),
		);
	expect(low).toEqual([]);

	// To be corrected after a reload, too: the outbox has its file.
	await page.reload();
	await expect(page.locator('input[type="file"]')).toHaveValue(/vinha\.txt$/);
	await expect(box(page, 'ks-radio', 'Tarde')).toBeChecked();
});

test('a message with a file that a full device cannot keep is not lost, and is said to be only on the page', async ({
	page,
	ownerSite,
	complaints,
}) => {
	complaints.expect(/Failed to load resource|ERR_|fetch_error/);
	await page.addInitScript(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('No room.', 'QuotaExceededError');
		};
	});
	await open(page);
	await fillRequired(page);
	await page.locator('input[type="file"]').setInputFiles(file);
	const before = ownerSite.letters.length;
	await goOffline(page);
	await send(page, 'custom-fetch-error');
	await expect(answer(page)).toContainText('por falta de espaço neste dispositivo');
	await expect(kept(page)).toHaveCount(0);
	await expect(page.getByLabel('Texto')).toHaveValue('abcde');
	await expect(page.locator('input[type="file"]')).toHaveValue(/vinha\.txt$/);

	// With a network it goes from the page itself.
	await page.context().setOffline(false);
	await send(page, 'sent');
	expect(ownerSite.letters.slice(before).map(({ files }) => files.map(({ name }) => name))).toEqual([['vinha.txt']]);
});

test('a message with a file waits without a network, and arrives once with it', async ({
	page,
	context,
	ownerSite,
	complaints,
}) => {
	complaints.expect(/Failed to load resource|ERR_|fetch_error/);
	await open(page);
	await fillRequired(page);
	await choose(page, 'ks-cfree', 'Outro');
	await page.getByLabel('Outro: qual?').first().fill('mel');
	await page.locator('input[type="file"]').setInputFiles(file);
	const before = ownerSite.letters.length;
	await goOffline(page);
	await page.getByLabel('Texto').fill('ab');
	await send(page, 'invalid');
	await expect(wrap(page, 'ks-text').locator('.wpcf7-not-valid-tip')).toHaveText('O texto é demasiado curto.');
	await page.getByLabel('Texto').fill('abcde');
	await send(page, 'custom-fetch-error');
	await expect(answer(page)).toContainText('segue sozinha quando houver rede');
	await kept(page).locator('summary').click();
	await expect(kept(page)).toContainText('vinha.txt (1 kB)');
	await expect(kept(page).locator('dd', { hasText: /^mel$/ })).toBeVisible();
	await expect(kept(page).locator('dt', { hasText: 'Escolha' })).toBeVisible();
	await context.setOffline(false);
	await expect(form(page)).toHaveAttribute('data-status', 'sent');
	await expect(kept(page).and(page.locator('[data-state="waiting"]'))).toHaveCount(0);
	expect(
		ownerSite.letters.slice(before).map(({ files }) => files.map(({ name, bytes }) => [name, `${Buffer.from(bytes)}`])),
	).toEqual([[['vinha.txt', 'Rabigato']]]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the form is posted by the browser itself, and its file arrives', async ({ page, dist }) => {
		// The answers to the page's questions are known to the WordPress that it was read from alone: any is right here.
		const site = await openCompanionSite(dist);
		await page.goto(`${site.origin}/contacto`);
		await fillRequired(page);
		await page.locator('input[type="file"]').setInputFiles(file);
		await submitButton(page).click();
		await expect(form(page)).toHaveAttribute('data-status', 'sent');
		const [letter, ...others] = site.letters;
		expect(others).toEqual([]);
		expect(letter?.data).toMatchObject({ 'ks-text': 'abcde', 'ks-excl': 'Sim', 'ks-radio': 'Tarde' });
		expect(letter?.files.map(({ name, field, bytes }) => [name, field, `${Buffer.from(bytes)}`])).toEqual([
			['vinha.txt', 'ks-file', 'Rabigato'],
		]);
		await site.dispose();
	});
});
