import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { pageAt } from '../../../tests/unit/page-at';
import { cleanup, fireEvent, render, waitFor } from '../../../tests/unit/testing-library';
import { readMessages, removeMessages } from '../../outbox/outbox';
import { lendAbilities } from '../../outbox/testing/browser-abilities';
import { ContactForm } from '../contact-form';
import { FormServer } from './form-server';

const settings = { id: 5, version: '6.1.6', locale: 'pt_PT', unitTag: 'wpcf7-f5-p6-o1', containerPost: 6 };
export const siteSettings = {
	origin: 'https://quatrovistas.example',
	wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } },
	contactForm: settings,
	ajaxUrl: '/wp-admin/admin-ajax.php',
};
export const offline = { code: 'fetch_error', message: 'You are probably offline.' };

/** The contact form on a page, before a server whose answers the test decides, as a visitor meets it. */
class FormPage {
	server = new FormServer();
	/** What was said on the console; a line that the test does not name fails it. */
	#said: unknown[] = [];

	async open(): Promise<void> {
		render(await pageAt('/contacto', () => <ContactForm settings={settings} />));
		await waitFor(() => expect(document.querySelector('.wpcf7')).not.toBeNull());
	}

	async reload(): Promise<void> {
		cleanup();
		await this.open();
	}

	get form(): HTMLFormElement {
		const form = document.querySelector('form');
		if (!form) throw new Error('There is no form on the page.');
		return form;
	}

	field(name: string): HTMLInputElement {
		return this.form.elements.namedItem(name) as HTMLInputElement;
	}

	fill(message = 'Olá'): void {
		for (const [name, value] of [
			['your-name', 'Ana Sousa'],
			['your-email', 'ana@example.com'],
			['your-message', message],
		] as const) {
			fireEvent.change(this.field(name), { target: { value } });
			fireEvent.input(this.field(name));
		}
		if (!this.field('accept-terms').checked) fireEvent.click(this.field('accept-terms'));
	}

	send(): void {
		fireEvent.submit(this.form);
	}

	/** Fills the form in and sends it; resolves once it has come to this status. */
	async submit(status: string, message?: string): Promise<void> {
		this.fill(message);
		this.send();
		await this.status(status);
	}

	async status(name: string): Promise<void> {
		await waitFor(() => expect(this.form.dataset.status).toBe(name));
	}

	get output(): string | null | undefined {
		return this.form.querySelector('.wpcf7-response-output')?.textContent;
	}

	/** The states of the messages in the list. */
	get items(): (string | undefined)[] {
		return [...document.querySelectorAll<HTMLElement>('[data-outbox-item]')].map(({ dataset }) => dataset.state);
	}

	/** The states of the messages on the device. */
	async stored(): Promise<string[]> {
		return (await readMessages()).map(({ state }) => state);
	}

	expectConsole(line: unknown): void {
		expect(this.#said.splice(0)).toEqual([line]);
	}

	reset(): void {
		history.replaceState(null, '', '/contacto');
		this.#said = [];
		vi.spyOn(console, 'error').mockImplementation((line: unknown) => void this.#said.push(line));
		this.server = new FormServer();
		sessionStorage.clear();
		writeSettings(JSON.stringify(siteSettings));
	}

	async close(): Promise<void> {
		cleanup();
		vi.mocked(IDBDatabase.prototype.transaction).mockRestore?.();
		await removeMessages((await readMessages()).map(({ id }) => id));
		expect(this.#said).toEqual([]);
	}
}

/** A page for each test of the file, in a browser with locks and a database of its own. */
export function setUpFormPage(): FormPage {
	lendAbilities();
	const page = new FormPage();
	// What the page fetches later is at hand at once.
	beforeAll(async () => {
		await import('../form-session');
		await import('../../cf7/rules');
		await import('../../outbox/view/outbox-list');
	});
	beforeEach(() => page.reset());
	afterEach(() => page.close());
	return page;
}

/** @param text undefined for a page without the settings */
export function writeSettings(text: string | undefined): void {
	document.head.innerHTML = '';
	if (text === undefined) return;
	const block = document.createElement('script');
	block.type = 'application/json';
	block.id = 'site-settings';
	block.textContent = text;
	document.head.append(block);
}
