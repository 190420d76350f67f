import languages, { ownCode } from 'virtual:languages';
import { addressIn, type Language } from './addresses';

/** All that the site has, the main one first. */
export { languages };

const [main] = languages;

/** Of this page. */
export const language: Language = languages.find(({ code }) => code === ownCode) ?? main;

/** All but that of this page. */
export const otherLanguages = languages.filter(({ code }) => code !== language.code);

/**
 * For `lang` on a name of an estate, a parcel or a wine that stands by itself: they are of the main language on every page, and screen
 * readers say them so. Nothing in that language.
 */
export const nameLang = language.isMain ? undefined : main.code;

/** The address of a page in the language of this one, by its path. */
export function addressHere(path: string): string {
	return addressIn(language, path);
}
