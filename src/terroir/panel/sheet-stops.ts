/** Where the panel rests as a sheet over the map, from the lowest to the highest: its tabs, 384 px, the whole room (DESIGN 5). */
export const sheetStops = ['peek', 'rest', 'full'] as const;

export type SheetStop = (typeof sheetStops)[number];

/** A press on the handle goes up stop by stop, and from the highest down to the lowest. */
export function stopAfterPress(stop: SheetStop): SheetStop {
	return sheetStops[(sheetStops.indexOf(stop) + 1) % sheetStops.length] ?? stop;
}

/** What a key does on the handle: arrows go one stop, Home and End to the ends. Enter and the space bar are the button's own. */
export function stopAfterKey(key: string, stop: SheetStop): SheetStop | null {
	const at = sheetStops.indexOf(stop);
	if (key === 'ArrowUp') return sheetStops[at + 1] ?? stop;
	if (key === 'ArrowDown') return sheetStops[at - 1] ?? stop;
	if (key === 'Home') return 'full';
	if (key === 'End') return 'peek';
	return null;
}
