// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeMessages } from '../outbox/choices';
import { keepMessage, readMessages, replayOutbox } from '../outbox/outbox';
import { lendAbilities } from '../outbox/testing/browser-abilities';
import { ContactForm } from './contact-form';
import { courier } from './courier';
import { saveDraft } from './draft';
import { FormSession } from './form-session';
import { FormServer, mailSent, type Reply } from './testing/form-server';

const settings = { id: 5, version: '6.1.6', locale: 'pt_PT', unitTag: 'wpcf7-f5-p6-o1', containerPost: 6 };
const siteSettings = {
	origin: 'https://quatrovistas.example',
	wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } },
	contactForm: settings,
	ajaxUrl: '/wp-admin/admin-ajax.php',
};
lendAbilities();
let server: FormServer;

const openPage = async () => {
	const root = createRootRoute({ component: () => <ContactForm settings={settings} /> });
	const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/contacto'] }) });
	await router.load();
	render(<RouterProvider router={router} />);
	await waitFor(() => expect(document.querySelector('.wpcf7')).not.toBeNull());
};
const reload = async () => {
	cleanup();
	await openPage();
};
const writeSettings = (text: string | undefined) => {
	document.head.innerHTML = '';
	if (text === undefined) return;
	const block = document.createElement('script');
	block.type = 'application/json';
	block.id = 'site-settings';
	block.textContent = text;
	document.head.append(block);
};
const form = () => document.querySelector('form')!;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const fill = (message = 'Olá') => {
	for (const [name, value] of [
		['your-name', 'Ana Sousa'],
		['your-email', 'ana@example.com'],
		['your-message', message],
	] as const) {
		fireEvent.change(field(name), { target: { value } });
		fireEvent.input(field(name));
	}
	if (!field('accept-terms').checked) fireEvent.click(field('accept-terms'));
};
const send = () => fireEvent.submit(form());
const status = (name: string) => waitFor(() => expect(form().dataset.status).toBe(name));
const output = () => form().querySelector('.wpcf7-response-output')?.textContent;
const items = () =>
	[...document.querySelectorAll<HTMLElement>('[data-outbox-item]')].map(({ dataset }) => dataset.state);
const states = async () => (await readMessages()).map(({ state }) => state);
/** What was said on the console; a line that the test does not name fails it. */
let said: unknown[] = [];
const expectConsole = (line: unknown) => expect(said.splice(0)).toEqual([line]);
const offline = { code: 'fetch_error', message: 'You are probably offline.' };

beforeEach(() => {
	history.replaceState(null, '', '/contacto');
	said = [];
	vi.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(line));
	server = new FormServer();
	sessionStorage.clear();
	writeSettings(JSON.stringify(siteSettings));
});
afterEach(async () => {
	cleanup();
	vi.mocked(IDBDatabase.prototype.transaction).mockRestore?.();
	await removeMessages((await readMessages()).map(({ id }) => id));
	expect(said).toEqual([]);
});

describe('a message that goes through', () => {
	it('is on the device before it is posted, and gone when it was sent', async () => {
		await openPage();
		fill();
		let during: string[] = [];
		server.onPost = async () => {
			during = await states();
		};
		send();
		await status('sent');
		expect(during).toEqual(['sending']);
		expect(await states()).toEqual([]);
		expect(output()).toBe('Obrigado! A sua mensagem foi enviada.');
		expect(screen.getByRole('heading', { name: 'Mensagem enviada' })).toBeDefined();
		expect(field('your-message').value).toBe('');
	});

	it('is posted with the form’s own fields first, as recorded', async () => {
		await openPage();
		fill();
		send();
		await status('sent');
		expect([...server.posted[0]!]).toEqual([
			['_wpcf7', '5'],
			['_wpcf7_version', '6.1.6'],
			['_wpcf7_locale', 'pt_PT'],
			['_wpcf7_unit_tag', 'wpcf7-f5-p6-o1'],
			['_wpcf7_container_post', '6'],
			['_wpcf7_posted_data_hash', ''],
			['your-name', 'Ana Sousa'],
			['your-email', 'ana@example.com'],
			['your-phone', ''],
			['your-site', ''],
			['your-subject', 'Visitas e provas'],
			['your-message', 'Olá'],
			['accept-terms', '1'],
		]);
	});

	it('does not appear among those that wait, and the button says that it is being sent', async () => {
		await openPage();
		fill();
		const seen: (string | undefined)[] = [];
		server.onPost = async () => {
			await new Promise((done) => setTimeout(done, 30));
			seen.push(...items(), form().querySelector<HTMLInputElement>('.wpcf7-submit')?.value);
		};
		send();
		send();
		await status('submitting');
		await status('sent');
		expect(seen).toEqual(['A enviar…']);
		expect(server.posted).toHaveLength(1);
	});
});

