import { animate } from 'motion/mini';
import { prefersReducedMotion } from '../../ui/reduced-motion';

/** In seconds, and as a curve (docs/design.md 2.4, `--t3` and `--ease`). */
const time = 0.7;
const ease = [0.2, 0.7, 0.15, 1] as const;

/** Lets the plate of a parcel come from where the parcel lies on the map, drawn or live, if that is in view. */
export function riseFromMap(plate: HTMLElement, parcel: string): void {
	if (prefersReducedMotion()) return;
	const there = [`[data-outline="${parcel}"]`, `[data-label-of="${parcel}"]`, `[data-number-of="${parcel}"]`]
		.map((selector) => document.querySelector(selector)?.getBoundingClientRect())
		.find((box) => box && isInView(box));
	if (!there) return;
	// Where it stands at rest, also while it is still on its way from the time before.
	const here = (plate.parentElement ?? plate).getBoundingClientRect();
	const from = middleOf(there);
	const to = middleOf(here);
	const move = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${there.width / here.width})`;
	const risen = animate(plate, { transform: [move, 'none'] }, { duration: time, ease });
	// Motion leaves the last values on the element: what it is at rest, its style sheet says.
	void risen.finished.then(() => plate.removeAttribute('style'));
}

function middleOf({ left, top, width, height }: DOMRect): { x: number; y: number } {
	return { x: left + width / 2, y: top + height / 2 };
}

function isInView({ top, bottom, left, right, width }: DOMRect): boolean {
	return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
