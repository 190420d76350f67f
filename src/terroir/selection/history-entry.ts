import type { MapCamera } from '../map/engine';
import { formatFragment } from './fragment';
import { parseTerroirSearch, type TerroirSearch } from './search';

/** In the state of the browser's entry, which a reload keeps. */
const KEY = 'beneath';

/** Puts the camera into the address. */
export function writeFragment(camera: MapCamera): void {
	replaceEntry(history.state, `${location.pathname}${location.search}${formatFragment(camera)}`);
}

/** What the address was when the browser's present entry was pushed on top of it, if the page did that. */
export function readBeneath(): TerroirSearch | undefined {
	const kept = history.state?.[KEY];
	return typeof kept === 'object' && kept ? parseTerroirSearch(kept) : undefined;
}

/** Keeps it with the entry, for a page that is loaded again or come back to. */
export function keepBeneath(search: TerroirSearch): void {
	replaceEntry({ ...history.state, [KEY]: search });
}

/**
 * The router patches `history.replaceState` on the instance and would take the change for a navigation; the prototype's own
 * method is not patched.
 */
function replaceEntry(state: unknown, address?: string): void {
	History.prototype.replaceState.call(history, state, '', address);
}
