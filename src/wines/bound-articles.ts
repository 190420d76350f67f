/** A name that, set in several lines, never ends one with a small word: `Vinha / da Francisca`. */
export function withBoundArticles(name: string): string {
	return name.replace(/ (d?[aoe]s?) /g, ' $1\u00a0');
}
