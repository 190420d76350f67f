/** Share of a label that has to be seen: all of it but for what rounding takes. */
const WHOLE = 0.98;

/**
 * Marks with `data-cut` the labels that do not lie wholly within what is left free of the map: half a name is none.
 * @param free around the labels in the document, and as large as what is free
 * @returns the way to leave it alone again
 */
export function markCutLabels(free: Element): () => void {
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, intersectionRatio } of entries)
				target.toggleAttribute('data-cut', intersectionRatio < WHOLE);
		},
		{ root: free, threshold: WHOLE },
	);
	for (const label of free.querySelectorAll('[data-still-label]')) observer.observe(label);
	return () => observer.disconnect();
}
