import { type RefObject, useEffect } from 'react';

/** Share of a label that has to be seen: all of it but for what rounding takes. */
const wholeTile = 0.98;

/**
 * Marks with `data-cut` the labels that do not lie wholly within what is left free of the map: half a name is none.
 * @param free around the labels in the document, and as large as what is free
 */
export function WholeLabels({ free }: { free: RefObject<Element | null> }) {
	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, intersectionRatio } of entries)
					target.toggleAttribute('data-cut', intersectionRatio < wholeTile);
			},
			{ root: free.current, threshold: wholeTile },
		);
		for (const label of free.current?.querySelectorAll('[data-parcel-label]') ?? []) observer.observe(label);
		return () => observer.disconnect();
	}, [free]);
	return null;
}
