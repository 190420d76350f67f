import { type RefObject, useEffect } from 'react';
import { coversOf, overlap } from '../session/covers';

/** Share of a label that has to be seen: all of it but for what rounding takes. */
const visibleShare = 0.98;

type WholeLabelsProps = {
	/** Around the labels in the document, and as large as what is free. */
	free: RefObject<Element | null>;
	/** Whether what stands over the map is looked for here; of one that moves `session/reserved-boxes.ts` looks for it. */
	isStill?: boolean;
};

/**
 * Marks with `data-cut` the labels that do not lie wholly within what is left free of the map, or under what stands over it:
 * half a name is none.
 */
export function WholeLabels({ free, isStill = false }: WholeLabelsProps) {
	useEffect(() => {
		const map = isStill && free.current?.closest('[data-map]');
		const covers = map ? coversOf(map) : [];
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
		for (const place of [free.current, ...covers]) if (place) resized.observe(place);
		return () => {
			resized.disconnect();
			observer.disconnect();
		};
	}, [free, isStill]);
	return null;
}
