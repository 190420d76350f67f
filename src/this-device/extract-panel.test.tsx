// @vitest-environment happy-dom

import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../tests/unit/testing-library';
import { pauseDownload, removeExtract, startDownload } from '../extract/extract';
import { readChoice } from '../extract/preferences';
import type { ExtractState } from '../extract/state';
import { keepAwake } from '../pwa/keep-awake';
import { ExtractPanel } from './extract-panel';

const shown = vi.hoisted(() => ({ state: { kind: 'absent' } as unknown }));
vi.mock('../extract/extract', () => ({
	extractStore: {
		get: () => shown.state,
		initial: { kind: 'absent' },
		subscribe: () => () => {},
	},
	startDownload: vi.fn(),
	pauseDownload: vi.fn(),
	removeExtract: vi.fn(),
}));
vi.mock('../pwa/keep-awake', () => ({ keepAwake: vi.fn(() => () => {}) }));
vi.mock('../extract/preferences', () => ({ readChoice: vi.fn(async () => 'none') }));
afterEach(() => {
	cleanup();
	vi.clearAllMocks();
});

test('the panel states the size of the map before the visitor taps', () => {
	show({ kind: 'absent', bytes: 18_559_916 });
	expect(panel().dataset).toMatchObject({ extractState: 'absent', extractProgress: '0' });
	expect(panel().textContent).toContain('19\u00a0MB');
	expect(buttons()).toEqual(['Guardar o mapa']);
});

test('the panel shows how far a download is, and can stop it', () => {
	show({ kind: 'downloading', done: 4_500_000, total: 18_000_000 });
	expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
	expect(panel().textContent).toContain('4,5\u00a0MB de 18\u00a0MB');
	expect(buttons()).toEqual(['Parar']);
});

test.each([
	['Parar', { kind: 'downloading', done: 1, total: 10 }, pauseDownload],
	['Continuar', { kind: 'paused', done: 1, total: 10, reason: 'visitor' }, startDownload],
] as const)(
	'the second press of a double click, which meets “%s” in the place of another, does nothing',
	(name, state, action) => {
		show(state);
		fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
		expect(action).not.toHaveBeenCalled();
		fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
		expect(action).toHaveBeenCalledTimes(1);
	},
);

test('the panel says why a download stopped, and can resume or remove it', () => {
	show({ kind: 'paused', done: 5_000_000, total: 18_000_000, reason: 'offline' });
	expect(screen.getByRole('status').textContent).toBe('Parado: sem rede');
	expect(buttons()).toEqual(['Continuar', 'Apagar o mapa']);
});

test('who removes the map by keyboard goes on in the panel, where the button is gone', () => {
	const show = shownOneAfterTheOther({ kind: 'ready', bytes: 18_559_916 });
	const button = screen.getByRole('button', { name: 'Apagar o mapa' });
	button.focus();
	fireEvent.click(button);
	expect(removeExtract).toHaveBeenCalledTimes(1);
	show({ kind: 'absent' });
	expect(document.activeElement).toBe(panel());
});

test('the focus on the button that stops a download is on the one that goes on, and in the panel once the map is whole', () => {
	const show = shownOneAfterTheOther({ kind: 'downloading', done: 1, total: 10 });
	const button = screen.getByRole('button', { name: 'Parar' });
	button.focus();
	show({ kind: 'paused', done: 1, total: 10, reason: 'visitor' });
	expect(document.activeElement?.textContent).toBe('Continuar');
	show({ kind: 'ready', bytes: 10 });
	expect(document.activeElement).toBe(panel());
});

test('the panel says how much space is missing', () => {
	show({ kind: 'error', done: 5_000_000, total: 18_000_000, reason: 'storage-full' });
	expect(panel().textContent).toContain('Liberte 13\u00a0MB');
	expect(buttons()).toEqual(['Tentar de novo', 'Apagar o mapa']);
});

test('the panel does not say that no space is missing where the size of the map is unknown', () => {
	show({ kind: 'error', done: 0, total: 0, reason: 'storage-full' });
	expect(panel().textContent).toContain('Falta espaço');
	expect(panel().textContent).not.toContain('0\u00a0MB');
});

test('the panel says that a stored map serves while a newer one waits', () => {
	show({ kind: 'stale', bytes: 18_000_000, done: 0, total: 16_000_000, renewal: { kind: 'idle' } });
	expect(panel().dataset.extractState).toBe('stale');
	expect(buttons()).toEqual(['Atualizar o mapa', 'Apagar o mapa']);
});

test('the panel offers nothing but removal when the map is stored', () => {
	show({ kind: 'ready', bytes: 18_559_916 });
	expect(panel().dataset).toMatchObject({ extractState: 'ready', extractProgress: '100' });
	expect(buttons()).toEqual(['Apagar o mapa']);
});

test('the panel keeps the screen on for a download that was asked for, here or before a reload, and for no other', async () => {
	show({ kind: 'downloading', done: 1, total: 10 });
	expect(keepAwake).not.toHaveBeenCalled();
	cleanup();
	vi.mocked(readChoice).mockResolvedValueOnce('wanted');
	show({ kind: 'downloading', done: 1, total: 10 });
	await vi.waitFor(() => expect(keepAwake).toHaveBeenCalledTimes(1));
	cleanup();
	show({ kind: 'paused', done: 1, total: 10, reason: 'visitor' });
	fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
	expect(keepAwake, 'not before it runs').toHaveBeenCalledTimes(1);
});

test('the panel is prerendered without inline styles', () => {
	expect(renderToString(<ExtractPanel />)).not.toContain('style=');
});

function show(state: ExtractState): void {
	shown.state = state;
	render(<ExtractPanel />);
}

function shownOneAfterTheOther(first: ExtractState): (next: ExtractState) => void {
	shown.state = first;
	const { rerender } = render(<ExtractPanel />);
	return (next) => {
		shown.state = next;
		rerender(<ExtractPanel />);
	};
}

function panel(): HTMLElement {
	return document.querySelector<HTMLElement>('[data-extract]')!;
}

function buttons(): string[] {
	return screen.getAllByRole('button').map((button) => button.textContent ?? '');
}
