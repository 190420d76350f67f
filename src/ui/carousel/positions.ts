/** How far a carousel reaches: its slides, those seen at once, and whether the first follows the last. */
export type Extent = { count: number; inView: number; loops: boolean };

/** Slides seen at once from a width of the window upwards, in CSS pixels; `base` below all of them. */
export type PerView = Readonly<{ base: SlideCount } & Partial<Record<640 | 768 | 1024, SlideCount>>>;
type SlideCount = 1 | 2 | 3 | 4;

const widths = [1024, 768, 640] as const;

/** Slides seen at once in a window of this width, in CSS pixels. */
export function slidesInView(perView: PerView, width: number): number {
	const from = widths.find((each) => width >= each && perView[each] !== undefined);
	return (from && perView[from]) ?? perView.base;
}

/** The last index that the first slide in view can have. */
export function lastPosition({ count, inView, loops }: Extent): number {
	return loops ? count - 1 : Math.max(0, count - inView);
}

/** Where a button or the wheel leads: as many slides on as are in view, never beyond the ends. */
export function pageAway(index: number, direction: 1 | -1, extent: Extent): number {
	const target = index + direction * extent.inView;
	if (extent.loops) return (target + extent.count) % extent.count;
	return Math.min(Math.max(target, 0), lastPosition(extent));
}

/** Where a key leads, or null for keys that are none of a carousel's. */
export function positionAfterKey(key: string, index: number, extent: Extent): number | null {
	if (key === 'ArrowLeft') return pageAway(index, -1, extent);
	if (key === 'ArrowRight') return pageAway(index, 1, extent);
	if (key === 'Home') return 0;
	if (key === 'End') return lastPosition({ ...extent, loops: false });
	return null;
}

/** Whether a slide is in view while the first one in view is `index`. */
export function isInView(slide: number, index: number, { count, inView }: Extent): boolean {
	return (slide - index + count) % count < inView;
}

/** `1 / 3`, `4–6 / 9`. */
export function counterText(index: number, { count, inView }: Extent): string {
	const seen = Math.min(inView, count);
	const first = index + 1;
	return `${seen > 1 ? `${first}–${((index + seen - 1) % count) + 1}` : first} / ${count}`;
}
