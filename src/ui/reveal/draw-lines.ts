/** Time that one line takes, and after which the next begins, in milliseconds (DESIGN 2.4, `--t4`). */
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
export function drawLines(element: Element): void {
	for (const [index, line] of [...element.querySelectorAll('[data-draw]')].entries()) {
		line.animate(line.getAttribute('data-draw') === 'fade' ? fading : drawing, {
			duration: DRAWING_MS,
			delay: index * STAGGER_MS,
			easing: EASE_DRAW,
			fill: 'backwards',
		});
	}
}
