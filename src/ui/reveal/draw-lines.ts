import { animate } from 'motion/mini';

/** Time that one line takes, and after which the next begins, in seconds (docs/design.md 2.4, `--t4`). */
const drawingTime = 1.6;
const stagger = 0.09;
const easeDraw = [0.45, 0, 0.2, 1] as const;

/** Draws the lines within an element, in their order: those of `pathLength` 1 along their way; what is dotted fades in. */
export function drawLines(element: Element): void {
	for (const [index, line] of [...element.querySelectorAll<SVGElement>('[data-draw]')].entries()) {
		const keyframes =
			line.getAttribute('data-draw') === 'fade'
				? { opacity: [0, getComputedStyle(line).opacity] }
				: { strokeDasharray: [1, 1], strokeDashoffset: [1, 0] };
		const drawn = animate(line, keyframes, { duration: drawingTime, delay: index * stagger, ease: easeDraw });
		// Motion leaves the last values on the element: what it is at rest, its style sheet says.
		void drawn.finished.then(() => line.removeAttribute('style'));
	}
}
