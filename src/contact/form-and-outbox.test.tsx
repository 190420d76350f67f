// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, screen, waitFor } from '../../tests/unit/testing-library';
import { readMessages, replayOutbox, storeMessage } from '../outbox/outbox';
import { offline, setUpFormPage } from './testing/form-page';
import { mailSent, spam } from './testing/form-server';

const page = setUpFormPage();

it('a message that is sent while a refused one is in the list is shown apart from it', async () => {
	await page.open();
	page.server.feedback = spam;
	await page.submit('spam', 'Comprem já');
	fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
	page.server.feedback = mailSent;
	await page.submit('sent', 'Bom dia');
	await waitFor(() => expect(page.items).toEqual(['refused']));
	expect(await screen.findByText(/A mensagem em «Por enviar» é outra\.$/)).toBeDefined();
});

it('a message that the server may have taken before it broke is in doubt in the list too, also after a reload', async () => {
	await page.open();
	page.server.feedback = { status: 502, text: '<h1>Bad gateway</h1>' };
	await page.submit('custom-http-error');
	page.expectConsole({ code: 'http_error', message: 'The server responded with an error.' });
	const words = page.output;
	await page.reload();
	await page.status('custom-http-error');
	expect(page.output).toBe(words);
	fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
	expect(await screen.findByText(/O servidor não respondeu como devia e não se sabe se chegou\.$/)).toBeDefined();
	expect(page.server.posted).toHaveLength(1);
});

it('an empty message is not kept for the network although the rules of the form have never been here', async () => {
	localStorage.clear();
	page.server.reachable = false;
	await page.open();
	await page.submit('invalid', '');
	expect(await screen.findByRole('link', { name: 'Mensagem: Preencha este campo.' })).toBeDefined();
	expect(await page.stored()).toEqual([]);
	await page.submit('custom-fetch-error', 'Olá');
	page.expectConsole(offline);
	expect(await page.stored()).toEqual(['waiting']);
});

const writeOffline = async (message?: string) => {
	await page.open();
	page.server.reachable = false;
	await page.submit('custom-fetch-error', message);
	page.expectConsole(offline);
};

it('a message without network waits on the device, and the form says so, also after a reload', async () => {
	await writeOffline();
	const words = 'É provável que esteja sem ligação. A mensagem ficou guardada neste dispositivo e segue sozinha';
	expect(page.output).toContain(words);
	await waitFor(() => expect(page.items).toEqual(['waiting']));
	expect(page.server.posted).toEqual([]);
	await page.reload();
	await page.status('custom-fetch-error');
	expect(page.output).toContain(words);
	await waitFor(() => expect(page.items).toEqual(['waiting']));
});

it('a waiting message folds the form; another can be written, and the first stays in the list', async () => {
	const isFolded = () => page.form.querySelector('[data-fields="folded"]') !== null;
	await writeOffline();
	expect(isFolded()).toBe(true);
	fireEvent.click(screen.getByRole('button', { name: 'Escrever outra' }));
	await waitFor(() => expect(isFolded()).toBe(false));
	expect(page.field('your-message').value).toBe('');
	expect(document.activeElement).toBe(page.field('your-name'));
	await page.status('custom-fetch-error');
	await waitFor(() => expect(page.items).toEqual(['waiting']));
	page.field('your-name').blur();
	await page.reload();
	await waitFor(() => expect(isFolded()).toBe(true));
});

it('a waiting message does not fold a form in which something is being typed', async () => {
	await writeOffline();
	await page.reload();
	page.fill('Outra coisa');
	await page.reload();
	await page.status('custom-fetch-error');
	expect(page.form.querySelector('[data-fields="folded"]')).toBeNull();
	expect(page.field('your-message').value).toBe('Outra coisa');
});

it('a message for a server that answers and fails is not said to lack a network', async () => {
	await page.open();
	page.server.schema = { status: 503, text: '<h1>Manutenção</h1>' };
	await page.submit('custom-http-error');
	page.expectConsole({ code: 'http_error', message: 'The server responded with an error.' });
	await waitFor(() => expect(page.items).toEqual(['waiting']));
	await new Promise((done) => setTimeout(done, 30));
	expect(page.form.dataset.status).toBe('custom-http-error');
	expect(page.output).toContain('segue sozinha quando o servidor responder');
});

it('a waiting message is sent when the visitor tries, and this is announced once', async () => {
	await writeOffline();
	await page.reload();
	await waitFor(() => expect(page.items).toEqual(['waiting']));
	page.server.reachable = true;
	fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }));
	await page.status('sent');
	expect(page.output).toMatch(/^A mensagem que estava guardada neste dispositivo foi enviada hoje, \d+h\d\d\.$/);
	expect(page.server.posted).toHaveLength(1);
	await waitFor(async () => expect(await page.stored()).toEqual([]));
	await waitFor(() => expect(page.items).toEqual(['sent']));
	await page.reload();
	await new Promise((done) => setTimeout(done, 30));
	expect(page.items).toEqual([]);
	expect(page.form.dataset.status).toBe('init');
});

