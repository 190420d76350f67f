import { useEffect, useState } from 'react';
import { lastPassed } from './last-passed';
import type { WineSection } from './sections';

/** Room above the window, in CSS pixels: more than any page has, so that what has been read counts as passed. */
const ABOVE = 100_000;

/** The section that the middle of the window lies in (SPEC 9), or else the one that did last; at first the first one. @returns its id */
export function useSectionInView(sections: readonly WineSection[]): string | undefined {
	const [current, setCurrent] = useState(sections[0]?.id);
	const order = sections.map(({ id }) => id).join(' ');

	useEffect(() => {
		const ids = order.split(' ');
		const passed = new Set<string>();
		const watch = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) passed.add(target.id);
					else passed.delete(target.id);
				}
				setCurrent(lastPassed(ids, passed));
			},
			{ rootMargin: `${ABOVE}px 0px -50%` },
		);
		for (const id of ids) {
			const section = document.getElementById(id);
			if (section) watch.observe(section);
		}
		return () => watch.disconnect();
	}, [order]);

	return current;
}
