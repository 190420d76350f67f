import { prefersReducedMotion } from '../reduced-motion';

/** The slide nearest to the start of a track that the browser scrolls. */
export function nativeIndex(viewport: HTMLElement): number {
	const distances = slideStarts(viewport).map((start) => Math.abs(start - viewport.scrollLeft));
	return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Scrolls a track until a slide stands at its start. */
export function scrollToSlide(viewport: HTMLElement, index: number): void {
	viewport.scrollTo({
		left: slideStarts(viewport)[index] ?? 0,
		behavior: prefersReducedMotion() ? 'instant' : 'smooth',
	});
}

/** Puts a slide at the start of the track at once. */
export function placeAtSlide(viewport: HTMLElement, index: number): void {
	viewport.scrollLeft = slideStarts(viewport)[index] ?? 0;
}

/** Calls back once the browser has not scrolled the track for a moment. Returns how to wait no longer. */
export function onceAtRest(viewport: HTMLElement, callback: () => void): () => void {
	const quiet = 150;
	let timer = setTimeout(finish, quiet);
	function wait() {
		clearTimeout(timer);
		timer = setTimeout(finish, quiet);
	}
	function leave() {
		clearTimeout(timer);
		viewport.removeEventListener('scroll', wait);
	}
	function finish() {
		leave();
		callback();
	}
	viewport.addEventListener('scroll', wait, { passive: true });
	return leave;
}

function slideStarts(viewport: HTMLElement): number[] {
	const slides = [...(viewport.firstElementChild?.children ?? [])].filter((each) => each instanceof HTMLElement);
	const first = slides[0]?.offsetLeft ?? 0;
	return slides.map(({ offsetLeft }) => offsetLeft - first);
}
