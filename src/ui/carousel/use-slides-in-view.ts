import { useSyncExternalStore } from 'react';
import { type PerView, slidesInView } from './positions';

/** Slides seen at once in this window; the base while the page is prerendered and hydrated. */
export function useSlidesInView(perView: PerView): number {
	return useSyncExternalStore(
		onResize,
		() => slidesInView(perView, innerWidth),
		() => perView.base,
	);
}

function onResize(listener: () => void): () => void {
	addEventListener('resize', listener, { passive: true });
	return () => removeEventListener('resize', listener);
}
