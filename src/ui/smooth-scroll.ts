import type { MouseEvent } from 'react';
import { replaceAddress } from '../platform/history';
import { hasModifier } from './modifier';
import { prefersReducedMotion } from './reduced-motion';

/** What a visitor does to scroll elsewhere. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Where a tween is after a share of its time, both from 0 to 1: slow at either end. */
export function tween(time: number): number {
	const share = Math.min(Math.max(time, 0), 1);
	return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/**
 * Scrolls the page to an element and gives it the focus. With reduced motion it jumps; a turn of the wheel, a touch, a press or a
 * key ends the way. @param duration milliseconds (docs/product.md 8: 800 to a section, 1800 to the score)
 */
export function smoothScrollTo(target: HTMLElement, duration: number): void {
	takeFocus(target);
	if (prefersReducedMotion()) {
		scrollTo({ top: restingPlace(target), behavior: 'instant' });
		return;
	}
	const from = scrollY;
	const start = performance.now();
	const travel = new AbortController();
	for (const type of interruptions)
		addEventListener(type, () => travel.abort(), { signal: travel.signal, passive: true, capture: true });

	function step(now: number) {
		if (travel.signal.aborted) return;
		const share = (now - start) / duration;
		// The place is measured in each frame: what loads on the way may move it.
		scrollTo({ top: from + (restingPlace(target) - from) * tween(share), behavior: 'instant' });
		if (share < 1) requestAnimationFrame(step);
		else travel.abort();
	}
	requestAnimationFrame(step);
}

/** The page's scroll position with the element under the header, as a link to it would leave it. */
function restingPlace(target: HTMLElement): number {
	const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
	const margin = Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0;
	const top = scrollY + target.getBoundingClientRect().top - padding - margin;
	return Math.max(0, Math.min(top, document.documentElement.scrollHeight - innerHeight));
}

function takeFocus(target: HTMLElement): void {
	if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

/**
 * Follows a link within the page by a tween, unless the visitor wants it in another tab. The router does not know of it: to it a fragment
 * would be a page to go to. @param duration milliseconds
 */
export function jump(event: MouseEvent, id: string, duration: number): void {
	const target = document.getElementById(id);
	if (!target || event.button !== 0 || hasModifier(event)) return;
	event.preventDefault();
	replaceAddress(`#${id}`);
	smoothScrollTo(target, duration);
}
