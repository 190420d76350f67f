import type { AnyRouter } from '@tanstack/react-router';
import { prefersReducedMotion } from '../ui/reduced-motion';

/** What the styles call what goes over from one page to the next (`src/styles/base.css`). */
const joined = 'joined';

/**
 * Where a page that is gone to shows large what its link shows small, the one becomes the other: a bottle of the shelf that of the wine's
 * page, a drawing of the list the plate of the article. Everywhere else pages follow each other at once.
 */
export function enableViewTransitions(router: AnyRouter): void {
	// Elsewhere the router would not ask, and join every step of a filter.
	if (!CSS.supports('selector(:active-view-transition-type(a))')) return;
	router.options.defaultViewTransition = { types: transitionTypesOf };
}

type Change = { pathChanged: boolean; toLocation: { pathname: string } };

/** Names the picture in view that leads to the page, if there is one and no other has the name. */
export function transitionTypesOf({ pathChanged, toLocation }: Change): string[] | false {
	if (!pathChanged || prefersReducedMotion() || document.querySelector('[data-joined]')) return false;
	const links = [...document.querySelectorAll(`main a[href="${toLocation.pathname}"]`)];
	const picture = links.map(pictureIn).find((element) => element && isInView(element));
	if (!picture) return false;
	picture.style.viewTransitionName = joined;
	return [joined];
}

function pictureIn(link: Element): HTMLElement | SVGElement | null {
	return link.querySelector('img') ?? link.querySelector('svg');
}

function isInView(element: Element): boolean {
	const { top, bottom, left, right } = element.getBoundingClientRect();
	return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
