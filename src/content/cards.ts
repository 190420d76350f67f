/** Pixels of every social card. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The address of a page's social card: `/vinhos/abade` has `/art/cards/vinhos-abade.jpg`, the front page `inicio.jpg`. */
export function cardFor(path: string): string {
	return `/art/cards/${path === '/' ? 'inicio' : path.slice(1).split('/').join('-')}.jpg`;
}
