import languages from 'virtual:languages';
import { code } from '#messages/language';
import { addressIn, type Language } from './addresses';

export { languages };

/** Of this page. */
export const language: Language = languages.find((each) => each.code === code) ?? (languages[0] as Language);

/** The address of a page in the language of this one, by its path. */
export function addressHere(path: string): string {
	return addressIn(language, path);
}
