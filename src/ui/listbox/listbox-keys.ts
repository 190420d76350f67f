type ListboxMove = { type: 'focus'; index: number } | { type: 'close' };

/**
 * What a key does in an open listbox (WAI-ARIA listbox pattern): arrows, Home, End, the first letters of a name, Escape and Tab.
 * Enter and the space bar are the option button's own. @param typed letters typed in quick succession, the key included
 */
export function listboxMove(key: string, typed: string, current: number, names: readonly string[]): ListboxMove | null {
	if (key === 'Escape' || key === 'Tab') return { type: 'close' };
	const index = key.length === 1 ? findByLetters(typed, current, names) : indexAfterKey(key, current, names.length - 1);
	return index < 0 ? null : { type: 'focus', index };
}

/**
 * Where a key leads in a numbered list, or -1: arrows, Home, End, the first letters of a name, or the number of a row. @param typed letters or digits typed in quick succession, the key included
 */
export function rowAfterKey(key: string, typed: string, current: number, names: readonly string[]): number {
	if (key.length !== 1) return indexAfterKey(key, current, names.length - 1);
	if (/^\d+$/.test(typed)) return Number(typed) <= names.length ? Number(typed) - 1 : -1;
	return findByLetters(typed, current, names);
}

/** Arrows, Home and End in a list that does not go round, or -1 for other keys. */
function indexAfterKey(key: string, current: number, last: number): number {
	if (key === 'ArrowDown') return Math.min(current + 1, last);
	if (key === 'ArrowUp') return Math.max(current - 1, 0);
	if (key === 'Home') return 0;
	if (key === 'End') return last;
	return -1;
}

/** Letters typed within this many milliseconds of one another belong together; not everyone types fast. */
const typingMs = 1000;

/** Letters typed in quick succession. */
export type Typed = { letters: string; at: number };

const nothing: Typed = { letters: '', at: Number.NEGATIVE_INFINITY };

/** The letters with one more key. @param at milliseconds of the event; a key that is no letter changes nothing */
export function typeOn(typed: Typed | undefined, key: string, at: number): Typed {
	const before = typed ?? nothing;
	if (key.length !== 1) return before;
	return { letters: at - before.at < typingMs ? before.letters + key : key, at };
}

/**
 * Which of the names the letters ask for, from where the focus is, or -1. One letter, also pressed again and again, goes on to
 * the next name that begins with it; several narrow the search. Accents need not be typed.
 */
export function findByLetters(letters: string, current: number, names: readonly string[]): number {
	const wanted = plain(letters).trimStart();
	const [first = ''] = wanted;
	if (first === '') return -1;
	const isOneLetter = [...wanted].every((letter) => letter === first);
	const start = isOneLetter ? current + 1 : Math.max(current, 0);
	const order = names.map((_, offset) => (start + offset) % names.length);
	return order.find((index) => plain(names[index] ?? '').startsWith(isOneLetter ? first : wanted)) ?? -1;
}

function plain(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
