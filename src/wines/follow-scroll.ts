import { prefersReducedMotion } from '../ui/reduced-motion';
import { thumbAt } from './thumb-at';

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
