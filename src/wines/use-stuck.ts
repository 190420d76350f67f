import { type RefObject, useEffect, useState } from 'react';

/** Room below the window, in CSS pixels: more than any page has, so that only what goes out at the top counts as out of view. */
const BELOW = 100_000;

/** Whether a sticky element rests where it sticks. */
export function useStuck(element: RefObject<HTMLElement | null>): boolean {
	const [stuck, setStuck] = useState(false);

	useEffect(() => {
		const sticky = element.current;
		const above = sticky?.previousElementSibling;
		if (!sticky || !above) return;
		let watch: IntersectionObserver | undefined;

		/** It sticks when what stands above it has gone behind the line where it sticks; that line may differ with the window's width. */
		function observe() {
			if (!sticky || !above) return;
			watch?.disconnect();
			const line = Number.parseFloat(getComputedStyle(sticky).insetBlockStart) || 0;
			watch = new IntersectionObserver((entries) => setStuck(entries.at(-1)?.isIntersecting === false), {
				rootMargin: `${-line - 1}px 0px ${BELOW}px`,
			});
			watch.observe(above);
		}
		observe();
		addEventListener('resize', observe);
		return () => {
			watch?.disconnect();
			removeEventListener('resize', observe);
		};
	}, [element]);

	return stuck;
}
