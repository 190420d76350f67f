import cardless from 'virtual:content/cardless';
import { cardFor } from './cards';
import { language } from './languages';

/** Whether the social card of a page is its own, be it that of the main language: a new page has none before it is drawn. */
export function hasCard(path: string): boolean {
	const standIn = cardless[path];
	return standIn === undefined || standIn === cardFor(path);
}

/** The address of a page's social card, by its path in the main language; of one that is not drawn yet another stands in. */
export function pageCard(path: string): string {
	return cardless[path] ?? cardFor(path, language.isMain ? undefined : language.code);
}
