import { formOf } from '../../build/content/forms.ts';
import type { Problem } from '../../build/content/problem.ts';
import { type ContentKind, kindOf } from '../../build/content/schemas.ts';
import { parcelNames } from '../../src/content/parcel-names.ts';
import type {
	DraftAnswer,
	FileEntry,
	FilesAnswer,
	MoveAnswer,
	OpenedFile,
	PictureLook,
	SaveAnswer,
	TypedText,
} from '../answers.ts';
import { readFileText } from '../document/file-text.ts';
import { readJson } from '../document/json-text.ts';
import { type Beginning, beginFile } from './begin-file.ts';
import type { Draft, Drafts } from './drafts.ts';
import { conflictsOf, hashOf, listFiles, parcelNamesFile, readStored, textOf, writeAll } from './files.ts';
import { move } from './move.ts';
import { otherKind } from './other-kinds.ts';
import { withNamesInComments } from './parcel-comments.ts';
import type { PictureStore } from './picture-store.ts';
import { type Cut, lookAt } from './pictures.ts';
import type { Workspace } from './workspace.ts';

export type DeskParts = {
	root: string;
	drafts: Drafts;
	workspace: Workspace;
	pictures: PictureStore;
	/** Shows what is typed in the pages beside the form. */
	refreshPages(): Promise<void>;
};

/** What the page of the desk asks for. One after the other: a file is not checked while another one is written. */
export type Api = {
	files(): Promise<FilesAnswer>;
	/** The paths of the files in which these words stand, as typed or stored. */
	find(words: string): readonly string[];
	open(path: string): Promise<OpenedFile>;
	type(typed: TypedText): Promise<DraftAnswer>;
	/** `like` is the path of another file; nothing comes back where there is such a file already. */
	begin(beginning: Beginning): { path: string; text: string } | undefined;
	/** @throws {PictureError} as `addPicture` does */
	lookAtPicture(bytes: Buffer): Promise<PictureLook>;
	addPicture(slug: string, bytes: Buffer, cut: Cut): Promise<{ picture: string }>;
	discard(path: string): Promise<void>;
	problems(): readonly Problem[];
	save(paths: readonly string[]): Promise<SaveAnswer>;
	/** Another address for a page, or none. */
	move(path: string, slug?: string): Promise<MoveAnswer>;
};

export function createApi({ root, drafts, workspace, pictures, refreshPages }: DeskParts): Api {
	async function changed(): Promise<void> {
		workspace.refresh();
		await refreshPages();
	}
	return {
		async files() {
			// Another program may have stored something. The list does not wait for the pages, which may not have started.
			workspace.refresh();
			void refreshPages();
			const { vineyards } = workspace.content();
			return {
				files: [...workspace.texts()].flatMap(([path, text]) => entryOf(path, text, drafts) ?? []),
				problems: workspace.problems(),
				castas: Object.fromEntries(Object.entries(vineyards).map(([slug, { castas }]) => [slug, castas])),
				parcelNames,
			};
		},
		find(words) {
			const wanted = words.toLocaleLowerCase('pt');
			return [...workspace.texts()]
				.filter(([, text]) => text.toLocaleLowerCase('pt').includes(wanted))
				.map(([path]) => path);
		},
		async open(path) {
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
		async type({ path, text, opened, known, unanswered }) {
			const other = drafts.get(path);
			const now = other && { text: other.text, known: hashOf(other.text) };
			if (now?.known !== known && !(now && unanswered?.includes(now.known)))
				return { kind: 'elsewhere', ...(now && { other: now }) };
			// The page does not wait for the disk.
			await Promise.all([drafts.put({ path, text, opened }), changed()]);
			return { kind: 'kept', known: hashOf(text), own: workspace.problemsIn(path) };
		},
		begin({ like, ...beginning }) {
			const texts = workspace.texts();
			const begun = beginFile({ ...beginning, like: like && texts.get(like) }, workspace.content());
			return texts.has(begun.path) ? undefined : begun;
		},
		async lookAtPicture(bytes) {
			const { jpeg, width, height } = await lookAt(bytes);
			return { jpeg: jpeg.toString('base64'), width, height };
		},
		async addPicture(slug, bytes, cut) {
			return { picture: await pictures.add(slug, bytes, cut) };
		},
		async discard(path) {
			await drafts.remove(path);
			await changed();
		},
		problems: () => workspace.problems(),
		async save(paths) {
			const typed = paths.flatMap((path) => drafts.get(path) ?? []);
			const writes = [...typed, ...(await followers(root, drafts, typed))];
			const conflicts = await conflictsOf(root, writes);
			if (conflicts.length > 0) return { kind: 'conflict', conflicts };
			// What was wrong already, in a file that is not to be written, keeps nobody from the others.
			const own = workspace.newProblems(new Map(writes.map(({ path, text }) => [path, text])));
			if (own.length > 0) return { kind: 'refused', problems: own };
			// A picture that nobody shows yet does no harm; a text without its picture would.
			await pictures.publish(writes.map(({ text }) => text));
			const result = await writeAll(root, writes);
			if (result.kind === 'conflict') return result;
			for (const { path } of typed) await drafts.remove(path);
			await changed();
			const files = writes.map(({ path, text }) => ({ path, text, sha256: hashOf(text) }));
			return { kind: 'written', files, problems: workspace.problems() };
		},
		async move(path, slug) {
			const answer = await move({ root, drafts, workspace }, path, slug);
			if (answer.kind === 'moved') await changed();
			return answer;
		},
	};
}

/** Comments that follow a parcel's new name, in the files of estates that nobody is typing in. */
async function followers(root: string, drafts: Drafts, typed: readonly Draft[]): Promise<Draft[]> {
	const table = typed.find(({ path }) => path === parcelNamesFile);
	const names = table && readJson(table.text);
	if (names?.kind !== 'read') return [];
	const paths = (await listFiles(root)).filter((path) => path.includes('/vineyards/'));
	const stored = await Promise.all(paths.map((path) => readStored(root, path)));
	return stored.flatMap((file) => {
		const text = file && textOf(file.bytes);
		if (!file || text === undefined || drafts.get(file.path)) return [];
		const now = withNamesInComments(text, names.fields);
		return now === text ? [] : [{ path: file.path, text: now, opened: file.sha256 }];
	});
}

/** Why a file is left alone, with the line on which it cannot be read. */
function refusalOf(path: string, text: string | undefined): OpenedFile['refusal'] {
	if (text === undefined) return { line: 1, message: 'O ficheiro não está em UTF-8.' };
	const reading = readFileText(path, text);
	return reading.kind === 'unreadable' ? { line: reading.line, message: reading.message } : undefined;
}

function entryOf(path: string, text: string, drafts: Drafts): FileEntry | undefined {
	const kind = otherKind(path, text) ?? kindOf(path);
	if (!kind) return undefined;
	const reading = readFileText(path, text);
	const fields = reading.kind === 'read' ? reading.fields : {};
	const named = [fields.name, fields.heading, fields.title].find((one) => typeof one === 'string' && one !== '');
	const noted = [fields.date, fields.category].find((one) => typeof one === 'string');
	return {
		path,
		draft: drafts.get(path) !== undefined,
		form: formFor(kind),
		title: typeof named === 'string' ? named : kind.name,
		note: typeof noted === 'string' ? noted : '',
	};
}

const forms = new Map<ContentKind, FileEntry['form']>();

function formFor(kind: ContentKind): FileEntry['form'] {
	const known = forms.get(kind) ?? { name: kind.name, fields: formOf(kind.schema), text: kind.text };
	forms.set(kind, known);
	return known;
}
