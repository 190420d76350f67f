import type { Language } from './addresses';

/** What a language is called in another, within a sentence: English in Portuguese `inglês`; where the browser knows no name, its own. */
export function languageName({ code, name }: Language, within: Language): string {
	try {
		return new Intl.DisplayNames(within.tag, { type: 'language', fallback: 'none' }).of(code) ?? name;
	} catch {
		return name;
	}
}
