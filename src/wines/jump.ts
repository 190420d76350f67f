import type { MouseEvent } from 'react';

/**
 * Follows a link within the page by a tween, unless the visitor wants it in another tab. The router is not told: to it a fragment
 * would be a page to go to. @param duration milliseconds
 */
export async function jump(event: MouseEvent, id: string, duration: number): Promise<void> {
	const target = document.getElementById(id);
	if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	History.prototype.replaceState.call(history, history.state, '', `#${id}`);
	const tween = await fetchTween();
	if (tween) tween.smoothScrollTo(target, duration);
	else target.scrollIntoView();
}

/** Fetched when a link is about to be followed; nothing where it cannot be. */
export function fetchTween() {
	return import('../ui/smooth-scroll').catch(() => null);
}