it('several waiting messages that are sent together are spoken of together', async () => {
	await writeOffline();
	const [waiting] = await readMessages();
	await storeMessage({ ...waiting!, entries: [['your-message', 'Boa tarde']] });
	await page.reload();
	await waitFor(() => expect(page.items).toEqual(['waiting', 'waiting']));
	page.server.reachable = true;
	fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }));
	await page.status('sent');
	expect(page.output).toBe('Duas mensagens que estavam guardadas neste dispositivo foram enviadas.');
	expect(page.server.posted).toHaveLength(2);
});

it('a waiting message empties the form that still shows it, when it is sent by itself', async () => {
	await writeOffline();
	expect(page.field('your-message').value).toBe('Olá');
	page.server.reachable = true;
	await replayOutbox();
	await page.status('sent');
	await waitFor(() => expect(page.field('your-message').value).toBe(''));
});

it('a sent message does not touch another tab’s correction of the same refused message, also after a reload', async () => {
	await page.open();
	page.server.feedback = spam;
	await page.submit('spam', 'Comprem já');
	page.fill('Bom dia');
	// The other tab corrects it into another text, which waits.
	const [refused] = await readMessages();
	await storeMessage({ ...refused!, entries: [['your-message', 'Boa tarde']] }, refused!.id);
	await page.reload();
	await page.status('custom-fetch-error');
	page.server.feedback = mailSent;
	await replayOutbox();
	await page.status('sent');
	expect(page.field('your-message').value).toBe('Bom dia');
});

it('a waiting message does not change the form in which another one is being typed', async () => {
	await writeOffline();
	page.fill('Outra coisa');
	page.server.reachable = true;
	await replayOutbox();
	await page.status('sent');
	expect(page.field('your-message').value).toBe('Outra coisa');
});

it('the same text is one message, however often it is sent', async () => {
	await writeOffline();
	page.send();
	await waitFor(async () => expect((await readMessages())[0]?.attempts).toBe(2));
	await page.status('custom-fetch-error');
	page.expectConsole(offline);
	expect(await page.stored()).toEqual(['waiting']);
});

it('another text is a second message', async () => {
	await writeOffline();
	page.fill('Outra coisa');
	page.send();
	await waitFor(() => expect(page.items).toEqual(['waiting', 'waiting']));
	await page.status('custom-fetch-error');
	page.expectConsole(offline);
});

it('a waiting message can be deleted, and the form is as before', async () => {
	await writeOffline();
	await waitFor(() => expect(page.items).toEqual(['waiting']));
	fireEvent.click(screen.getByRole('button', { name: 'Apagar «Visitas e provas»' }));
	await page.status('init');
	expect(await page.stored()).toEqual([]);
});

it('a waiting message says so when it could not be sent', async () => {
	await writeOffline();
	fireEvent.click(await screen.findByRole('button', { name: 'Tentar agora' }));
	expect(await screen.findByText('Ainda não foi possível enviar.')).toBeDefined();
	await waitFor(() => expect(page.items).toEqual(['waiting']));
});

it('a waiting message that is refused later can be corrected in the form, and is replaced', async () => {
	await writeOffline('Comprem já');
	await page.reload();
	page.server.reachable = true;
	page.server.feedback = spam;
	await replayOutbox();
	await page.status('spam');
	await waitFor(() => expect(page.items).toEqual(['refused']));
	fireEvent.click(screen.getByRole('button', { name: 'Corrigir' }));
	await waitFor(() => expect(page.field('your-message').value).toBe('Comprem já'));
	page.server.feedback = mailSent;
	await page.submit('sent', 'Bom dia');
	expect(await page.stored()).toEqual([]);
});

it('a message of unknown outcome is sent again by the visitor only', async () => {
	await page.open();
	page.server.feedback = 'unreachable';
	await page.submit('custom-fetch-error');
	page.expectConsole(offline);
	await page.reload();
	page.server.feedback = mailSent;
	await replayOutbox();
	expect(page.server.posted).toHaveLength(1);
	await waitFor(() => expect(page.items).toEqual(['unknown']));
	fireEvent.click(screen.getByRole('button', { name: 'Enviar outra vez' }));
	await page.status('sent');
	expect(page.server.posted).toHaveLength(2);
});

describe('a browser that keeps nothing', () => {
	beforeEach(() => {
		vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
			throw new DOMException('Private browsing.', 'InvalidStateError');
		});
	});

	it('a form in a browser that stores nothing is sent all the same', async () => {
		await page.open();
		await page.submit('sent');
		expect(page.server.posted).toHaveLength(1);
	});

	it.each([
		['the server is not there', 'schema', /Não foi possível guardar a mensagem/],
		['the line broke while it was sent', 'feedback', /não se sabe se a mensagem chegou\. Não foi possível guardá-la/],
	] as const)(
		'a form in a browser that stores nothing says so when %s, and the text stays',
		async (_, request, words) => {
			await page.open();
			page.fill();
			page.server[request] = 'unreachable';
			page.send();
			await page.status('custom-fetch-error');
			page.expectConsole(offline);
			expect(page.output).toMatch(words);
			expect(page.server.posted).toHaveLength(request === 'schema' ? 0 : 1);
			expect(page.field('your-message').value).toBe('Olá');
		},
	);
});
