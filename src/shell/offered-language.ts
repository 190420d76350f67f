import type { Language } from '../content/addresses';
import { language, languages } from '../content/languages';
import { slot } from '../platform/web-storage';

/** Whether this device has been offered another language; it is not offered one again. */
export const offered = slot('local', 'language-offered', (text) => text);

/** The language that this visitor is to be offered on this page, once; nothing if there is none. */
export function languageToOffer(): Language | undefined {
	return offered.read() === undefined ? soonerRead(navigator.languages, language, languages) : undefined;
}

/** The language of the site that a visitor reads sooner than that of the page, by the languages of the browser; nothing if there is none. */
function soonerRead(
	preferred: readonly string[],
	own: Pick<Language, 'code'>,
	all: readonly Language[],
): Language | undefined {
	const known = preferred.map((tag) => all.find(({ code }) => code === tag.split('-')[0]?.toLowerCase()));
	const first = known.find((each) => each !== undefined);
	return first?.code === own.code ? undefined : first;
}
