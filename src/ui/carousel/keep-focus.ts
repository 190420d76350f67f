import { type Extent, isInView } from './positions';

/** Before slides go out of view: what has the focus in one of them gives it to the track, where the arrows still work. */
export function keepFocus(viewport: HTMLElement, index: number, extent: Extent): void {
	const slides = [...(viewport.firstElementChild?.children ?? [])];
	const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
	if (focused >= 0 && !isInView(focused, index, extent)) viewport.focus({ preventScroll: true });
}
