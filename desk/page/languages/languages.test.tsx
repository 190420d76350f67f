// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { formOf } from '../../../build/content/forms';
import { kindOf } from '../../../build/content/schemas';
import { withSource } from '../../../build/content/source-digest';
import { translationForm } from '../../../build/content/translation-form';
import type { Language } from '../../../src/content/addresses';
import { cleanup, fireEvent, render, screen, waitFor } from '../../../tests/unit/testing-library';
import type { FileEntry, TranslationState } from '../../answers';
import { type DeskState, emptyDesk } from '../state/desk-state';
import { deskStore } from '../state/desk-store';
import { server } from '../state/server';
import { LanguagesView } from './languages-view';
import { Sides } from './sides';

const english: Language = { code: 'en', tag: 'en-GB', name: 'English', addresses: {} };
const visit = 'src/content/visits/prova.md';
const translation = 'src/content/en/visits/prova.md';
const kind = kindOf(visit)!;

const original = '---\nname: Prova\nplace: 1\nhome:\n  line: Ao fim da tarde\nground: A adega\n---\n\nTexto.\n';
const words = withSource(
	'---\nname: Tasting\nhome:\n  line: Late in the day\nground: The cellar\n---\n\nText.\n',
	original,
);

const entryOf = (path: string, state?: TranslationState['state']): FileEntry => ({
	path,
	title: 'Prova',
	draft: false,
	note: '',
	form: state ? translationForm(kind, visit, 'en') : { name: kind.name, fields: formOf(kind.schema), text: kind.text },
	...(state && { translation: { language: 'en', original: visit, state, digest: '12345678' } }),
});

function deskWith(state?: TranslationState['state']): DeskState {
	const open = (path: string, text: string) => ({
		path,
		text,
		past: [],
		future: [],
		...(state !== 'begun' && { stored: { text, sha256: 'a' } }),
	});
	return {
		...emptyDesk,
		languages: [english],
		beside: 'en',
		shown: visit,
		files: [entryOf(visit), ...(state ? [entryOf(translation, state)] : [])],
		open: { [visit]: open(visit, original), ...(state && { [translation]: open(translation, words) }) },
	};
}

// What is asked for after a while, when the test is over, is not answered.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no desk.')));

afterEach(() => {
	cleanup();
	deskStore.set(emptyDesk);
});

const show = (state: DeskState) => {
	deskStore.set(state);
	return render(<Sides state={state} entry={entryOf(visit)} language={english} />);
};

describe('beside the form of a file', () => {
	it('stands that of its translation, with what has words and in its language', () => {
		show(deskWith('current'));
		const form = screen.getByRole('form', { name: 'English' });
		const fields = [...form.querySelectorAll('textarea')];
		expect(fields.map(({ value }) => value)).toEqual(['Tasting', 'Late in the day', 'The cellar', 'Text.']);
		expect(fields.map(({ lang }) => lang)).toEqual(fields.map(() => 'en-GB'));
		expect(screen.getByRole('form', { name: 'Campos' }).textContent).toContain('Lugar');
		expect(form.textContent).not.toContain('Lugar');
		expect(screen.getByText('Diz o mesmo que o português.')).toBeDefined();
	});

	it('the one in which something is done is the one that is shown', () => {
		show(deskWith('current'));
		fireEvent.focus(screen.getByDisplayValue('Tasting'));
		expect(deskStore.get().shown).toBe(translation);
		expect(location.hash).toBe(`#${translation}`);
		fireEvent.focus(screen.getByDisplayValue('Prova'));
		expect(deskStore.get().shown).toBe(visit);
	});

	it('one that is half done says how much is missing, and that it waits', () => {
		const problem = { file: translation, line: 1, message: '"lede" falta traduzir.', path: ['lede'] };
		show({ ...deskWith('begun'), problems: [problem, { ...problem, path: ['name'] }] });
		expect(screen.getByText(/Por acabar: 2 por preencher ou corrigir\. Fica por guardar/)).toBeDefined();
	});

	it('one whose original has changed is noted to be revised by a button', async () => {
		const typed = vi.spyOn(server, 'type').mockResolvedValue({ kind: 'kept', known: 'b', own: [] });
		const saved = vi.spyOn(server, 'save').mockResolvedValue({ kind: 'refused', problems: [] });
		show(deskWith('outdated'));
		fireEvent.click(screen.getByRole('button', { name: 'Está revista' }));
		await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith([translation], []));
		expect(typed.mock.lastCall?.[0]).toMatchObject({
			path: translation,
			text: words.replace(/source: .*/, 'source: 12345678'),
		});
		expect(deskStore.get().open[translation]?.past).toEqual([words]);
	});

	it('without a translation, one can be begun', async () => {
		const begun = vi.spyOn(server, 'translate').mockResolvedValue({ path: translation, text: '---\nname:\n---\n' });
		vi.spyOn(server, 'type').mockResolvedValue({ kind: 'kept', known: 'b', own: [] });
		const { files, languages } = deskWith('begun');
		vi.spyOn(server, 'files').mockResolvedValue({ files, languages, castas: {}, parcelNames: {} });
		show(deskWith());
		fireEvent.click(screen.getByRole('button', { name: 'Começar a tradução' }));
		await waitFor(() => expect(deskStore.get().shown).toBe(translation));
		expect(begun).toHaveBeenCalledWith(visit, 'en');
		expect(deskStore.get().open[translation]?.text).toBe('---\nname:\n---\n');
	});

	it('one that somebody else has begun meanwhile is said', async () => {
		vi.spyOn(server, 'translate').mockResolvedValue({ kind: 'taken' });
		show(deskWith());
		fireEvent.click(screen.getByRole('button', { name: 'Começar a tradução' }));
		expect((await screen.findByRole('alert')).textContent).toContain('já há uma');
	});
});

describe('the list of languages', () => {
	const listOf = (heading: string) =>
		[...(screen.getByRole('heading', { name: heading }).parentElement?.querySelectorAll('a') ?? [])].map((link) =>
			link.getAttribute('href'),
		);

	it.each([
		[undefined, 'Por traduzir (1)', '0 de 1'],
		['begun', 'Por acabar (1)', '0 de 1'],
		['outdated', 'O português mudou depois de traduzido (1)', '0 de 1'],
	] as const)('names a file that is %s', (state, heading, whole) => {
		render(<LanguagesView state={deskWith(state)} />);
		expect(listOf(heading)).toEqual([`#${translation}`]);
		expect(screen.getByText(`${whole} ficheiros dizem o mesmo que o português.`)).toBeDefined();
	});

	it('names nothing where all is as it should be, but a translation of what is gone', () => {
		const state = deskWith('current');
		const { rerender } = render(<LanguagesView state={state} />);
		expect(screen.queryAllByRole('link')).toEqual([]);
		const gone = { ...entryOf('src/content/en/visits/velha.md', 'begun'), title: 'Velha' };
		rerender(<LanguagesView state={{ ...state, files: [...state.files, gone] }} />);
		expect(listOf('Sem original (1)')).toEqual(['#src/content/en/visits/velha.md']);
	});
});
