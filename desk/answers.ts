import type { Field, TextKind } from '../build/content/forms.ts';
import type { Problem } from '../build/content/problem.ts';
import type { PageChange } from '../build/releases/page-change.ts';
import type { Language } from '../src/content/addresses.ts';
import type { PublishSettings } from '../src/content/deployment-settings.ts';

/* What the desk answers its page, as JSON. */

export type FileEntry = {
	path: string;
	/** What is typed in it is not stored yet. */
	draft: boolean;
	form: FileForm;
	/** For lists: the name of a wine, the title of an article. */
	title: string;
	/** Of an article: its date; of a wine: its family. */
	note: string;
	/** What it is to its original, of a file in another language. */
	translation?: TranslationState;
};

/** A file that has the words searched for, and the line in which they stand, cut to what is around them. */
export type Finding = { path: string; line: string };

export type TranslationState = {
	language: string;
	/** The path of its original. */
	original: string;
	/** Only typed yet; saying what its original does; made of what its original said before. */
	state: 'begun' | 'current' | 'outdated';
	/** Of its original as it is stored, for the note that it says the same. */
	digest: string;
	/** The end of the address at which an article is shown. */
	slug?: string;
};

/** The fields of a file and what may stand below them. */
export type FileForm = { name: string; fields: readonly Field[]; text: TextKind };

/** What the list of files and the forms are made of; what each parcel is planted with, and is called, by its slug. */
export type FilesAnswer = {
	files: readonly FileEntry[];
	castas: Readonly<Record<string, string>>;
	parcelNames: Readonly<Record<string, string>>;
	/** Those of the site besides its own. */
	languages: readonly Language[];
};

export type OpenedFile = {
	path: string;
	/** Nothing for a file that is only typed yet. */
	stored?: { text: string; sha256: string };
	/** `known`: the hash of its text, by which a window says what it has seen. */
	draft?: { text: string; known: string; opened?: string | undefined };
	/** Why it is left alone. */
	refusal?: { line: number; message: string };
};

export type DraftAnswer =
	/** With what is wrong in this file alone; what the others make of it takes longer to tell (`GET problems`). */
	| { kind: 'kept'; known: string; own: readonly Problem[] }
	/** Another window has typed into this file meanwhile; without a text it has given its text up or stored it. */
	| { kind: 'elsewhere'; other?: { text: string; known: string } };

export type SaveAnswer =
	| { kind: 'written'; files: readonly { path: string; sha256: string; text: string }[]; problems: readonly Problem[] }
	| { kind: 'conflict'; conflicts: readonly Conflict[] }
	| { kind: 'refused'; problems: readonly Problem[] };

export type MoveAnswer =
	/** With the path of the file now; a page that was deleted has none. */
	| { kind: 'moved'; path?: string }
	/** Another page has this address. */
	| { kind: 'taken' }
	/** What is typed in these files, or has changed on the disk, has to be stored first. */
	| { kind: 'unsaved'; paths: readonly string[] }
	| { kind: 'refused'; problems: readonly Problem[] };

/** On the disk now; without a hash there is no such file any more. */
export type Conflict = { path: string; sha256?: string; text?: string };

/** A build that is ready to be published: what it changes, and where it and the present one, if there is one, can be looked at. */
export type PrepareAnswer =
	| {
			kind: 'ready';
			release: string;
			/** What visitors should not see so: still to be written, to be translated or to be drawn. */
			notes: readonly { path: string; text: string }[];
			changes: readonly PageChange[];
			before?: string;
			after: string;
	  }
	| { kind: 'failed'; lines: readonly string[] };

/** How far a build is; it may take longer than a browser waits for an answer. */
export type PrepareProgress = { kind: 'building'; step: PrepareStep } | PrepareAnswer;

/** What is being done for a build that is prepared. */
export type PrepareStep = 'reading' | 'drawing' | 'bundling' | 'rendering' | 'storing' | 'compressing' | 'comparing';

/** `origin`: the address of the published site; `notes`: what is left to do or to know for who looks after its host. */
export type PublishAnswer =
	| { kind: 'published'; origin: string; place: PublishSettings; notes: readonly string[] }
	| { kind: 'failed'; lines: readonly string[] };

/** A build that was published, when (ISO 8601); the present one is the one that visitors get. */
export type ReleaseEntry = { release: string; publishedAt: string; isPresent: boolean };

/** A picture small and upright, in base64, and its own size in pixels. */
export type PictureLook = { jpeg: string; width: number; height: number };

/**
 * What a window sends of a file: its text, the hash of the file that was opened, that of the draft it knows, and those that it sent
 * and that no answer came for.
 */
export type TypedText = {
	path: string;
	text: string;
	opened?: string | undefined;
	known?: string | undefined;
	unanswered?: readonly string[] | undefined;
};
