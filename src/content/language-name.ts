import { language } from './languages';

/**
 * What a language is called in that of the page, within a sentence: English in Portuguese `inglês`.
 * @param tag `en` or `en-GB`
 * @param otherwise where the browser knows no name for it
 * @param within tag of the language in which it is called so
 */
export function languageName(tag: string, otherwise = tag, within = language.tag): string {
	const [primary = tag] = tag.split('-');
	try {
		return new Intl.DisplayNames(within, { type: 'language', fallback: 'none' }).of(primary) ?? otherwise;
	} catch {
		return otherwise;
	}
}
