import type { Page } from '@playwright/test';
import { feedback, openForm, send, submitButton } from './contact-form';
import { expect, longUnless, open, test } from './fixtures';
import { Listener, listenersBrowser } from './listener';
import { expectReady, expectTilesToCome } from './live-map';
import { writeMessage } from './visitor';

test.use({ serviceWorkers: 'block', launchOptions: listenersBrowser });

/** To another page without a reload: what was still to be said of this one would be heard before. */
async function goOn(page: Page, listener: Listener): Promise<void> {
	const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' });
	await link.dispatchEvent('click');
	await listener.hears('[Privacidade]');
}

test('each page is heard once, by its title, and what is chosen on it as it is chosen', async ({ page }) => {
	const listener = await Listener.of(page);
	await open(page, '/filosofia');
	const menu = page.getByRole('navigation', { name: 'Principal' });

	await test.step('a page is heard once, by its title', async () => {
		await menu.getByRole('link', { name: 'Visitar' }).focus();
		await page.keyboard.press('Enter');
		await listener.hears('[Visitar]', '[Visitar]');
		await menu.getByRole('link', { name: 'Notícias' }).dispatchEvent('click');
		await listener.hears('[Notícias]');
		await menu.getByRole('link', { name: 'Vinhos' }).dispatchEvent('click');
		await listener.hears('[Vinhos]');
	});

	await test.step('the wines that pass a filter are counted', async () => {
		await page.locator(`button[data-filter='[data-category="brancos"]']`).dispatchEvent('click');
		await listener.hears(/^\d+ resultados$/);
		await page.locator('button[data-filter="*"]').dispatchEvent('click');
		await listener.hears('20 resultados');
	});

	await test.step('a vintage is named when it is chosen, the newest too', async () => {
		await page.locator('main a[href="/vinhos/abade"]').first().dispatchEvent('click');
		await listener.hears(/^\[.*Abade/);
		const choice = page.getByLabel('Colheita', { exact: true });
		await choice.selectOption('2020');
		await listener.hears('A página mostra a colheita de 2020.');
		await choice.selectOption('2021');
		await listener.hears('A página mostra a colheita de 2021.');
	});

	await goOn(page, listener);
});

test('a field that is left wrong says so, and says so again when it is left wrong again @long', async ({ page }) => {
	const listener = await Listener.of(page);
	await openForm(page);
	const email = page.getByLabel('E-mail');
	const complaint = 'Escreva um endereço de email válido.';
	await page.getByLabel('Nome').fill('Helena Vaz');
	await listener.hears('[Nome]');
	await email.focus();
	await page.keyboard.type('nope');
	await page.keyboard.press('Tab');
	await listener.hears('[E-mail]', /^\[Telefone/, `E-mail: ${complaint}`);
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.type('@');
	await page.keyboard.press('Tab');
	await listener.hears(`[E-mail | ${complaint}]`, /^\[Telefone/, `E-mail: ${complaint}`);
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.type('helena.vaz@correio.example');
	await page.keyboard.press('Tab');
	await listener.hears(`[E-mail | ${complaint}]`, /^\[Telefone/);
	await goOn(page, listener);
});

test('the room for a message is told on entering it, and where it comes to its end', async ({ page }) => {
	const listener = await Listener.of(page);
	await openForm(page);
	await page.getByLabel('Nome').fill('Helena Vaz');
	await page.getByLabel('E-mail').fill('helena.vaz@correio.example');
	const message = page.getByLabel('Mensagem');
	await message.focus();
	await listener.hears('[Nome]', '[E-mail]', '[Mensagem | Restam 2000 caracteres.]');
	await page.keyboard.insertText('a'.repeat(1899));
	await page.keyboard.type('b');
	await listener.hears('Restam 100 caracteres.');
	await page.keyboard.insertText('c'.repeat(85));
	await listener.hears('Restam 15 caracteres.');
	await page.keyboard.insertText('d'.repeat(15));
	await listener.hears('Não restam caracteres.');
	await page.keyboard.type('e');
	await page.getByLabel('Nome').focus();
	await message.focus();
	await listener.hears('[Nome]', '[Mensagem | Não restam caracteres.]');
	await expect(message).toHaveValue(/^a{1899}bc{85}d{15}$/);
});

test('what became of a form that was sent is told by its response, and the fields by their list', async ({ page }) => {
	const listener = await Listener.of(page);
	await openForm(page);
	await writeMessage(page, 'Ouve-se uma vez.');
	await page.getByLabel('E-mail').fill('helena.vaz@');
	await page.locator('.wpcf7-submit').focus();
	await listener.hears(
		'[Nome]',
		'[E-mail]',
		'[Mensagem | Restam 2000 caracteres.]',
		/^\[Li e aceito/,
		'[E-mail]',
		'[Enviar]',
		'E-mail: Escreva um endereço de email válido.',
	);
	await page.keyboard.press('Enter');
	await listener.hears('[Há um campo a rever]', 'Há campos por corrigir. Veja as indicações e volte a enviar.');
	await page.getByLabel('E-mail').fill('helena.vaz@correio.example');
	await listener.hears('[E-mail | Escreva um endereço de email válido.]');
	await send(page, 'sent');
	await listener.hears('[Enviar]', 'Obrigado! A sua mensagem foi enviada.', /^\[Mensagem enviada/);
});

test('the map is told to be opening and open, then its estates, its moves, and the network', async ({
	page,
	context,
	complaints,
}) => {
	complaints.expect(/Failed to load resource|net::ERR_/);
	const listener = await Listener.of(page);
	await open(page, '/terroir');
	await page.locator('[data-map]').hover({ position: { x: 700, y: 300 } });
	await listener.hears('A abrir o mapa…');
	await expectReady(page);
	await listener.hears('Mapa aberto.');
	await page.locator('[aria-haspopup=listbox]').focus();
	await page.keyboard.press('Enter');
	await page.locator('button[role=option][data-slug=moinho]').focus();
	await page.keyboard.press('Enter');
	await listener.hears(/^\[Terroir Quatro Vistas/, /^\[Quatro Vistas/, /^\[Moinho/, /^\[Terroir/, 'Moinho, 1 parcela.');
	await page.locator('[data-map-canvas] canvas').focus();
	await page.keyboard.press('+');
	await listener.hears(/^\[.*\]$/, /^Aproximação \d+(,\d)?\.$/);
	await expectTilesToCome(page);
	await context.setOffline(true);
	await listener.hears('Sem rede');
	await context.setOffline(false);
	await listener.hears('De novo com rede.');
});

test('from parcel to parcel each is named, and the way back @long', async ({ page, complaints }) => {
	complaints.expect(/net::ERR_FAILED|preload assets/);
	await page.route(/maplibre/, (route) => route.abort());
	const listener = await Listener.of(page);
	await open(page, '/terroir?terroir=martim');
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	await listener.forget(/^A imagem de satélite não chegou/);
	await page.locator('button[data-parcel="vv-martim1"]').focus();
	await page.keyboard.press('Enter');
	await listener.hears(/^\[Vinha do Martim/, '[Fechar]');
	await page.getByRole('button', { name: /^Parcela seguinte/ }).focus();
	await page.keyboard.press('Enter');
	await listener.hears(/^\[Parcela seguinte/, /parcela 2 de 2\.$/);
	await page.keyboard.press('Escape');
	await listener.hears(/^\[/);
});

test('a tasting names its steps, and what a letter has switched @long', async ({ page, complaints }) => {
	complaints.expect(/net::ERR_FAILED|preload assets/);
	await page.route(/maplibre/, (route) => route.abort());
	const listener = await Listener.of(page);
	await open(page, '/terroir?modo=prova&passos=rabigato,francisca-franca');
	await listener.hears('[Começar a prova]', 'Sem mapa neste ecrã: mostram-se as estampas das parcelas.');
	await page.keyboard.press('Enter');
	await listener.hears('[Rabigato]', 'Passo 1 de 2: Rabigato. Branco 2025.');
	await page.keyboard.press('ArrowRight');
	await listener.hears('Passo 2 de 2: Vinha da Francisca. Tinto 2021.');
	await page.keyboard.press('c');
	await listener.hears('Curvas de nível desligadas.');
	await page.keyboard.press('r');
	await listener.hears('Todas as parcelas.');
	await page.keyboard.press('c');
	await page.keyboard.press('r');
	await listener.hears('Curvas de nível ligadas.', 'Só a parcela do passo.');
});

test('news are counted as they come, and the network is told lost and back', async ({ page, context, complaints }) => {
	complaints.expect(/Failed to load resource|net::ERR_/);
	const listener = await Listener.of(page);
	await open(page, '/noticias');
	await page.locator('button[data-filter=vindima]').dispatchEvent('click');
	await listener.hears(/^\d notícias de vindima\.$/);
	await page.locator('button[data-filter="*"]').dispatchEvent('click');
	await listener.hears('6 notícias.');
	await page.locator('button[data-count="6"]').focus();
	await page.keyboard.press('Enter');
	await listener.hears('[Carregar mais]', /^\[.+\]$/, 'Mais 6, 12 ao todo.');
	await context.setOffline(true);
	await listener.hears('Sem rede: só as notícias guardadas.');
	await page.locator('button[data-filter=casa]').dispatchEvent('click');
	await listener.hears(/^\d notícias de casa\. Sem rede: só as notícias guardadas\.$/);
	await context.setOffline(false);
	await listener.hears('De novo com rede.');
	await goOn(page, listener);
});

test.describe('with the worker', () => {
	test.use({ serviceWorkers: 'allow' });

	for (const [device, viewport] of [
		['a desktop', { width: 1440, height: 900 }],
		// Here the map does not open by itself.
		['a phone', { width: 390, height: 844 }],
	] as const) {
		test(`on ${device} it is told once that everything works without network: when it has come to that${longUnless(device === 'a phone')}`, async ({
			page,
		}) => {
			await page.setViewportSize(viewport);
			const listener = await Listener.of(page);
			const words = 'Pronto sem rede';
			const chip = page.locator('[data-map] .chip', { hasText: words });
			await open(page, '/terroir');
			await expect(chip).toBeVisible();
			await expect.poll(() => listener.times(words)).toBe(1);

			await page.locator('header a[href="/"]').first().dispatchEvent('click');
			await expect(page).toHaveURL('/');
			await expect(chip).toBeHidden();
			await page.goBack();
			await expect(chip).toBeVisible();
			await page.waitForTimeout(2_500);
			expect(await listener.times(words), 'on the way back').toBe(1);

			await page.reload();
			await expect(chip).toBeVisible();
			await page.waitForTimeout(2_500);
			expect(await listener.times(words), 'after a reload').toBe(0);
		});
	}
});

test('a technical sheet that cannot come is told once where it was asked for @long', async ({
	page,
	context,
	complaints,
}) => {
	complaints.expect(/Failed to load resource|net::ERR_/);
	const listener = await Listener.of(page);
	await open(page, '/vinhos/rabigato');
	await context.setOffline(true);
	await listener.hears('O PDF precisa de rede.');
	await page.getByRole('link', { name: 'Descarregar PDF' }).focus();
	await page.keyboard.press('Enter');
	await listener.hears(/^\[Descarregar PDF/, 'Sem rede: o PDF não veio.');
	await context.setOffline(false);
	await goOn(page, listener);
});

test('a message that nobody took is told with its reason, and its copy once', async ({ page, context, complaints }) => {
	complaints.expect(/Failed to load resource|http_error/);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.route(feedback, (route) => route.fulfill({ status: 404, json: { code: 'wpcf7_not_found' } }));
	const listener = await Listener.of(page);
	await openForm(page);
	await writeMessage(page, 'Não chega.');
	await submitButton(page).focus();
	await listener.forget(/^\[Enviar/);
	await page.keyboard.press('Enter');
	await listener.hears(/^\[O formulário já não existe/, /^O servidor respondeu com um erro\./);
	await page.getByRole('button', { name: /Copiar/ }).focus();
	await page.keyboard.press('Enter');
	await listener.hears(/^\[Copiar/, /copiad/i);
});

test('what was asked of the device page is told once @long', async ({ page }) => {
	const listener = await Listener.of(page);
	await open(page, '/neste-dispositivo');
	await page.locator('[data-erase]').getByRole('button', { name: 'Apagar tudo' }).focus();
	await listener.forget(/^\[Apagar tudo/);
	await page.keyboard.press('Enter');
	await listener.hears('A apagar…', /^Está tudo apagado\./);
});