describe('a message that the server does not accept', () => {
	it('shows the fields to review, with links, and takes the visitor there', async () => {
		await openPage();
		fill();
		server.feedback = {
			json: {
				status: 'validation_failed',
				message: 'Há campos por corrigir.',
				invalid_fields: [{ field: 'your-phone', message: 'Escreva um número de telefone válido.' }],
			},
		};
		send();
		await status('invalid');
		const heading = await screen.findByRole('heading', { name: 'Há um campo a rever' });
		await waitFor(() => expect(document.activeElement).toBe(heading.parentElement));
		fireEvent.click(screen.getByRole('link', { name: 'Telefone: Escreva um número de telefone válido.' }));
		expect(document.activeElement).toBe(field('your-phone'));
		expect(output()).toBe('Há campos por corrigir.');
		expect(field('your-message').value).toBe('Olá');
		expect(items()).toEqual([]);
	});

	it('is open for correction with what was said beside its fields, also after a reload', async () => {
		const words = 'Escreva um número de telefone válido.';
		const tips = () => [...form().querySelectorAll('.wpcf7-not-valid-tip')].map(({ textContent }) => textContent);
		await openPage();
		fill();
		server.feedback = {
			json: {
				status: 'validation_failed',
				message: 'Há campos por corrigir.',
				invalid_fields: [{ field: 'your-phone', message: words }],
			},
		};
		send();
		await status('invalid');
		await waitFor(() => expect(tips()).toEqual([words]));
		await reload();
		await status('invalid');
		expect(tips()).toEqual([words]);
		expect(output()).toBe('Há campos por corrigir.');
		fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
		await waitFor(() => expect(items()).toEqual(['refused']));
		expect(tips()).toEqual([]);
		fireEvent.click(screen.getByRole('button', { name: 'Corrigir' }));
		await status('invalid');
		expect(tips()).toEqual([words]);
		expect(document.activeElement).toBe(field('your-phone'));
	});

	it('is kept, and its corrected text takes its place', async () => {
		await openPage();
		fill('Comprem já');
		server.feedback = { json: { status: 'spam', message: 'A mensagem foi recusada.', invalid_fields: [] } };
		send();
		await status('spam');
		expect(await states()).toEqual(['refused']);
		await reload();
		expect(field('your-message').value).toBe('Comprem já');
		await new Promise((done) => setTimeout(done, 30));
		expect(items()).toEqual([]);
		server.feedback = { json: { status: 'mail_sent', message: 'Obrigado!', invalid_fields: [] } };
		fill('Bom dia');
		send();
		await status('sent');
		expect(await states()).toEqual([]);
	});

	it.each<[string, Reply, string, object, RegExp]>([
		[
			'custom-http-error',
			{ status: 403, text: '<h1>Proibido</h1>' },
			'refused',
			{ code: 'http_error', message: 'The server responded with an error.' },
			/^O servidor respondeu com um erro\. O texto não se perdeu.*guardado neste dispositivo\.$/,
		],
		[
			'custom-http-error',
			{ status: 500, text: '<h1>Erro</h1>' },
			'refused',
			{ code: 'http_error', message: 'The server responded with an error.' },
			/^O servidor respondeu com um erro\. Não se sabe se a mensagem chegou.*pode chegar duas vezes.*dispositivo\.$/,
		],
		[
			'custom-invalid-json',
			{ text: '<!doctype html>' },
			'refused',
			{ code: 'invalid_json', message: 'The response is not a valid JSON response.' },
			/^A resposta do servidor não é um JSON válido\. Não se sabe se a mensagem chegou/,
		],
		['custom-fetch-error', 'unreachable', 'unknown', offline, /^É provável que esteja sem ligação\. .*não se sabe/],
	])('ends in %s, says what happened, and can be sent again', async (name, reply, state, line, words) => {
		await openPage();
		fill();
		server.feedback = reply;
		send();
		await status(name);
		expectConsole(line);
		expect(output()).toMatch(words);
		expect(await states()).toEqual([state]);
		expect(field('your-message').value).toBe('Olá');
		server.feedback = { json: { status: 'mail_sent', message: 'Obrigado!', invalid_fields: [] } };
		send();
		await status('sent');
		expect(await states()).toEqual([]);
	});
});

