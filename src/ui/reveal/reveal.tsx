import { type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion';
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

/** Time that one line takes, and after which the next begins, in milliseconds (docs/design.md 2.4, `--t4`). */
const DRAWING_MS = 1600;
const STAGGER_MS = 90;
const EASE_DRAW = 'cubic-bezier(0.45, 0, 0.2, 1)';

const drawing: Keyframe[] = [
	{ strokeDasharray: 1, strokeDashoffset: 1 },
	{ strokeDasharray: 1, strokeDashoffset: 0 },
];
/** To whatever it is at rest. */
const fading: Keyframe[] = [{ opacity: 0 }, {}];

/** Draws the lines within an element, in their order: those of `pathLength` 1 along their way; what is dotted fades in. */
function drawLines(element: Element): void {
	for (const [index, line] of [...element.querySelectorAll('[data-draw]')].entries()) {
		line.animate(line.getAttribute('data-draw') === 'fade' ? fading : drawing, {
			duration: DRAWING_MS,
			delay: index * STAGGER_MS,
			easing: EASE_DRAW,
			fill: 'backwards',
		});
	}
}

/** Of a drawing, the share that must be in view before it is drawn (docs/design.md 2.4). */
const SHARE = 0.4;

/** Whether enough of something is in view: 40 % of it, or of the window where it is taller. */
function isRevealed({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
	return intersectionRatio >= SHARE || (rootBounds !== null && intersectionRect.height >= SHARE * rootBounds.height);
}
