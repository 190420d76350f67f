// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import { ShareButton } from './share-button';

const address = 'https://quatrovistas.example/noticias/vindima';
const words = { share: 'Copiar o endereço', copied: 'Endereço copiado', address: 'Endereço desta página' };
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
	writeText.mockReset().mockResolvedValue();
	vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const button = () => document.querySelector<HTMLButtonElement>('button[data-share]')!;
const share = (to = address) => <ShareButton address={to} words={words} />;

it('copies the address with one press, says so and can be pressed no more', async () => {
	render(share());
	fireEvent.click(button());
	fireEvent.click(button());
	await vi.waitFor(() => expect(button().disabled).toBe(true));
	expect(writeText.mock.calls).toEqual([[address]]);
	expect(screen.getByRole('status').textContent?.trim()).toBe('Endereço copiado');
});

it('takes the focus from the button to what is said beside it, where it is heard once', async () => {
	render(share());
	button().focus();
	fireEvent.click(button());
	await vi.waitFor(() => expect(button().disabled).toBe(true));
	expect(document.activeElement).toBe(screen.getByRole('status'));
	expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
});

it('leaves the focus where the visitor has gone meanwhile', async () => {
	render(share());
	fireEvent.click(button());
	await vi.waitFor(() => expect(button().disabled).toBe(true));
	expect(document.activeElement).toBe(document.body);
	expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
});

it('is as new on another page', async () => {
	const { rerender } = render(share());
	fireEvent.click(button());
	await vi.waitFor(() => expect(button().disabled).toBe(true));
	rerender(share('https://quatrovistas.example/noticias/poda'));
	expect(button().disabled).toBe(false);
});

it('logs a refusal, says nothing false and shows the address to be copied by hand', async () => {
	const refusal = new Error('NotAllowedError');
	writeText.mockRejectedValue(refusal);
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	render(share());
	fireEvent.click(button());
	const field = await screen.findByLabelText<HTMLInputElement>('Endereço desta página');
	expect(log.mock.calls).toEqual([['The address could not be copied.', refusal]]);
	expect([button().disabled, screen.getByRole('status').textContent]).toEqual([false, '']);
	expect(field.value).toBe(address);
	// Its effect may run after what is found is there.
	await vi.waitFor(() => expect(document.activeElement).toBe(field));
});

it('copies what is selected in a field where there is no clipboard', async () => {
	vi.stubGlobal('navigator', {});
	const copied: string[] = [];
	Object.assign(document, {
		execCommand: () => copied.push(document.querySelector('textarea')!.value) > 0,
	});
	render(share());
	button().focus();
	fireEvent.click(button());
	await vi.waitFor(() => expect(button().disabled).toBe(true));
	expect(copied).toEqual([address]);
	expect(document.querySelector('textarea')).toBeNull();
});

it('shows the address where there is no clipboard and nothing else copies', async () => {
	vi.stubGlobal('navigator', {});
	Object.assign(document, { execCommand: () => false });
	vi.spyOn(console, 'error').mockImplementation(() => {});
	render(share());
	fireEvent.click(button());
	expect(await screen.findByLabelText('Endereço desta página')).toBeTruthy();
});
