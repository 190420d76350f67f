// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, screen, waitFor, within } from '../../tests/unit/testing-library';
import { saveDraft } from '../outbox/draft';
import { FormSession } from './form-session';
import { offline, setUpFormPage, siteSettings, writeSettings } from './testing/form-page';
import { mailSent, type Reply, spam } from './testing/form-server';

const page = setUpFormPage();
const phoneWords = 'Escreva um número de telefone válido.';
const phoneRefused: Reply = {
	json: {
		status: 'validation_failed',
		message: 'Há campos por corrigir.',
		invalid_fields: [{ field: 'your-phone', message: phoneWords }],
	},
};

it('a message is on the device before it is posted, and gone when it was sent', async () => {
	await page.open();
	page.fill();
	let during: string[] = [];
	page.server.onPost = async () => {
		during = await page.stored();
	};
	page.send();
	await page.status('sent');
	expect(during).toEqual(['sending']);
	expect(await page.stored()).toEqual([]);
	expect(page.output).toBe('Obrigado! A sua mensagem foi enviada.');
	expect(screen.getByRole('heading', { name: 'Mensagem enviada' })).toBeDefined();
	expect(page.field('your-message').value).toBe('');
});

it('a message is posted with the form’s own fields first, as recorded', async () => {
	await page.open();
	await page.submit('sent');
	expect([...page.server.posted[0]!]).toEqual([
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

it('a message that is being sent is not in the list, and the button says that it is being sent', async () => {
	await page.open();
	page.fill();
	const seen: (string | undefined)[] = [];
	page.server.onPost = async () => {
		await new Promise((done) => setTimeout(done, 30));
		seen.push(...page.items, page.form.querySelector<HTMLInputElement>('.wpcf7-submit')?.value);
	};
	page.send();
	page.send();
	await page.status('submitting');
	await page.status('sent');
	expect(seen).toEqual(['A enviar…']);
	expect(page.server.posted).toHaveLength(1);
});

it('a refused message shows the fields to review, with links, and takes the visitor there', async () => {
	await page.open();
	page.server.feedback = phoneRefused;
	await page.submit('invalid');
	const heading = await screen.findByRole('heading', { name: 'Há um campo a rever' });
	await waitFor(() => expect(document.activeElement).toBe(heading.parentElement));
	fireEvent.click(screen.getByRole('link', { name: `Telefone: ${phoneWords}` }));
	expect(document.activeElement).toBe(page.field('your-phone'));
	expect(page.output).toBe('Há campos por corrigir.');
	expect(page.field('your-message').value).toBe('Olá');
	expect(page.items).toEqual([]);
});

it('without network and rules a corrected field loses its mark, and one that is still wrong keeps it', async () => {
	localStorage.clear();
	page.server.reachable = false;
	await page.open();
	const marked = () =>
		[...page.form.querySelectorAll('.wpcf7-not-valid[name]')].map((field) => field.getAttribute('name'));
	page.send();
	await page.status('invalid');
	expect(marked()).toEqual(['your-name', 'your-email', 'your-message']);
	for (const [name, value] of [
		['your-name', 'Ana Sousa'],
		['your-email', 'ana@'],
	] as const)
		fireEvent.change(page.field(name), { target: { value } });
	await waitFor(() => expect(marked()).toEqual(['your-email', 'your-message']));
	expect(page.form.querySelector('h3')?.textContent).toBe('Há dois campos a rever');
});

it('a refused message can be corrected with what was said beside its fields, also after a reload', async () => {
	const tips = () => [...page.form.querySelectorAll('.wpcf7-not-valid-tip')].map(({ textContent }) => textContent);
	await page.open();
	page.server.feedback = phoneRefused;
	await page.submit('invalid');
	await waitFor(() => expect(tips()).toEqual([phoneWords]));
	await page.reload();
	await page.status('invalid');
	expect(tips()).toEqual([phoneWords]);
	expect(page.output).toBe('Há campos por corrigir.');
	fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
	await waitFor(() => expect(page.items).toEqual(['refused']));
	expect(tips()).toEqual([]);
	fireEvent.click(screen.getByRole('button', { name: 'Corrigir' }));
	await page.status('invalid');
	expect(tips()).toEqual([phoneWords]);
	expect(document.activeElement).toBe(page.field('your-phone'));
});

it('a refused message is stored, and its corrected text takes its place', async () => {
	await page.open();
	page.server.feedback = spam;
	await page.submit('spam', 'Comprem já');
	expect(await page.stored()).toEqual(['refused']);
	await page.reload();
	expect(page.field('your-message').value).toBe('Comprem já');
	await new Promise((done) => setTimeout(done, 30));
	expect(page.items).toEqual([]);
	page.server.feedback = mailSent;
	await page.submit('sent', 'Bom dia');
	expect(await page.stored()).toEqual([]);
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
])(
	'a message that fails ends in %s, says what happened, and can be sent again',
	async (name, reply, state, line, words) => {
		await page.open();
		page.server.feedback = reply;
		await page.submit(name);
		page.expectConsole(line);
		expect(page.output).toMatch(words);
		expect(await page.stored()).toEqual([state]);
		expect(page.field('your-message').value).toBe('Olá');
		page.server.feedback = mailSent;
		page.send();
		await page.status('sent');
		expect(await page.stored()).toEqual([]);
	},
);

describe('a press that was held until the form’s code came', () => {
	let postedNatively: string[];
	/** What the visitor does, he does before the form is taken over. */
	const pressBefore = (start: typeof FormSession.start) => {
		vi.spyOn(FormSession, 'start').mockImplementationOnce((...parts) => {
			page.fill();
			page.form.dataset.press = 'held';
			return start(...parts);
		});
	};
	beforeEach(() => {
		postedNatively = [];
		vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
			postedNatively.push(page.field('your-message').value);
		});
	});
	afterEach(() => vi.restoreAllMocks());

	it('a held press is carried out as any other', async () => {
		pressBefore(FormSession.start);
		await page.open();
		await page.status('sent');
		expect(page.server.posted).toHaveLength(1);
		expect(postedNatively).toEqual([]);
	});

	it('a held press sends what was on the screen, and nothing of an earlier draft', async () => {
		saveDraft({ values: { 'your-message': 'Antes', 'your-phone': '910000000' } });
		pressBefore(FormSession.start);
		await page.open();
		await page.status('sent');
		expect(page.server.posted.map((posted) => [posted.get('your-message'), posted.get('your-phone')])).toEqual([
			['Olá', ''],
		]);
	});

	it('a held press stores its message on the device without a network', async () => {
		page.server.reachable = false;
		pressBefore(FormSession.start);
		await page.open();
		await page.status('custom-fetch-error');
		page.expectConsole(offline);
		expect(await page.stored()).toEqual(['waiting']);
	});

	it('a held press is posted natively if the page does not say where to send it', async () => {
		writeSettings(JSON.stringify({ ...siteSettings, wpcf7: {} }));
		pressBefore(FormSession.start);
		await page.open();
		await waitFor(() => expect(postedNatively).toEqual(['Olá']));
		page.expectConsole('wpcf7.api is not defined.');
	});

	it('a held press is posted natively if the code cannot be loaded', async () => {
		pressBefore(() => {
			throw new TypeError('Failed to fetch dynamically imported module');
		});
		await page.open();
		await waitFor(() => expect(postedNatively).toEqual(['Olá']));
	});
});

it('a page whose settings lack the API leaves the form as it was rendered', async () => {
	writeSettings(JSON.stringify({ ...siteSettings, wpcf7: {} }));
	await page.open();
	page.expectConsole('wpcf7.api is not defined.');
	expect(document.querySelector('.wpcf7')?.className).toBe('wpcf7 no-js');
	expect(screen.queryByText('O formulário não pode seguir daqui')).toBeNull();
});

it.each([undefined, '', '{"origin":', '[]'])(
	'a page whose settings are lost (%j) says so and what to do',
	async (text) => {
		writeSettings(text);
		await page.open();
		page.expectConsole('wpcf7.api is not defined.');
		const heading = await screen.findByRole('heading', { name: 'O formulário não pode seguir daqui' });
		expect(within(heading.parentElement!).getByText(/casa@quatrovistas\.example/)).toBeDefined();
	},
);
