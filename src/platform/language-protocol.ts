import { isRecord } from './json';

/*
 * What the worker tells pages about the languages on this device. Apart from `worker-protocol.ts`, which every page begins with: a module
 * goes whole into one file of scripts, and this one is for the device page.
 */

/** The cache in which the worker remembers which languages it keeps: a record under `/languages/{code}`. */
export const languagesCache = 'languages';

/**
 * Why a language is not whole yet: no network, a server in trouble, a worker that was stopped, or something that
 * somebody has to see to; `update-waiting`: a newer build waits, whose files it is to be made of.
 */
const stopReasons = [
	'offline',
	'server',
	'interrupted',
	'storage-full',
	'storage-unavailable',
	'bad-file',
	'http',
	'update-waiting',
] as const;
export type StopReason = (typeof stopReasons)[number];

const kinds = ['absent', 'downloading', 'ready'] as const;

/** A language on this device: how much is stored of the files that are its own, in bytes. */
export type LanguageState = { done: number; total: number } & (
	| { kind: (typeof kinds)[number] }
	| { kind: 'stopped'; reason: StopReason }
);

/** The languages of the worker's build by their codes. */
export type LanguagesReport = Readonly<Record<string, LanguageState>>;

/** The message in which the worker sends a report to the pages. */
export type LanguagesMessage = { type: 'languages'; languages: LanguagesReport };

/** Reads a report, which may come from a worker of another build: leaves out what it does not know. Undefined for any other message. */
export function parseLanguagesMessage(data: unknown): LanguagesReport | undefined {
	if (!isRecord(data) || data.type !== 'languages' || !isRecord(data.languages)) return undefined;
	const languages: Record<string, LanguageState> = {};
	for (const [code, value] of Object.entries(data.languages)) {
		const state = parseState(value);
		if (state) languages[code] = state;
	}
	return languages;
}

function parseState(value: unknown): LanguageState | undefined {
	if (!isRecord(value) || typeof value.done !== 'number' || typeof value.total !== 'number') return undefined;
	const { done, total } = value;
	const kind = kinds.find((known) => known === value.kind);
	if (kind) return { kind, done, total };
	const reason = stopReasons.find((known) => known === value.reason);
	return reason && value.kind === 'stopped' ? { kind: 'stopped', reason, done, total } : undefined;
}
