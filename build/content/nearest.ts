/** A value that a person may have meant, and the words by which one finds it. */
type Candidate = { value: string; words: readonly string[] };

/** The values, three at most, that a mistyped word is nearest to: by a few letters, or because one begins with the other. */
export function nearest(typed: string, candidates: readonly Candidate[]): string[] {
	const wanted = plain(typed);
	if (wanted === '') return [];
	const distances = candidates.map(({ value, words }) => ({
		value,
		distance: Math.min(...words.map((word) => distanceBetween(wanted, plain(word)))),
	}));
	return distances
		.filter(({ distance }) => distance <= 1 + wanted.length / 3)
		.toSorted((one, other) => one.distance - other.distance)
		.slice(0, 3)
		.map(({ value }) => value);
}

/** Without capitals, accents and signs. */
function plain(word: string): string {
	return word
		.normalize('NFD')
		.toLowerCase()
		.replace(/[^a-z0-9]/g, '');
}

/** How many letters have to be typed, taken out or exchanged (Levenshtein); one for what only lacks its end. */
function distanceBetween(one: string, other: string): number {
	if (one.length > 2 && other.startsWith(one)) return other === one ? 0 : 1;
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (const [index, letter] of [...one].entries()) {
		const next = [index + 1];
		for (const [at, expected] of [...other].entries())
			next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === expected ? 0 : 1)));
		row = next;
	}
	return row.at(-1) ?? 0;
}
