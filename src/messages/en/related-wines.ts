import type { Words } from '../words-type';

export const relatedWinesMessages: Words<typeof import('../pt/related-wines').relatedWinesMessages> = {
	allWines: 'All the wines',
	related: 'From the same shelf',
	relatedLabel: 'Other wines on the shelf',
	kindAndYear: (kind: string, year: number) => `${kind}, ${year}`,
};
