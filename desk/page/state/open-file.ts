import { type Change, ifChangeable } from '../../document/content-text';
import { changeFileText } from '../../document/file-text';
import { withFollowing } from '../../document/following';

/** A file that is open: the text that is typed, what it was before, and what the desk's server knows of it. */
export type OpenFile = {
	path: string;
	text: string;
	/** As on the disk, as far as this window knows; a new file is on none. */
	stored?: { text: string; sha256: string } | undefined;
	/** The hash of the draft that the server has of this window. */
	known?: string | undefined;
	past: readonly string[];
	future: readonly string[];
	/** Where the last letter was typed, and when: what is typed in one go is undone in one go. */
	last?: { place: string; at: number } | undefined;
	conflict?: Conflict | undefined;
};

/** Another text of the same file, from a program that stored it or from another window of the desk; none where the file is gone. */
export type Conflict = { where: 'disk' | 'window'; text?: string | undefined; sha256?: string | undefined };

export type FileEvent =
	| { type: 'changed'; change: Change; at: number }
	| { type: 'undone' }
	| { type: 'redone' }
	/** The server has this draft, or none. */
	| { type: 'kept'; known: string | undefined }
	/** `from` is what was to be stored, to which the desk's server may have added. */
	| { type: 'stored'; text: string; sha256: string; from: string | undefined }
	/** Another program has stored it, and nothing was typed here. */
	| { type: 'renewed'; text: string; sha256: string }
	| { type: 'disagreed'; conflict: Conflict }
	/** The owner keeps what stands in this window. */
	| { type: 'kept-mine' }
	/** The owner takes the other text. */
	| { type: 'took-other' };

/** Milliseconds within which letters of one field belong together. */
const oneGoMs = 1500;

export function isTyped({ text, stored }: OpenFile): boolean {
	return text !== stored?.text;
}

/** The file after an event. A change that cannot be made, such as a second line of one name, leaves it as it is. */
export function afterEvent(file: OpenFile, event: FileEvent): OpenFile {
	switch (event.type) {
		case 'changed':
			return afterChange(file, event.change, event.at);
		case 'undone':
			return stepped(file, file.past.at(-1), file.past.slice(0, -1), [file.text, ...file.future]);
		case 'redone':
			return stepped(file, file.future[0], [...file.past, file.text], file.future.slice(1));
		case 'kept':
			return { ...file, known: event.known };
		case 'stored':
			return {
				...file,
				text: file.text === event.from ? event.text : file.text,
				stored: { text: event.text, sha256: event.sha256 },
				known: undefined,
				conflict: undefined,
			};
		case 'renewed':
			return {
				...file,
				text: event.text,
				stored: { text: event.text, sha256: event.sha256 },
				past: [...file.past, file.text],
				future: [],
				last: undefined,
			};
		case 'disagreed':
			return { ...file, conflict: event.conflict };
		case 'kept-mine':
			return afterConflict(file, file.text);
		case 'took-other':
			return afterConflict(file, file.conflict?.text ?? file.text);
	}
}

function afterChange(file: OpenFile, change: Change, at: number): OpenFile {
	const text = tryChange(file, change);
	if (text === undefined || text === file.text) return file;
	const place = change.type === 'set' ? change.path.join('.') : change.type === 'body' ? 'body' : '';
	const goesOn = place !== '' && file.last?.place === place && at - file.last.at < oneGoMs && file.past.length > 0;
	return {
		...file,
		text,
		past: goesOn ? file.past : [...file.past, file.text],
		future: [],
		last: place === '' ? undefined : { place, at },
	};
}

function tryChange({ path, text }: OpenFile, change: Change): string | undefined {
	return ifChangeable(() => {
		const changed = changeFileText(path, text, change);
		return change.type === 'set' && path.includes('/wines/') ? withFollowing(text, changed) : changed;
	});
}

function stepped(
	file: OpenFile,
	text: string | undefined,
	past: readonly string[],
	future: readonly string[],
): OpenFile {
	return text === undefined ? file : { ...file, text, past, future, last: undefined };
}

/** Either text goes on from what is on the disk, or from what the other window has typed; the one that was left can be had back. */
function afterConflict(file: OpenFile, text: string): OpenFile {
	const { conflict } = file;
	if (!conflict) return file;
	const other = conflict.text === undefined ? [] : [conflict.text];
	const stored =
		conflict.where === 'window'
			? file.stored
			: conflict.text !== undefined && conflict.sha256 !== undefined
				? { text: conflict.text, sha256: conflict.sha256 }
				: undefined;
	return {
		...file,
		text,
		stored,
		known: conflict.where === 'window' ? conflict.sha256 : file.known,
		past: [...file.past, ...(text === file.text ? other : [file.text])],
		future: [],
		last: undefined,
		conflict: undefined,
	};
}
