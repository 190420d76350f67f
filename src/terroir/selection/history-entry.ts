import { keepInEntry, readFromEntry, replaceAddress } from '../../platform/history-entry';
import type { MapCamera } from '../map/engine';
import { formatFragment } from './fragment';
import { parseTerroirSearch, type TerroirSearch } from './search';

const KEY = 'beneath';

/** Puts the camera into the address. */
export function writeFragment(camera: MapCamera): void {
	replaceAddress(`${location.pathname}${location.search}${formatFragment(camera)}`);
}

/** What the address was when the browser's present entry was pushed on top of it, if the page did that. */
export function readBeneath(): TerroirSearch | undefined {
	const kept = readFromEntry(KEY);
	return typeof kept === 'object' && kept ? parseTerroirSearch({ ...kept }) : undefined;
}

/** Keeps it with the entry, for a page that is loaded again or come back to. */
export function keepBeneath(search: TerroirSearch): void {
	keepInEntry(KEY, search);
}
