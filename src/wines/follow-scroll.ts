import { prefersReducedMotion } from '../ui/reduced-motion';

/**
 * Moves and fades an element as the box around it leaves the view at the top, for browsers whose style sheets cannot. Returns how to end it.
 */
export function followScroll(element: HTMLElement): () => void {
	let frame = 0;
	function draw() {
		frame = 0;
		const box = element.parentElement?.getBoundingClientRect();
		if (!box) return;
		const { shift, opacity } = thumbAt(prefersReducedMotion() ? 0 : -box.top / box.height);
		element.style.translate = `0 ${shift}%`;
		element.style.opacity = String(opacity);
	}
	function wait() {
		frame ||= requestAnimationFrame(draw);
	}
	draw();
	addEventListener('scroll', wait, { passive: true });
	addEventListener('resize', wait, { passive: true });
	return () => {
		cancelAnimationFrame(frame);
		removeEventListener('scroll', wait);
		removeEventListener('resize', wait);
	};
}

/** How far down the bottle has moved when its box is gone, in per cent of its height; as in `bottle-thumb.module.css`. */
const mostShift = 16;
/** The shares of the way until which it is whole, and at which it is gone. */
const whole = 0.65;
const gone = 0.9;

/** The bottle after a share of the way on which its box leaves the view at the top. Below 0 and above 1 nothing changes any more. */
export function thumbAt(share: number): { shift: number; opacity: number } {
	const way = Math.min(Math.max(share, 0), 1);
	return { shift: way * mostShift, opacity: 1 - Math.min(Math.max(way - whole, 0) / (gone - whole), 1) };
}
