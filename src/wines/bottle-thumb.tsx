import { type ReactNode, useEffect, useRef } from 'react';
import css from './bottle-thumb.module.css';
import { followScroll } from './follow-scroll';

/** The bottle of the page's head, which moves and fades as the page is scrolled (SPEC 2). */
export function BottleThumb({ children }: { children: ReactNode }) {
	const thumb = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (thumb.current && !CSS.supports('animation-timeline: view()')) return followScroll(thumb.current);
	}, []);
	return (
		<div ref={thumb} className={css.thumb} data-bottle-thumb="">
			{children}
		</div>
	);
}
