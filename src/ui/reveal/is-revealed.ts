/** Of a drawing, the share that must be in view before it is drawn (DESIGN 2.4). */
const SHARE = 0.4;

/** Whether enough of something is in view: 40 % of it, or of the window where it is taller. */
export function isRevealed({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
	return intersectionRatio >= SHARE || (rootBounds !== null && intersectionRect.height >= SHARE * rootBounds.height);
}
