import type { MouseEvent } from 'react';
import { replaceAddress } from '../platform/history';
import { smoothScrollTo } from '../ui/smooth-scroll';

/**
 * Follows a link within the page by a tween, unless the visitor wants it in another tab. The router is not told: to it a fragment
 * would be a page to go to. @param duration milliseconds
 */
export function jump(event: MouseEvent, id: string, duration: number): void {
	const target = document.getElementById(id);
	if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	replaceAddress(`#${id}`);
	smoothScrollTo(target, duration);
}
