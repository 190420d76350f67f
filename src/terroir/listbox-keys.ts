export type ListboxMove = { type: 'focus'; index: number } | { type: 'close' };

/**
 * What a key does in an open listbox (WAI-ARIA listbox pattern): arrows, Home, End, the first letters of a name, Escape and Tab.
 * Enter and the space bar are the option button's own. @param typed letters typed in quick succession, the key included
 */
export function listboxMove(key: string, typed: string, current: number, names: readonly string[]): ListboxMove | null {
	const last = names.length - 1;
	if (key === 'Escape' || key === 'Tab') return { type: 'close' };
	if (key === 'ArrowDown') return { type: 'focus', index: Math.min(current + 1, last) };
	if (key === 'ArrowUp') return { type: 'focus', index: Math.max(current - 1, 0) };
	if (key === 'Home') return { type: 'focus', index: 0 };
	if (key === 'End') return { type: 'focus', index: last };
	if (key.length !== 1 || typed.trim() === '') return null;
	const index = findByLetters(typed, current, names);
	return index < 0 ? null : { type: 'focus', index };
}

/** One letter goes on to the next name that begins with it; several narrow the search from where it stands. */
function findByLetters(typed: string, current: number, names: readonly string[]): number {
	const start = typed.length === 1 ? current + 1 : current;
	const order = names.map((_, offset) => (start + offset) % names.length);
	return order.find((index) => names[index]?.toLocaleLowerCase('pt').startsWith(typed.toLocaleLowerCase('pt'))) ?? -1;
}
