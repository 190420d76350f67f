import cardless from 'virtual:content/cardless';
import { cardFor } from './cards';

/** Whether a page has a social card of its own: a new one has none before it is drawn. */
export function hasCard(path: string): boolean {
	return !cardless.includes(path);
}

/** The address of a page's social card; of one that is not drawn yet that of the list in which the page stands. */
export function pageCard(path: string): string {
	return cardFor(hasCard(path) ? path : path.slice(0, path.lastIndexOf('/')) || '/');
}
