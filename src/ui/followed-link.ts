import { keepInEntry, readFromEntry } from '../platform/history-entry';

/** Of the link that led away from an entry of the history: its address, and the how-manieth to there it was. */
const KEY = 'followed';

/** Keeps with each entry of the history which of its links is followed. @returns how to end it */
export function keepFollowedLinks(page: Document): () => void {
	page.addEventListener('click', keep, { capture: true });
	return () => page.removeEventListener('click', keep, { capture: true });
}

/** Whether this entry of the history was left by a link before. */
function isReturn(): boolean {
	return Array.isArray(readFromEntry(KEY));
}

/**
 * Whether a page is come back to that has to be drawn anew, at once as high as it was left.
 * @param selector of a part of it that comes later on other ways in
 */
export function comesBackTo(selector: string): boolean {
	return isReturn() && !document.querySelector(selector);
}

/** Gives the focus to the link that was followed when this entry was left. @returns whether there is one that can be seen */
export function focusFollowedLink(): boolean {
	const followed = readFromEntry(KEY);
	if (!Array.isArray(followed)) return false;
	const [href, nth] = followed;
	const links = linksTo(String(href));
	const link = links[nth] ?? links[0];
	if (!link?.checkVisibility()) return false;
	link.focus({ preventScroll: true });
	return true;
}

function keep({ target }: Event): void {
	const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
	const href = link?.getAttribute('href');
	if (link && href) keepInEntry(KEY, [href, linksTo(href).indexOf(link)]);
}

function linksTo(href: string): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
}
