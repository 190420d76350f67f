/** Pixels of every social card. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * The address of a page's social card, by its path in the main language: `/vinhos/abade` has `/art/cards/vinhos-abade.jpg`, the front page
 * `inicio.jpg`.
 * @param language the code of another language than the main one, whose cards are in a folder of their own
 */
export function cardFor(path: string, language?: string): string {
	const name = path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-');
	return `/art/cards/${language ? `${language}/` : ''}${name}.jpg`;
}
