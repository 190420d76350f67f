/** A name that, set in several lines, never ends one with a small word: `Vinha / da Francisca`, `Um ano / em quatro vistas`. */
export function withNonBreakingSpaces(name: string): string {
	return name.replace(/ (d?[aoe]s?|em|n[ao]s?) /g, ' $1\u00a0');
}
