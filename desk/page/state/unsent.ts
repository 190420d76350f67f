import { isRecord, parseJson } from '../../../src/platform/json';
import { slot } from '../../../src/platform/web-storage';
import type { OpenFile } from './open-file';

/* What is typed and not yet with the desk's server, kept by the browser: a page that is reloaded at that moment loses nothing. */

type Unsent = Pick<OpenFile, 'text' | 'known'> & {
	opened?: string | undefined;
	unanswered?: readonly string[] | undefined;
};

/** Another content may be edited at this address another day. */
const content = document.querySelector<HTMLMetaElement>('meta[name="desk-content"]')?.content ?? '';
const slotOf = (path: string) => slot('local', `desk-unsent:${content}:${path}`, parseUnsent);

/** @param unanswered the hashes of texts that were sent and of which it is not known whether they arrived */
export function keepUnsent({ path, text, known, stored }: OpenFile, unanswered: readonly string[] | undefined): void {
	const unsent: Unsent = { text, known, opened: stored?.sha256, unanswered };
	slotOf(path).write(JSON.stringify(unsent));
}

export function forgetUnsent(path: string): void {
	slotOf(path).remove();
}

/** Nothing where all was sent. */
export function readUnsent(path: string): Unsent | undefined {
	return slotOf(path).read();
}

function parseUnsent(text: string): Unsent | undefined {
	const value = parseJson(text);
	if (!isRecord(value) || typeof value.text !== 'string') return undefined;
	const textOf = (found: unknown) => (typeof found === 'string' ? found : undefined);
	return {
		text: value.text,
		known: textOf(value.known),
		opened: textOf(value.opened),
		unanswered: isWords(value.unanswered) ? value.unanswered : undefined,
	};
}

function isWords(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
