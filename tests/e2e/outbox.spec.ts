import type { Page } from '@playwright/test';
import { FaultyLine, type LineFault } from '../chaos/faulty-line';
import { axeViolations } from './axe';
import { openForm } from './contact-form';
import { confirmAge, expect, test } from './fixtures';
import { SiteServer } from './site-server';
import { writeMessage } from './visitor';

test.use({ serviceWorkers: 'allow', workerTraffic: false });

const item = (page: Page) => page.locator('[data-outbox-item]');
let site: SiteServer;
let line: FaultyLine;

test.beforeEach(async ({ context, complaints }) => {
	// Each has a server of its own to start, and opens two pages.
	complaints.expect(/Failed to load resource|ERR_|fetch_error/);
	site = await SiteServer.create();
	line = await FaultyLine.before(site);
	await confirmAge(context, line);
});
test.afterEach(async () => {
	await line.close();
	await site.dispose();
});

/**
 * Writes a message, presses, and waits until the device has it in this state and the form is at rest: a page that is left
 * before has not noted its attempt yet.
 */
async function send(page: Page, state: string): Promise<void> {
	await openForm(page, `${line.origin}/contacto`);
	await writeMessage(page, 'Doze garrafas de Rabigato, por favor.\nE duas de azeite.');
	await page.getByRole('button', { name: 'Enviar' }).click();
	await expect(page.locator('form.wpcf7-form')).toHaveAttribute('data-status', 'custom-fetch-error');
	await expect(item(page)).toHaveAttribute('data-state', state);
}

test.describe('a message that waits', () => {
	test.beforeEach(async ({ page }) => {
		line.absent = true;
		await send(page, 'waiting');
		await page.goto(`${line.origin}/neste-dispositivo`);
		await expect(item(page)).toHaveAttribute('data-state', 'waiting');
	});

	test('is listed under “Por enviar”, can be read whole, and is deleted by keyboard and put back, with the focus where it was', async ({
		page,
	}) => {
		await expect(page.getByRole('heading', { name: 'Por enviar' })).toBeVisible();
		await item(page).locator('summary').click();
		await expect(item(page)).toContainText('E duas de azeite.');
		await expect(item(page)).toContainText('Helena Vaz');
		expect(await axeViolations(page)).toEqual([]);

		const remove = page.getByRole('button', { name: 'Apagar «Encomendas»' });
		await remove.press('Enter');
		await expect(item(page)).toHaveCount(0);
		const undo = page.getByRole('button', { name: 'Anular' });
		await expect(undo).toBeFocused();
		await undo.press('Enter');
		await expect(item(page)).toHaveAttribute('data-state', 'waiting');
		await expect(remove).toBeFocused();

		await remove.press('Enter');
		await expect(item(page)).toHaveCount(0);
		await page.reload();
		await expect(page.getByText('Nada por enviar.')).toBeVisible();
	});

	test('is tried by a press, which says if it was in vain', async ({ page }) => {
		const tryNow = page.getByRole('button', { name: 'Tentar agora' });
		await tryNow.click();
		await expect(page.getByText('Ainda não foi possível enviar.')).toBeVisible();
		await expect(item(page)).toContainText('Duas tentativas.');

		line.absent = false;
		// It may go by itself before the press; and if it is not pressed, then after a while.
		await tryNow.click({ timeout: 2000 }).catch(() => undefined);
		await expect(item(page)).toHaveAttribute('data-state', 'sent');
		await expect(page.getByRole('heading', { name: 'Enviadas' })).toBeVisible();
		await expect(page.getByText('Nada por enviar.')).toBeVisible();
		expect(await site.messages()).toHaveLength(1);
		expect(await axeViolations(page)).toEqual([]);
	});
});

test.describe('a message of which nobody knows whether it arrived', () => {
	const sendInto = async (page: Page, fault: LineFault) => {
		void line.arm(fault);
		await send(page, 'unknown');
	};

	test('is sent again by the visitor’s word only', async ({ page }) => {
		await sendInto(page, 'cut before accepting');
		await page.goto(`${line.origin}/neste-dispositivo`);
		await expect(item(page)).toHaveAttribute('data-state', 'unknown');
		await page.evaluate(() => dispatchEvent(new Event('online')));
		expect(await site.messages()).toHaveLength(0);
		await page.getByRole('button', { name: 'Enviar outra vez' }).press('Enter');
		await expect(item(page)).toHaveAttribute('data-state', 'sent');
		await expect(page.locator(':focus')).toContainText('Enviadas');
		expect(await site.messages()).toHaveLength(1);
	});

	test('was posted once, although the browser would repeat it over a connection that it had used, and is thrown away by the visitor’s word only', async ({
		page,
	}) => {
		await sendInto(page, 'cut after accepting');
		expect(await site.messages()).toHaveLength(1);
		await page.getByRole('button', { name: 'Deitar fora' }).click();
		await expect(item(page)).toHaveCount(0);
		await page.goto(`${line.origin}/neste-dispositivo`);
		await expect(page.getByText('Nada por enviar.')).toBeVisible();
		expect(await site.messages()).toHaveLength(1);
	});
});
