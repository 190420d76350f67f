import { expect, it } from 'vitest';
import type { FileEntry } from '../../answers';
import {
	type DeskState,
	emptyDesk,
	leftBehind,
	pairOf,
	problemsAfter,
	standsAsStored,
	storablePaths,
	withEvent,
} from './desk-state';

const file = 'src/content/wines/abade.md';
const problem = (message: string, path?: string[], at = file) => ({
	file: at,
	line: 1,
	message,
	...(path && { path }),
});
const empty = problem('está vazio.', ['lede']);
const figure = problem('contradiz os dados.', ['line']);
const elsewhere = problem('contradiz os dados.', ['lede'], 'src/content/pages/vinhos.md');

it('a field that is right again is no longer wrong, and what other files tell stays', () => {
	expect(problemsAfter([empty, figure, elsewhere], file, [empty], [])).toEqual([figure, elsewhere]);
});

it('what is still wrong is told once', () => {
	expect(problemsAfter([empty, figure], file, [empty], [empty])).toEqual([figure, empty]);
});

const translation = 'src/content/en/wines/abade.md';
const entry = (path: string): FileEntry => ({
	path,
	draft: true,
	title: '',
	note: '',
	form: { name: '', fields: [], text: { kind: 'none' } },
});
const desk: DeskState = { ...emptyDesk, files: [entry(file), entry(translation)] };
const lacking = problem('falta traduzir.', ['lede'], translation);

it('of two files side by side each is known by the other', () => {
	const beside = { ...desk, beside: 'en' };
	expect(pairOf({ ...beside, shown: file })).toEqual({ original: file, translation });
	expect(pairOf({ ...beside, shown: translation })).toEqual({ original: file, translation });
	expect(pairOf({ ...desk, shown: file })).toEqual({ original: file });
	expect(pairOf({ ...beside, files: [entry(file)], shown: translation })).toEqual({ original: file });
	expect(pairOf({ ...beside, shown: 'site-settings.json' })).toEqual({ original: 'site-settings.json' });
});

it('a translation that lacks something keeps nothing else from being stored', () => {
	expect(storablePaths(desk)).toEqual([file, translation]);
	expect(storablePaths({ ...desk, problems: [lacking] })).toEqual([file]);
	expect(storablePaths({ ...desk, problems: [empty] })).toEqual([file, translation]);
});

it('an original that was refused for its translation alone can be stored without it', () => {
	const refused = (problems: DeskState['problems'], paths = [file]): DeskState => ({
		...desk,
		problems,
		notice: { kind: 'refused', paths, problems, changed: [] },
	});
	expect(leftBehind(refused([lacking]), file)).toEqual([translation]);
	expect(leftBehind(refused([lacking, empty]), file)).toEqual([]);
	expect(leftBehind(refused([lacking, elsewhere]), file)).toEqual([]);
	expect(leftBehind(refused([lacking], [file, translation]), file)).toEqual([]);
	expect(leftBehind(desk, file)).toEqual([]);
});

it('what was typed since it was stored is not said to be stored', () => {
	const text = '---\nname: Abade\n---\n';
	const open = { [file]: { path: file, text, stored: { text, sha256: '' }, past: [], future: [] } };
	const saved: DeskState = { ...desk, open, notice: { kind: 'saved', paths: [file] } };
	expect(standsAsStored(saved)).toBe(true);
	const change = { type: 'set', path: ['name'], value: 'Abadia' } as const;
	expect(standsAsStored(withEvent(saved, file, { type: 'changed', change, at: 0 }))).toBe(false);
	expect(standsAsStored({ ...saved, notice: { kind: 'saving' } })).toBe(false);
});
