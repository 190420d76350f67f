/** A name that, set in several lines, never ends one with a small word: `Vinha / da Francisca`, `Um ano / em quatro vistas`. */
export function withNonBreakingSpaces(name: string): string {
	return name.replace(/ (d?[aoe]s?|em|n[ao]s?) /g, ' $1\u00a0');
}

/** A title in which a year stays in the line of the word that it belongs to: `o Rabigato 2025`. */
export function withYearKept(title: string): string {
	return title.replace(/ (?=\d{4}\b)/g, '\u00a0');
}
