import { foreignName, language } from '#messages/language';
import { addressIn } from './addresses';

export {
	/**
	 * For `lang` on a name of an estate, a parcel or a wine that stands by itself: they are of the main language on every page, and screen
	 * readers say them so. Nothing in that language.
	 */
	foreignName,
	/** Of this page. */
	language,
};

/** The address of a page in the language of this one, by its path. */
export function addressHere(path: string): string {
	return addressIn(language, path);
}
