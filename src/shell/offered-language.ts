import type { Language } from '../content/addresses';
import { language, languages } from '../content/languages';
import { slot } from '../platform/web-storage';

/** Whether this device has been offered another language; it is not offered one again. */
export const offered = slot('local', 'language-offered', (text) => text);

/** The language of the site that this visitor reads sooner than that of the page, by the languages of the browser; nothing if there is none, or once it was offered. */
export function languageToOffer(): Language | undefined {
	if (offered.read() !== undefined) return undefined;
	const known = navigator.languages.map((tag) =>
		languages.find(({ code }) => code === tag.split('-')[0]?.toLowerCase()),
	);
	const first = known.find((each) => each !== undefined);
	return first?.code === language.code ? undefined : first;
}