it('one that goes while a refused one stands in the list is told from it', async () => {
	await openPage();
	fill('Comprem já');
	server.feedback = { json: { status: 'spam', message: 'A mensagem foi recusada.', invalid_fields: [] } };
	send();
	await status('spam');
	fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
	fill('Bom dia');
	server.feedback = mailSent;
	send();
	await status('sent');
	await waitFor(() => expect(items()).toEqual(['refused']));
	expect(await screen.findByText(/A mensagem em «Por enviar» é outra\.$/)).toBeDefined();
});

it('a message that the server may have taken before it broke is in doubt in the list too, also after a reload', async () => {
	await openPage();
	fill();
	server.feedback = { status: 502, text: '<h1>Bad gateway</h1>' };
	send();
	await status('custom-http-error');
	expectConsole({ code: 'http_error', message: 'The server responded with an error.' });
	const words = output();
	await reload();
	await status('custom-http-error');
	expect(output()).toBe(words);
	fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
	expect(await screen.findByText(/O servidor não respondeu como devia e não se sabe se chegou\.$/)).toBeDefined();
	expect(server.posted).toHaveLength(1);
});

it('an empty message is not kept for the network although the rules of the form have never been here', async () => {
	localStorage.clear();
	server.reachable = false;
	await openPage();
	fill('');
	send();
	await status('invalid');
	expect(await screen.findByRole('link', { name: 'Mensagem: Preencha este campo.' })).toBeDefined();
	expect(await states()).toEqual([]);
	fill('Olá');
	send();
	await status('custom-fetch-error');
	expectConsole(offline);
	expect(await states()).toEqual(['waiting']);
});

