/** What the address of the terroir page may ask for (docs/product.md 2, 3); slugs as they came, known or not. */
export type TerroirSearch = {
	terroir?: string | undefined;
	parcela?: string | undefined;
	/** The presentation for tastings. */
	modo?: 'prova' | undefined;
	/** The order of the tasting: slugs of parcels, with commas between them. */
	passos?: string | undefined;
};

/** Reads the query of an address: `?terroir=martim`. */
export function searchOf(query: string): TerroirSearch {
	return parseTerroirSearch(Object.fromEntries(new URLSearchParams(query)));
}

/** Reads the query: anything but text asks for nothing, and there is one mode. */
export function parseTerroirSearch(query: Record<string, unknown>): TerroirSearch {
	const { terroir, parcela, modo, passos } = query;
	return {
		...(typeof terroir === 'string' && { terroir }),
		...(typeof parcela === 'string' && { parcela }),
		...(modo === 'prova' && { modo }),
		...(typeof passos === 'string' && { passos }),
	};
}
