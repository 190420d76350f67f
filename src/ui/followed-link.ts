/** In the state of the browser's entry, which a reload keeps: the address of the link that led away, and the how-manieth to there it was. */
const KEY = 'followed';

type Followed = [href: string, nth: number];

/** Keeps with each entry of the history which of its links is followed. @returns how to end it */
export function keepFollowedLinks(page: Document): () => void {
	page.addEventListener('click', keep, { capture: true });
	return () => page.removeEventListener('click', keep, { capture: true });
}

/** Gives the focus to the link that was followed when this entry was left. @returns whether there is one that can be seen */
export function focusFollowedLink(): boolean {
	const [href, nth]: Followed = history.state[KEY];
	const links = linksTo(href);
	const link = links[nth] ?? links[0];
	if (!link?.checkVisibility()) return false;
	link.focus({ preventScroll: true });
	return true;
}

function keep({ target }: Event): void {
	const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
	const href = link?.getAttribute('href');
	if (!link || !href) return;
	const followed: Followed = [href, linksTo(href).indexOf(link)];
	// The router patches the instance's own method and would take this for a navigation.
	History.prototype.replaceState.call(history, { ...history.state, [KEY]: followed }, '');
}

function linksTo(href: string): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
}