describe('a message without network', () => {
	const writeOffline = async (message?: string) => {
		await openPage();
		server.reachable = false;
		fill(message);
		send();
		await status('custom-fetch-error');
		expectConsole(offline);
	};

	it('waits on the device, and the form says so, also after a reload', async () => {
		await writeOffline();
		const words = 'É provável que esteja sem ligação. A mensagem ficou guardada neste dispositivo e segue sozinha';
		expect(output()).toContain(words);
		await waitFor(() => expect(items()).toEqual(['waiting']));
		expect(server.posted).toEqual([]);
		await reload();
		await status('custom-fetch-error');
		expect(output()).toContain(words);
		await waitFor(() => expect(items()).toEqual(['waiting']));
	});

	it('makes room for the list; another one can be written, and the first stays in the list', async () => {
		const isFolded = () => form().querySelector('[data-fields="folded"]') !== null;
		await writeOffline();
		expect(isFolded()).toBe(true);
		fireEvent.click(screen.getByRole('button', { name: 'Escrever outra' }));
		await waitFor(() => expect(isFolded()).toBe(false));
		expect(field('your-message').value).toBe('');
		expect(document.activeElement).toBe(field('your-name'));
		await status('custom-fetch-error');
		await waitFor(() => expect(items()).toEqual(['waiting']));
		field('your-name').blur();
		await reload();
		await waitFor(() => expect(isFolded()).toBe(true));
	});

	it('does not fold a form in which something is being written', async () => {
		await writeOffline();
		await reload();
		fill('Outra coisa');
		await reload();
		await status('custom-fetch-error');
		expect(form().querySelector('[data-fields="folded"]')).toBeNull();
		expect(field('your-message').value).toBe('Outra coisa');
	});

	it('for a server that is there and fails is not called a lost network', async () => {
		await openPage();
		server.schema = { status: 503, text: '<h1>Manutenção</h1>' };
		fill();
		send();
		await status('custom-http-error');
		expectConsole({ code: 'http_error', message: 'The server responded with an error.' });
		await waitFor(() => expect(items()).toEqual(['waiting']));
		await new Promise((done) => setTimeout(done, 30));
		expect(form().dataset.status).toBe('custom-http-error');
		expect(output()).toContain('segue sozinha quando o servidor responder');
	});

	it('goes when the visitor tries, and this is told once', async () => {
		await writeOffline();
		await reload();
		await waitFor(() => expect(items()).toEqual(['waiting']));
		server.reachable = true;
		fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }));
		await status('sent');
		expect(output()).toMatch(/^A mensagem que estava guardada neste dispositivo foi enviada hoje, \d+h\d\d\.$/);
		expect(server.posted).toHaveLength(1);
		await waitFor(async () => expect(await states()).toEqual([]));
		await waitFor(() => expect(items()).toEqual(['sent']));
		await reload();
		await new Promise((done) => setTimeout(done, 30));
		expect(items()).toEqual([]);
		expect(form().dataset.status).toBe('init');
	});

	it('empties the form that still shows it, when it goes by itself', async () => {
		await writeOffline();
		expect(field('your-message').value).toBe('Olá');
		server.reachable = true;
		await replayOutbox(courier);
		await status('sent');
		await waitFor(() => expect(field('your-message').value).toBe(''));
	});

	it('leaves another tab’s correction of the same refused message alone when it goes, also after a reload', async () => {
		await openPage();
		fill('Comprem já');
		server.feedback = { json: { status: 'spam', message: 'A mensagem foi recusada.', invalid_fields: [] } };
		send();
		await status('spam');
		fill('Bom dia');
		// The other tab corrects it into another text, which waits.
		const [refused] = await readMessages();
		await keepMessage({ ...refused!, entries: [['your-message', 'Boa tarde']] }, refused!.id);
		await reload();
		await status('custom-fetch-error');
		server.feedback = mailSent;
		await replayOutbox(courier);
		await status('sent');
		expect(field('your-message').value).toBe('Bom dia');
	});

	it('leaves the form alone in which another one is being written', async () => {
		await writeOffline();
		fill('Outra coisa');
		server.reachable = true;
		await replayOutbox(courier);
		await status('sent');
		expect(field('your-message').value).toBe('Outra coisa');
	});

	it('is one message, however often the same text is sent', async () => {
		await writeOffline();
		send();
		await waitFor(async () => expect((await readMessages())[0]?.attempts).toBe(2));
		await status('custom-fetch-error');
		expectConsole(offline);
		expect(await states()).toEqual(['waiting']);
	});

	it('is joined by a second one with another text', async () => {
		await writeOffline();
		fill('Outra coisa');
		send();
		await waitFor(() => expect(items()).toEqual(['waiting', 'waiting']));
		await status('custom-fetch-error');
		expectConsole(offline);
	});

	it('can be deleted, and the form is as before', async () => {
		await writeOffline();
		await waitFor(() => expect(items()).toEqual(['waiting']));
		fireEvent.click(screen.getByRole('button', { name: 'Apagar «Visitas e provas»' }));
		await status('init');
		expect(await states()).toEqual([]);
	});

	it('says so when the try was in vain', async () => {
		await writeOffline();
		fireEvent.click(await screen.findByRole('button', { name: 'Tentar agora' }));
		expect(await screen.findByText('Ainda não foi possível enviar.')).toBeDefined();
		await waitFor(() => expect(items()).toEqual(['waiting']));
	});

	it('that is refused later can be corrected in the form, and is replaced', async () => {
		await writeOffline('Comprem já');
		await reload();
		server.reachable = true;
		server.feedback = { json: { status: 'spam', message: 'A mensagem foi recusada.', invalid_fields: [] } };
		await replayOutbox(courier);
		await status('spam');
		await waitFor(() => expect(items()).toEqual(['refused']));
		fireEvent.click(screen.getByRole('button', { name: 'Corrigir' }));
		await waitFor(() => expect(field('your-message').value).toBe('Comprem já'));
		server.feedback = { json: { status: 'mail_sent', message: 'Obrigado!', invalid_fields: [] } };
		fill('Bom dia');
		send();
		await status('sent');
		expect(await states()).toEqual([]);
	});
});

describe('a message of unknown fate', () => {
	it('is not sent again by itself, only by the visitor', async () => {
		await openPage();
		fill();
		server.feedback = 'unreachable';
		send();
		await status('custom-fetch-error');
		expectConsole(offline);
		await reload();
		server.feedback = { json: { status: 'mail_sent', message: 'Obrigado!', invalid_fields: [] } };
		await replayOutbox(courier);
		expect(server.posted).toHaveLength(1);
		await waitFor(() => expect(items()).toEqual(['unknown']));
		fireEvent.click(screen.getByRole('button', { name: 'Enviar outra vez' }));
		await status('sent');
		expect(server.posted).toHaveLength(2);
	});
});

