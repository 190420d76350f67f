/** How far down the bottle has moved when its box is gone, in per cent of its height; as in `bottle-thumb.module.css`. */
const SHIFT = 16;
/** The share of the way at which it is gone. */
const GONE = 0.85;

/** The bottle after a share of the way on which its box leaves the view at the top. Below 0 and above 1 nothing changes any more. */
export function thumbAt(share: number): { shift: number; opacity: number } {
	const way = Math.min(Math.max(share, 0), 1);
	return { shift: way * SHIFT, opacity: 1 - Math.min(way / GONE, 1) };
}
