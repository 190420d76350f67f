import type { Problem } from '../../../build/content/problem';
import { languageOfFile, originalOf, translationOf } from '../../../build/content/translation-path';
import type { FilesAnswer, OpenedFile } from '../../answers';
import { afterEvent, type FileEvent, isTyped, type OpenFile } from './open-file';

export type DeskState = Omit<FilesAnswer, 'parcelNames'> & {
	/** What the build would say of all that is typed. */
	problems: readonly Problem[];
	/** The files that this window has opened, by path. */
	open: Readonly<Record<string, OpenFile>>;
	/** Why a file is left alone, by path. */
	refusals: Readonly<Record<string, NonNullable<OpenedFile['refusal']>>>;
	/** The one that is shown; of two that stand side by side the one in which something is done. */
	shown?: string | undefined;
	/** The code of the language that stands beside the originals. */
	beside?: string | undefined;
	notice: Notice;
};

type Notice =
	| { kind: 'none' }
	| { kind: 'saving' }
	| { kind: 'saved'; paths: readonly string[] }
	/** What was to be stored and the build would refuse; `changed` are the files that were typed in since. */
	| { kind: 'refused'; paths: readonly string[]; problems: readonly Problem[]; changed: readonly string[] }
	/** A new file that was thrown away: it is in no folder and no draft. */
	| { kind: 'discarded'; file: OpenFile }
	| { kind: 'failed'; message: string };

export const emptyDesk: DeskState = {
	files: [],
	problems: [],
	castas: {},
	languages: [],
	open: {},
	refusals: {},
	notice: { kind: 'none' },
};

/** The desk after something happened to one of its open files. */
export function withEvent(state: DeskState, path: string, event: FileEvent): DeskState {
	const file = state.open[path];
	return file ? { ...state, open: { ...state.open, [path]: afterEvent(file, event) } } : state;
}

/**
 * What is wrong, after a file was looked at by itself: what only the other files tell of it stays until they are asked again.
 * @param formerly what was wrong with the file by itself before
 */
export function problemsAfter(
	problems: readonly Problem[],
	path: string,
	formerly: readonly Problem[],
	now: readonly Problem[],
): Problem[] {
	const isGone = (problem: Problem) =>
		formerly.some((one) => isSame(one, problem)) || now.some((one) => isSame(one, problem));
	return [...problems.filter((problem) => problem.file !== path || !isGone(problem)), ...now];
}

function isSame(one: Problem, other: Problem): boolean {
	return one.message === other.message && one.path?.join('\n') === other.path?.join('\n');
}

/**
 * Why nothing was stored, as far as it still holds: a fault in a file that was to be stored goes when it is mended, one in another file
 * when both are stored.
 * @param path of the form that is shown, which may have nothing to do with it
 */
export function refusalsOf({ notice, problems }: DeskState, path: string): readonly Problem[] {
	if (notice.kind !== 'refused') return [];
	const { paths, changed } = notice;
	if (!paths.includes(path) && !notice.problems.some(({ file }) => file === path)) return [];
	return notice.problems.filter(
		(problem) =>
			!(paths.includes(problem.file) && changed.includes(problem.file)) ||
			problems.some((one) => one.file === problem.file && isSame(one, problem)),
	);
}

/** What is said after the server has checked what is typed in a file: nothing any more, but for a refusal. */
export function noticeAfterTyping(notice: Notice, path: string): Notice {
	return notice.kind === 'refused' ? { ...notice, changed: [...notice.changed, path] } : { kind: 'none' };
}

/** Whether what was last stored stands in this window as it is on the disk: the owner may have typed on meanwhile. */
export function standsAsStored({ notice, open }: DeskState): boolean {
	if (notice.kind !== 'saved') return false;
	return !notice.paths.some((path) => open[path] && isTyped(open[path]));
}

/** The paths of what is typed and not stored, in this window or before it. */
export function typedPaths({ files }: DeskState): string[] {
	return files.filter(({ draft }) => draft).map(({ path }) => path);
}

/** Those of them that are stored together: a translation that lacks something waits until it is whole. */
export function storablePaths(state: DeskState): string[] {
	const half = new Set(state.problems.map(({ file }) => file).filter((file) => languageOfFile(file) !== undefined));
	return typedPaths(state).filter((path) => !half.has(path));
}

/** The files that stand side by side while one of them is shown: the original, and its translation into the language beside, if there is one. */
export function pairOf({ files, shown, beside }: DeskState): { original?: string; translation?: string | undefined } {
	if (shown === undefined) return {};
	const original = originalOf(shown);
	const translation = beside === undefined || !shown.endsWith('.md') ? undefined : translationOf(original, beside);
	return { original, translation: files.find(({ path }) => path === translation)?.path };
}

/**
 * The translations alone for which nothing was stored: their originals were to be stored, and have got something that they lack.
 * @param path of the form that is shown
 */
export function leftBehind(state: DeskState, path: string): string[] {
	const { notice } = state;
	if (notice.kind !== 'refused') return [];
	const files = [...new Set(refusalsOf(state, path).map(({ file }) => file))];
	const isBehind = (file: string) => !notice.paths.includes(file) && notice.paths.includes(originalOf(file));
	return files.every(isBehind) ? files : [];
}
