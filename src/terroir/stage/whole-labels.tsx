import { type RefObject, useEffect } from 'react';

/** Share of a label that has to be seen: all of it but for what rounding takes. */
const visibleShare = 0.98;

/**
 * Marks with `data-cut` the labels that do not lie wholly within what is left free of the map, or under what stands over it
 * (`data-reserved`): half a name is none.
 * @param free around the labels in the document, and as large as what is free
 */
export function WholeLabels({ free }: { free: RefObject<Element | null> }) {
	useEffect(() => {
		const covers = [...(free.current?.closest('[data-map]')?.querySelectorAll('[data-reserved]') ?? [])];
		const observer = new IntersectionObserver(
			(entries) => {
				const boxes = covers.map((cover) => cover.getBoundingClientRect());
				for (const { target, intersectionRatio, boundingClientRect: label } of entries)
					target.toggleAttribute(
						'data-cut',
						intersectionRatio < visibleShare || boxes.some((box) => overlap(label, box)),
					);
			},
			{ root: free.current, threshold: visibleShare },
		);
		const labels = [...(free.current?.querySelectorAll('[data-parcel-label]') ?? [])];
		// Observing again measures again: what stands over the map comes and goes.
		const resized = new ResizeObserver(() => {
			observer.disconnect();
			for (const label of labels) observer.observe(label);
		});
		for (const cover of covers) resized.observe(cover);
		return () => {
			resized.disconnect();
			observer.disconnect();
		};
	}, [free]);
	return null;
}

function overlap(one: DOMRectReadOnly, other: DOMRectReadOnly): boolean {
	return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
