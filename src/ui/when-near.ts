/** How far below and above the window something counts as near, in CSS pixels: about a flick of the wheel. */
const NEAR = 600;

/** Calls back once, when an element comes as near the view as `near` CSS pixels. Returns how to wait no longer. */
export function whenNear(element: Element, callback: () => void, near = NEAR): () => void {
	const watch = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			watch.disconnect();
			callback();
		},
		{ rootMargin: `${near}px 0px` },
	);
	watch.observe(element);
	return () => watch.disconnect();
}
