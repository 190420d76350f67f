// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '../../tests/unit/testing-library';
import type { LanguageState, LanguagesReport } from '../platform/language-protocol';
import { keepLanguage, removeLanguage } from '../pwa/kept-languages';
import { LanguageRows } from './language-rows';

const shown = vi.hoisted(() => ({ report: undefined as unknown, tell: () => {} }));
vi.mock('../content/languages', () => ({
	language: { code: 'pt', tag: 'pt-PT', name: 'Português' },
	otherLanguages: [{ code: 'en', tag: 'en-GB', name: 'English' }],
}));
vi.mock('../pwa/kept-languages', () => ({
	keptLanguagesStore: {
		get: () => shown.report,
		subscribe: (listener: () => void) => {
			shown.tell = listener;
			return () => {};
		},
	},
	keepLanguage: vi.fn(),
	removeLanguage: vi.fn(),
}));

beforeEach(() => {
	shown.report = undefined;
});
afterEach(() => {
	cleanup();
	vi.clearAllMocks();
});

test('the row of the other language alone is shown, also before the worker has told', () => {
	render(<LanguageRows />);
	expect(text()).toBe('Páginas em inglêsSó depois de o sítio estar guardado');
	expect(buttons()).toEqual([]);
});

test('a language that is not here states its size before the visitor presses', () => {
	show({ kind: 'absent', done: 0, total: 2_300_000 });
	expect(text()).toContain('Por guardar, 2,3\u00a0MB');
	fireEvent.click(screen.getByRole('button', { name: 'Guardar também as páginas em inglês' }));
	expect(keepLanguage).toHaveBeenCalledExactlyOnceWith('en');
});

test('a download shows how far it is, is not asked for twice, and can be called off', () => {
	show({ kind: 'downloading', done: 1_100_000, total: 2_300_000 });
	expect(text()).toContain('A descarregar, 1,1\u00a0MB de 2,3\u00a0MB');
	expect(document.querySelector('rect')?.getAttribute('width')).toBe('1100000');
	fireEvent.click(screen.getByRole('button', { name: 'Guardar também as páginas em inglês' }));
	expect(keepLanguage).not.toHaveBeenCalled();
	fireEvent.click(screen.getByRole('button', { name: 'Apagar as páginas em inglês' }));
	expect(removeLanguage).toHaveBeenCalledExactlyOnceWith('en');
});

test('a language that is here offers nothing but removal', () => {
	show({ kind: 'ready', done: 2_300_000, total: 2_300_000 });
	expect(screen.getByRole('status').textContent).toBe('Guardadas');
	expect(text()).toContain('2,3\u00a0MB');
	expect(buttons()).toEqual(['Apagar as páginas em inglês']);
});

test.each([
	['offline', 'Paradas: sem rede', 'Continuar'],
	['server', 'Paradas: o servidor não responde', 'Continuar'],
	['interrupted', 'Interrompidas', 'Continuar'],
	['storage-full', 'Falta espaço', 'Tentar de novo'],
	['storage-unavailable', 'Não se podem guardar', 'Tentar de novo'],
	['bad-file', 'Veio outra coisa do servidor', 'Tentar de novo'],
	['http', 'Não estão no servidor', 'Tentar de novo'],
	['update-waiting', 'Há uma edição nova do sítio', 'Tentar de novo'],
] as const)(
	'half a download that stopped for %s says so, and can be fetched on or removed',
	(reason, words, action) => {
		show({ kind: 'stopped', reason, done: 300_000, total: 2_300_000 });
		expect(screen.getByRole('status').textContent).toBe(words);
		expect(buttons()).toEqual([action, 'Apagar as páginas em inglês']);
		fireEvent.click(screen.getByRole('button', { name: action }));
		expect(keepLanguage).toHaveBeenCalledOnce();
	},
);

test('a full device is told how much space is missing', () => {
	show({ kind: 'stopped', reason: 'storage-full', done: 300_000, total: 2_300_000 });
	expect(text()).toContain('Liberte 2\u00a0MB');
});

test('the focus stays in the row when what was pressed goes away with what it did', () => {
	show({ kind: 'absent', done: 0, total: 2_300_000 });
	screen.getByRole('button').focus();
	change({ kind: 'downloading', done: 1, total: 2_300_000 });
	expect(document.activeElement?.textContent).toBe('Guardar também as páginas em inglês');
	change({ kind: 'ready', done: 2_300_000, total: 2_300_000 });
	expect(document.activeElement?.textContent).toBe('Páginas em inglês');
	screen.getByRole('button').focus();
	change({ kind: 'absent', done: 0, total: 2_300_000 });
	expect(document.activeElement?.textContent).toBe('Páginas em inglês');
});

function show(en: LanguageState): void {
	shown.report = { pt: { kind: 'ready', done: 1, total: 1 }, en } satisfies LanguagesReport;
	render(<LanguageRows />);
}

function change(en: LanguageState): void {
	act(() => {
		shown.report = { en };
		shown.tell();
	});
}

function text(): string | null | undefined {
	expect(document.querySelectorAll('[data-kept-language]')).toHaveLength(1);
	return document.querySelector('[data-kept-language="en"]')?.textContent;
}

function buttons(): (string | null)[] {
	return screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
}
