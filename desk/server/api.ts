import { type Cut, lookAt } from '../../build/content/pictures.ts';
import { parcelNames } from '../../src/content/parcel-names.ts';
import { messageOf } from '../../src/platform/errors.ts';
import type { DraftAnswer, FilesAnswer, Finding, MoveAnswer, OpenedFile, PictureLook, TypedText } from '../answers.ts';
import { readFileText } from '../document/file-text.ts';
import { filesAtAddress } from '../document/move-page.ts';
import { type Beginning, beginFile } from './begin-file.ts';
import type { Drafts } from './drafts.ts';
import { entryOf } from './entries.ts';
import { hashOf, readStored, settingsFile, textOf } from './files.ts';
import { move } from './move.ts';
import type { PictureStore } from './picture-store.ts';
import { save } from './save.ts';
import { begunTranslation, otherLanguages } from './translations.ts';
import type { Workspace } from './workspace.ts';

type DeskParts = {
	root: string;
	drafts: Drafts;
	workspace: Workspace;
	pictures: PictureStore;
	/** Shows what is typed in the pages beside the form; it may fail. */
	refreshPages(): Promise<void>;
};

export type Api = ReturnType<typeof createApi>;

/** What the page of the desk asks for. One after the other: a file is not checked while another one is written. */
export function createApi({ root, drafts, workspace, pictures, refreshPages }: DeskParts) {
	/** Why the pages did not follow last: after each letter it would be the same. */
	let said: string | undefined;
	/** Pages that cannot follow, as with settings that cannot be read, keep nothing else from being done. */
	async function showInPages(): Promise<void> {
		try {
			await refreshPages();
			said = undefined;
		} catch (error) {
			if (said !== messageOf(error)) console.error('As páginas ao lado não acompanham o que se escreve:', error);
			said = messageOf(error);
		}
	}
	async function refresh(): Promise<void> {
		workspace.refresh();
		await showInPages();
	}
	return {
		async files(): Promise<FilesAnswer> {
			// Another program may have stored something. The list does not wait for the pages, which may not have started.
			workspace.refresh();
			void showInPages();
			const [texts, stored] = [workspace.texts(), workspace.stored()];
			return {
				files: [...texts].flatMap(([path]) => entryOf(path, texts, stored, drafts) ?? []),
				castas: Object.fromEntries(Object.entries(workspace.vineyards()).map(([slug, { castas }]) => [slug, castas])),
				parcelNames,
				languages: otherLanguages(texts.get(settingsFile)),
			};
		},
		/** The files in which these words stand, as typed or stored, originals first. */
		find(words: string): Finding[] {
			return [...workspace.texts()].flatMap(([path, text]) => {
				const line = lineWith(text, words);
				return line === undefined ? [] : [{ path, line }];
			});
		},
		async open(path: string): Promise<OpenedFile> {
			const file = await readStored(root, path);
			const draft = drafts.get(path);
			const text = file && textOf(file.bytes);
			const refusal = file && refusalOf(path, text);
			return {
				path,
				...(file && text !== undefined && { stored: { text, sha256: file.sha256 } }),
				...(draft && { draft: { text: draft.text, known: hashOf(draft.text), opened: draft.opened } }),
				...(refusal && { refusal }),
			};
		},
		async type({ path, text, opened, known, unanswered }: TypedText): Promise<DraftAnswer> {
			const other = drafts.get(path);
			const now = other && { text: other.text, known: hashOf(other.text) };
			if (now?.known !== known && !(now && unanswered?.includes(now.known)))
				return { kind: 'elsewhere', ...(now && { other: now }) };
			// The page does not wait for the disk.
			await Promise.all([drafts.put({ path, text, opened }), refresh()]);
			return { kind: 'kept', known: hashOf(text), own: workspace.problemsIn(path) };
		},
		/** `like` is the path of another file; nothing comes back where there is such a file already. */
		begin({ like, ...beginning }: Beginning): { path: string; text: string } | undefined {
			const texts = workspace.texts();
			const begun = beginFile({ ...beginning, like: like && texts.get(like) }, workspace.content());
			return filesAtAddress(begun.path).some((path) => texts.has(path)) ? undefined : begun;
		},
		/** The translation of a file; nothing comes back where there is one already, or where the file cannot be read. */
		translate: (original: string, language: string) => begunTranslation(workspace.texts(), original, language),
		/** @throws {PictureError} as `addPicture` does */
		async lookAtPicture(bytes: Buffer): Promise<PictureLook> {
			const { jpeg, width, height } = await lookAt(bytes);
			return { jpeg: jpeg.toString('base64'), width, height };
		},
		async addPicture(slug: string, bytes: Buffer, cut: Cut): Promise<{ picture: string }> {
			return { picture: await pictures.add(slug, bytes, cut) };
		},
		/** Gives a draft up, if its hash is one of these: what another window has typed since stays. */
		async discard(path: string, known: readonly string[]): Promise<void> {
			const draft = drafts.get(path);
			if (!draft || !known.includes(hashOf(draft.text))) return;
			await drafts.remove(path);
			await refresh();
		},
		problems: () => workspace.problems(),
		/**
		 * Stores what is typed in some files, or nothing of it.
		 * @param withdrawn translations that leave the content meanwhile: they go on as drafts, and their pages in the words of the original
		 */
		save: (paths: readonly string[], withdrawn: readonly string[] = []) =>
			save({ root, drafts, workspace, pictures, refresh }, paths, withdrawn),
		/** Another address for a page, or none. */
		async move(path: string, slug?: string): Promise<MoveAnswer> {
			const answer = await move({ root, drafts, workspace }, path, slug);
			if (answer.kind === 'moved') await refresh();
			return answer;
		},
	};
}

/** Why a file is left alone, with the line on which it cannot be read. */
function refusalOf(path: string, text: string | undefined): OpenedFile['refusal'] {
	if (text === undefined) return { line: 1, message: 'O ficheiro não está em UTF-8.' };
	const reading = readFileText(path, text);
	return reading.kind === 'unreadable' ? { line: reading.line, message: reading.message } : undefined;
}

/** Letters around the words that were searched for. */
const around = 40;

/** The first line that has these words, cut to what stands around them; nothing where none has. */
function lineWith(text: string, words: string): string | undefined {
	const wanted = words.toLocaleLowerCase('pt');
	for (const line of text.split('\n').map((one) => one.trim())) {
		const at = line.toLocaleLowerCase('pt').indexOf(wanted);
		if (at < 0) continue;
		const from = line.lastIndexOf(' ', Math.max(at - around, 0)) + 1;
		const to = line.indexOf(' ', at + words.length + around);
		return [from > 0 && '… ', to < 0 ? line.slice(from) : line.slice(from, to), to > 0 && ' …']
			.filter(Boolean)
			.join('');
	}
	return undefined;
}
