import { type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion';
import { drawLines } from './draw-lines';
import { isRevealed } from './is-revealed';
import css from './reveal.module.css';

/** Shares of a drawing in view at which the browser tells. */
const thresholds = Array.from({ length: 11 }, (_, step) => step / 10);

/**
 * Draws the lines of a drawing once, when enough of it is in view. Lines to be drawn have `data-draw="line"` with `pathLength` 1,
 * or `data-draw="fade"`. Nothing takes or gives up room; without scripts or motion everything stands drawn.
 */
export function Reveal({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
	const element = useRef<HTMLDivElement>(null);
	const [drawn, setDrawn] = useState(false);

	useEffect(() => {
		const drawing = element.current;
		if (!drawing) return;
		const watch = new IntersectionObserver(
			(entries) => {
				if (!entries.some(isRevealed)) return;
				watch.disconnect();
				setDrawn(true);
				if (!prefersReducedMotion()) drawLines(drawing);
			},
			{ threshold: thresholds },
		);
		watch.observe(drawing);
		return () => watch.disconnect();
	}, []);

	return (
		<div ref={element} className={`${css.reveal} ${className}`} data-reveal={drawn ? 'drawn' : 'waiting'}>
			{children}
		</div>
	);
}
