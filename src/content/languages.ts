import languages from 'virtual:languages';
import { code } from '#messages/language';
import { addressIn, type Language } from './addresses';

export { languages };

/** Of this page. */
export const language: Language = languages.find((each) => each.code === code) ?? (languages[0] as Language);

/**
 * For `lang` on a name of an estate, a parcel or a wine that stands by itself: they are of the main language on every page, and screen
 * readers say them so. Nothing in that language.
 */
export const foreignName: string | undefined = language.isMain ? undefined : languages[0]?.code;

/** The address of a page in the language of this one, by its path. */
export function addressHere(path: string): string {
	return addressIn(language, path);
}
