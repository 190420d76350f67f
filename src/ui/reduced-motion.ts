/** Whether the visitor wants things to arrive rather than to move. Asked at the time: it may change while the page is open. */
export function prefersReducedMotion(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
