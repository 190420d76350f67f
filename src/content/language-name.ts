import { language } from './languages';

/**
 * What a language is called in that of the page, within a sentence: English in Portuguese `inglês`.
 * @param tag `en` or `en-GB`
 * @param otherwise where the browser knows no name for it
 */
export function languageName(tag: string, otherwise = tag): string {
	const [primary = tag] = tag.split('-');
	try {
		return new Intl.DisplayNames(language.tag, { type: 'language', fallback: 'none' }).of(primary) ?? otherwise;
	} catch {
		return otherwise;
	}
}
