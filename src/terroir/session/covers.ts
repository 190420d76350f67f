import type { ScreenBox } from '../map/screen';

/** What stands over a map besides its labels; the panel beside it in the document has the choice of terroir there. */
export function coversOf(map: Element): Element[] {
	return [
		...map.querySelectorAll('[data-reserved]:not([data-parcel-label])'),
		...(map.parentElement?.querySelectorAll(':scope > aside [data-reserved]') ?? []),
	];
}

/** Whether two boxes have anything in common. */
export function overlap(one: ScreenBox, other: ScreenBox): boolean {
	return (
		one.x < other.x + other.width &&
		other.x < one.x + one.width &&
		one.y < other.y + other.height &&
		other.y < one.y + one.height
	);
}
