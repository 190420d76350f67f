// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { fireEvent, screen, waitFor } from '../../tests/unit/testing-library';
import { loadDraft } from '../outbox/draft';
import { readMessages, restoreMessage } from '../outbox/outbox';
import { keptMessage } from '../outbox/testing/messages';
import { setUpFormPage, siteSettings, writeSettings } from './testing/form-page';

const page = setUpFormPage();

const english = { id: 7, version: '6.1.6', locale: 'en_GB', unitTag: 'wpcf7-f7-p8-o1', containerPost: 8 };
const portuguese = siteSettings.contactForm;
const root = 'https://quatrovistas.example/wp-json/contact-form-7/v1/contact-forms/7';

/** Refused by the English form, for its email. */
const refused = keptMessage('english', {
	createdAt: Date.now(),
	subject: 'Press',
	schemaUrl: `${root}/feedback/schema`,
	feedbackUrl: `${root}/feedback`,
	form: { id: 7, locale: 'en_GB' },
	entries: [
		['_wpcf7', '7'],
		['_wpcf7_locale', 'en_GB'],
		['your-name', 'Ann Lee'],
		['your-email', 'ann@'],
		['your-subject', 'Press'],
		['your-message', 'May we visit?'],
		['accept-terms', '1'],
	],
	state: 'refused',
	answer: {
		status: 'validation_failed',
		message: 'One or more fields have an error.',
		received: {
			status: 'validation_failed',
			message: 'One or more fields have an error.',
			invalid_fields: [{ field: 'your-email', message: 'Please enter an email address.' }],
		},
	},
});

/** The language that an element's words are in, as a screen reader takes it. */
const languageOf = (element: Element | null | undefined) => element?.closest('[lang]')?.getAttribute('lang');
const list = () => document.querySelector('[data-outbox-item]');

beforeEach(() => {
	document.documentElement.lang = 'pt-PT';
	writeSettings(JSON.stringify({ ...siteSettings, contactForms: { pt: portuguese, en: english } }));
});

it('a message of another language keeps its subject, text and answer, in that language', async () => {
	await restoreMessage(refused);
	await page.open();
	const subjects = await screen.findAllByText('Press');
	expect(subjects.map(languageOf)).toEqual(['en-GB', 'en-GB']);
	expect(languageOf(screen.getByText('«May we visit?»'))).toBe('en-GB');
	expect(languageOf(screen.getByText('One or more fields have an error.'))).toBe('en-GB');
	expect(languageOf(screen.getByText('Mensagem', { selector: 'dt' }))).toBe('pt-PT');
});

it('a message of another language is corrected on the contact page of that language', async () => {
	await restoreMessage(refused);
	await page.open();
	const link = await screen.findByRole('link', { name: 'Corrigir na página em English' });
	expect(link.getAttribute('href')).toBe('/en/contact');
	expect(link.getAttribute('hreflang')).toBe('en-GB');
	link.addEventListener('click', (event) => event.preventDefault());
	fireEvent.click(link);
	expect(loadDraft()).toMatchObject({ corrects: 'english', values: { 'your-message': 'May we visit?' } });
	expect(page.field('your-message').value).toBe('');
});

it('a message of another language is sent to its own form', async () => {
	await restoreMessage({ ...refused, state: 'waiting' });
	await page.open();
	fireEvent.click(await screen.findByRole('button', { name: 'Tentar agora' }));
	await waitFor(() => expect(page.server.posted).toHaveLength(1));
	expect(page.server.posted[0]?.get('_wpcf7')).toBe('7');
	await waitFor(async () => expect(await page.stored()).toEqual([]));
});

it('a text that corrects one of another language shows what that form answered, in its language', async () => {
	await restoreMessage(refused);
	const values = { 'your-subject': 'Press', 'your-message': 'May we visit?' };
	const draft = { values, choices: { 'your-subject': 2 }, corrects: 'english' };
	sessionStorage.setItem('quatro-vistas-contact-draft', JSON.stringify(draft));
	await page.open();
	await page.status('invalid');
	expect(page.field('your-subject').value).toBe('Imprensa');
	expect(languageOf(page.form.querySelector('.wpcf7-response-output'))).toBe('en-GB');
	expect(languageOf(page.form.querySelector('.wpcf7-not-valid-tip'))).toBe('en-GB');
	expect(languageOf(document.querySelector('.screen-reader-response [role=status]'))).toBe('en-GB');
	const [link] = await screen.findAllByRole('link', { name: 'E-mail: Please enter an email address.' });
	expect(languageOf(link?.querySelector('span'))).toBe('en-GB');
	await page.submit('sent');
	expect(page.server.posted[0]?.get('_wpcf7')).toBe('5');
	expect(languageOf(page.form.querySelector('.wpcf7-response-output'))).toBe('pt-PT');
	expect((await readMessages()).map(({ id }) => id)).not.toContain('english');
});

it('a message whose form is not in the settings any more says so, and this form takes its text', async () => {
	writeSettings(JSON.stringify(siteSettings));
	await restoreMessage(refused);
	await page.open();
	await screen.findByText('O formulário em que foi escrita já não existe; pode enviá-la pelo que há agora.');
	fireEvent.click(screen.getByRole('button', { name: 'Corrigir' }));
	expect(page.field('your-message').value).toBe('May we visit?');
	expect(page.field('your-subject').value).toBe('Visitas e provas');
	await screen.findByText('O formulário desta mensagem já não existe');
	await page.submit('sent', 'May we visit?');
	expect(page.server.posted[0]?.get('_wpcf7')).toBe('5');
	await waitFor(() => expect(list()).toBeNull());
});

it('a waiting message whose form the server does not know either can be corrected', async () => {
	writeSettings(JSON.stringify(siteSettings));
	await restoreMessage({ ...refused, state: 'waiting' });
	page.server.schema = { status: 404, json: { code: 'wpcf7_not_found' } };
	await page.open();
	fireEvent.click(await screen.findByRole('button', { name: 'Tentar agora' }));
	await screen.findByText('O formulário em que foi escrita já não existe; pode enviá-la pelo que há agora.');
	expect(page.server.posted).toEqual([]);
	expect(screen.getByRole('button', { name: 'Corrigir' })).toBeDefined();
});

it('without network, what this page itself says is said in its language', async () => {
	page.server.reachable = false;
	await page.open();
	await page.submit('custom-fetch-error');
	page.expectConsole({ code: 'fetch_error', message: 'You are probably offline.' });
	expect(languageOf(page.form.querySelector('.wpcf7-response-output'))).toBe('pt-PT');
	expect((await readMessages())[0]?.form).toEqual({ id: 5, locale: 'pt_PT' });
});
