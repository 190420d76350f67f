/** CSS pixels of the letters of parcels' names at the zoom that a terroir is seen at, and at the nearest; between, they grow with the zoom. */
const first = { zoom: 15, px: 14 } as const;
const nearest = { zoom: 18, px: 22 } as const;

export function namePx(zoom: number): number {
	const share = Math.min(1, Math.max(0, (zoom - first.zoom) / (nearest.zoom - first.zoom)));
	return first.px + share * (nearest.px - first.px);
}

/** From line to line of a name, in heights of its letters. */
export const nameLineHeight = 1.06;
