import { keepInEntry, readFromEntry } from '../platform/history';
import { hasModifier } from './modifier';

/** Of the link that led away from an entry of the history: a selector of those to the same address, and its index among them. */
const key = 'left-by';

/** From now on keeps with each entry of the history which of its links is followed. */
export function keepFollowedLinks(page: Document): void {
	page.addEventListener('click', keep, { capture: true });
}

/**
 * Whether a page is come back to that has to be rendered again, at once as high as it was left.
 * @param preload whether the router only fetches ahead: the present entry is another page's then
 * @param selector of a part of it that comes later on other ways in
 */
export function comesBackTo(preload: boolean, selector: string): boolean {
	return !import.meta.env.SSR && !preload && Array.isArray(readFromEntry(key)) && !document.querySelector(selector);
}

/** Gives the focus to the link that was followed when this entry was left. @returns whether there is one that takes it */
export function focusFollowedLink(): boolean {
	const followed = readFromEntry(key);
	if (!Array.isArray(followed)) return false;
	const [selector, nth] = followed;
	const links = document.querySelectorAll<HTMLElement>(selector);
	const link = links[nth] ?? links[0];
	link?.focus({ preventScroll: true });
	return document.activeElement === link;
}

/** Only of links that lead away in the same tab. Those in dialogs are counted apart: a dialog may not be there on the way back. */
function keep(event: MouseEvent): void {
	const { target } = event;
	const link = target instanceof Element && target.closest('a[href]:not([role],[download],[href^="#"])');
	if (!link || hasModifier(event)) return;
	const place = link.closest('dialog') ? 'dialog a' : 'a:not(dialog *)';
	const selector = `${place}[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
	keepInEntry(key, [selector, [...document.querySelectorAll(selector)].indexOf(link)]);
}
