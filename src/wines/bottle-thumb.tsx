import { type ReactNode, useEffect, useRef } from 'react';
import css from './bottle-thumb.module.css';

/** The bottle of the page's head, which moves and fades as the page is scrolled (docs/product.md 2); by a script only where style sheets cannot. */
export function BottleThumb({ children }: { children: ReactNode }) {
	const thumb = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = thumb.current;
		if (!element || CSS.supports('animation-timeline: view()')) return;
		let end: (() => void) | undefined;
		let left = false;
		import('./follow-scroll').then(
			({ followScroll }) => {
				if (!left) end = followScroll(element);
			},
			() => {},
		);
		return () => {
			left = true;
			end?.();
		};
	}, []);
	return (
		<div ref={thumb} className={css.thumb} data-bottle-thumb="">
			{children}
		</div>
	);
}
