import type { NewKind } from '../../../build/content/new-file';
import type { Problem } from '../../../build/content/problem';
import type {
	DraftAnswer,
	FilesAnswer,
	Finding,
	MoveAnswer,
	OpenedFile,
	PictureLook,
	PrepareProgress,
	PublishAnswer,
	ReleaseEntry,
	SaveAnswer,
	TypedText,
} from '../../answers';

/** Why something that was brought cannot be used. */
type Refused = { kind: 'refused'; message: string };

/** The desk's server does not answer, or has failed; `message` is for the owner. */
export class ServerError extends Error {
	override name = 'ServerError';
}

/** What the owner is told where the desk's server has failed; anything else is thrown again. */
export function messageOf(error: unknown): string {
	if (!(error instanceof ServerError)) throw error;
	return error.message;
}

let token = document.querySelector<HTMLMetaElement>('meta[name="desk-token"]')?.content ?? '';

/** A file that is not there yet, unless somebody else has begun it. */
export type Begun = { path: string; text: string } | { kind: 'taken' };

export const server = {
	files: () => ask<FilesAnswer>('GET', 'files'),
	find: (words: string) => ask<Finding[]>('GET', `find?words=${encodeURIComponent(words)}`),
	open: (path: string) => ask<OpenedFile>('GET', `file?path=${encodeURIComponent(path)}`),
	type: (draft: TypedText) => ask<DraftAnswer>('PUT', 'draft', JSON.stringify(draft)),
	problems: () => ask<Problem[]>('GET', 'problems'),
	/** @param known hashes of what this window has typed */
	discard: (path: string, known: readonly string[]) =>
		ask<object>('DELETE', `draft?${new URLSearchParams([['path', path], ...known.map((hash) => ['known', hash])])}`),
	move: (path: string, slug?: string) => ask<MoveAnswer>('POST', 'move', JSON.stringify({ path, slug })),
	/** Begins; {@link server.progress} tells of the rest. */
	prepare: () => ask<object>('POST', 'prepare'),
	progress: () => ask<PrepareProgress>('GET', 'prepare'),
	publish: (release: string) => ask<PublishAnswer>('POST', 'publish', JSON.stringify({ release })),
	releases: () => ask<ReleaseEntry[]>('GET', 'releases'),
	begin: (beginning: { kind: NewKind; slug: string; name: string; like?: string | undefined }) =>
		ask<Begun>('POST', 'new', JSON.stringify(beginning)),
	lookAtPicture: (file: Blob) => ask<PictureLook | Refused>('POST', 'picture/look', file),
	addPicture: (file: Blob, slug: string, { across, down }: { across: number; down: number }) =>
		ask<{ picture: string } | Refused>('POST', `picture?slug=${slug}&across=${across}&down=${down}`, file),
	translate: (original: string, language: string) =>
		ask<Begun>('POST', 'translation', JSON.stringify({ original, language })),
	save: (paths: readonly string[], withdrawn: readonly string[] = []) =>
		ask<SaveAnswer>('POST', 'save', JSON.stringify({ paths, withdrawn })),
};

/** Answers that are decisions, such as a conflict, have statuses of their own and come back as they are. */
async function ask<Answer>(method: string, address: string, body?: BodyInit): Promise<Answer> {
	let response = await send(method, address, body);
	if (response.status === 403) {
		// The desk was started again while this page was open.
		await renewToken();
		response = await send(method, address, body);
	}
	if (![200, 202, 409, 422].includes(response.status)) throw new ServerError(`A mesa respondeu ${response.status}.`);
	const answer: Answer = await response.json();
	return answer;
}

async function send(method: string, address: string, body?: BodyInit): Promise<Response> {
	try {
		return await fetch(`/desk/api/${address}`, { method, headers: { 'x-desk-token': token }, ...(body && { body }) });
	} catch (cause) {
		throw new ServerError('A mesa não responde: veja se ainda está aberta no terminal.', { cause });
	}
}

async function renewToken(): Promise<void> {
	const html = await (await fetch('/desk/')).text();
	token = /name="desk-token" content="([\w-]+)"/.exec(html)?.[1] ?? token;
}
