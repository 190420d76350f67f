import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withTimeout } from '../../platform/time';
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
				if (entries.some(isRevealed)) {
					// Before the code is here: it would be drawn again with each further step into view.
					watch.disconnect();
					if (prefersReducedMotion()) show();
					else void draw(drawing, show);
				} else if (!prefersReducedMotion() && entries.some(({ intersectionRatio }) => intersectionRatio > 0))
					void loadDrawing();
			},
			{ threshold: thresholds },
		);
		const show = () => setDrawn(true);
		watch.observe(drawing);
		return () => watch.disconnect();
	}, []);

	return (
		<div ref={element} className={`${css.reveal} ${className}`} data-reveal={drawn ? 'drawn' : 'waiting'}>
			{children}
		</div>
	);
}

/** What draws the lines; a page that does not get it shows them drawn. Asked for when the first drawing comes into view. */
const loadDrawing = () => import('./draw-lines').catch(() => undefined);
/** For so long a drawing waits for it, in milliseconds. */
const waitMs = 1000;

async function draw(drawing: Element, show: () => void): Promise<void> {
	const code = await withTimeout(loadDrawing(), waitMs).catch(() => undefined);
	show();
	code?.drawLines(drawing);
}

/** Of a drawing, the share that must be in view before it is drawn (docs/design.md 2.4). */
const share = 0.4;

/** Whether enough of something is in view: 40 % of it, or of the window where it is taller. */
function isRevealed({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
	return intersectionRatio >= share || (rootBounds !== null && intersectionRect.height >= share * rootBounds.height);
}
