import type { OpenFile } from './open-file';

/* What is typed and not yet with the desk's server, kept by the browser: a page that is reloaded at that moment loses nothing. */

type Unsent = Pick<OpenFile, 'text' | 'known'> & {
	opened?: string | undefined;
	unanswered?: readonly string[] | undefined;
};

/** Another content may be edited at this address another day. */
const content = document.querySelector<HTMLMetaElement>('meta[name="desk-content"]')?.content ?? '';
const keyOf = (path: string) => `desk-unsent:${content}:${path}`;

/** @param unanswered the hashes of texts that were sent and of which it is not known whether they arrived */
export function keepUnsent({ path, text, known, stored }: OpenFile, unanswered: readonly string[] | undefined): void {
	const unsent: Unsent = { text, known, opened: stored?.sha256, unanswered };
	localStorage.setItem(keyOf(path), JSON.stringify(unsent));
}

export function forgetUnsent(path: string): void {
	localStorage.removeItem(keyOf(path));
}

/** Nothing where all was sent. */
export function readUnsent(path: string): Unsent | undefined {
	const value: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? 'null');
	if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
		return undefined;
	const sent: unknown = Reflect.get(value, 'unanswered');
	const textAt = (name: 'known' | 'opened') => {
		const found: unknown = Reflect.get(value, name);
		return typeof found === 'string' ? found : undefined;
	};
	return {
		text: value.text,
		known: textAt('known'),
		opened: textAt('opened'),
		unanswered: isWords(sent) ? sent : undefined,
	};
}

function isWords(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
