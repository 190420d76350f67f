/** How far below the window something counts as near, in CSS pixels: about a flick of the wheel. */
const NEAR = 600;

/** What has been jumped over counts as near: the way back up leads through it. */
const PASSED = 1_000_000;

/** Calls back once, when the view comes as near an element as `near` CSS pixels, or is below it. Returns how to wait no longer. */
export function whenNear(element: Element, callback: () => void, near = NEAR): () => void {
	const watch = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			watch.disconnect();
			callback();
		},
		{ rootMargin: `${PASSED}px 0px ${near}px` },
	);
	watch.observe(element);
	return () => watch.disconnect();
}