describe('a browser that keeps nothing', () => {
	beforeEach(() => {
		vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
			throw new DOMException('Private browsing.', 'InvalidStateError');
		});
	});

	it('sends all the same', async () => {
		await openPage();
		fill();
		send();
		await status('sent');
		expect(server.posted).toHaveLength(1);
	});

	it.each([
		['the server is not there', 'schema', /Não foi possível guardar a mensagem/],
		['the line broke while it was sent', 'feedback', /não se sabe se a mensagem chegou\. Não foi possível guardá-la/],
	] as const)('is told so when %s, and the text stays', async (_, request, words) => {
		await openPage();
		fill();
		server[request] = 'unreachable';
		send();
		await status('custom-fetch-error');
		expectConsole(offline);
		expect(output()).toMatch(words);
		expect(server.posted).toHaveLength(request === 'schema' ? 0 : 1);
		expect(field('your-message').value).toBe('Olá');
	});
});

describe('a press that was held until the form’s code came', () => {
	let postedNatively: string[];
	/** What the visitor does, he does before the form is taken over. */
	const pressBefore = (start: typeof FormSession.start) => {
		vi.spyOn(FormSession, 'start').mockImplementationOnce((...parts) => {
			fill();
			form().dataset.press = 'held';
			return start(...parts);
		});
	};
	beforeEach(() => {
		postedNatively = [];
		vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
			postedNatively.push(field('your-message').value);
		});
	});
	afterEach(() => vi.restoreAllMocks());

	it('is carried out, as any other', async () => {
		pressBefore(FormSession.start);
		await openPage();
		await status('sent');
		expect(server.posted).toHaveLength(1);
		expect(postedNatively).toEqual([]);
	});

	it('sends what was on the screen, and nothing of an earlier draft', async () => {
		saveDraft({ values: { 'your-message': 'Antes', 'your-phone': '910000000' } });
		pressBefore(FormSession.start);
		await openPage();
		await status('sent');
		expect(server.posted.map((posted) => [posted.get('your-message'), posted.get('your-phone')])).toEqual([
			['Olá', ''],
		]);
	});

	it('keeps its message on the device without a network', async () => {
		server.reachable = false;
		pressBefore(FormSession.start);
		await openPage();
		await status('custom-fetch-error');
		expectConsole(offline);
		expect(await states()).toEqual(['waiting']);
	});

	it('goes the old way if the page does not say where to send it', async () => {
		writeSettings(JSON.stringify({ ...siteSettings, wpcf7: {} }));
		pressBefore(FormSession.start);
		await openPage();
		await waitFor(() => expect(postedNatively).toEqual(['Olá']));
		expectConsole('wpcf7.api is not defined.');
	});

	it('goes the old way if the code cannot be had', async () => {
		pressBefore(() => {
			throw new TypeError('Failed to fetch dynamically imported module');
		});
		await openPage();
		await waitFor(() => expect(postedNatively).toEqual(['Olá']));
	});
});

describe('what was typed', () => {
	it('is there again after a reload, without the consent', async () => {
		await openPage();
		fill('Ainda não acabei');
		await reload();
		expect(field('your-message').value).toBe('Ainda não acabei');
		expect(field('accept-terms').checked).toBe(false);
		expect(form().querySelector('.wpcf7-character-count')?.textContent).toBe('1984');
	});

	it('takes as many rows as it has lines', async () => {
		await openPage();
		fill('um\ndois\ntrês');
		expect(form().querySelector('textarea')?.getAttribute('rows')).toBe('3');
	});
});

describe('a page whose settings are', () => {
	it('without the API, leaves the form as it was rendered', async () => {
		writeSettings(JSON.stringify({ ...siteSettings, wpcf7: {} }));
		await openPage();
		expectConsole('wpcf7.api is not defined.');
		expect(document.querySelector('.wpcf7')?.className).toBe('wpcf7 no-js');
		expect(screen.queryByText('O formulário não pode seguir daqui')).toBeNull();
	});

	it.each([undefined, '', '{"origin":', '[]'])('lost (%j), says so and what to do', async (text) => {
		writeSettings(text);
		await openPage();
		expectConsole('wpcf7.api is not defined.');
		const heading = await screen.findByRole('heading', { name: 'O formulário não pode seguir daqui' });
		expect(within(heading.parentElement!).getByText(/casa@quatrovistas\.example/)).toBeDefined();
	});
});
