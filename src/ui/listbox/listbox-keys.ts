import { findByLetters } from './type-ahead';

export type ListboxMove = { type: 'focus'; index: number } | { type: 'close' };

/**
 * What a key does in an open listbox (WAI-ARIA listbox pattern): arrows, Home, End, the first letters of a name, Escape and Tab.
 * Enter and the space bar are the option button's own. @param typed letters typed in quick succession, the key included
 */
export function listboxMove(key: string, typed: string, current: number, names: readonly string[]): ListboxMove | null {
	if (key === 'Escape' || key === 'Tab') return { type: 'close' };
	const index = key.length === 1 ? findByLetters(typed, current, names) : indexAfterKey(key, current, names.length - 1);
	return index < 0 ? null : { type: 'focus', index };
}

/** Arrows, Home and End in a list that does not go round, or -1 for other keys. */
export function indexAfterKey(key: string, current: number, last: number): number {
	if (key === 'ArrowDown') return Math.min(current + 1, last);
	if (key === 'ArrowUp') return Math.max(current - 1, 0);
	if (key === 'Home') return 0;
	if (key === 'End') return last;
	return -1;
}
