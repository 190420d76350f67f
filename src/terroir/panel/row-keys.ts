import { findByLetters, indexAfterKey } from '../../ui/listbox/listbox-keys';

/**
 * Where a key leads in the list of parcels, or -1: arrows, Home, End, the first letters of a name, or the number that the row
 * and the map show. @param typed letters or digits typed in quick succession, the key included
 */
export function rowAfterKey(key: string, typed: string, current: number, names: readonly string[]): number {
	if (key.length !== 1) return indexAfterKey(key, current, names.length - 1);
	if (/^\d+$/.test(typed)) return Number(typed) <= names.length ? Number(typed) - 1 : -1;
	return findByLetters(typed, current, names);
}
