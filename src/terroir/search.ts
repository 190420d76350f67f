/** What the address of the terroir page may ask for (PRODUCT 2); slugs as they came, known or not. */
export type TerroirSearch = { terroir?: string | undefined; parcela?: string | undefined };

/** Reads the query: anything but text asks for nothing. */
export function parseTerroirSearch(query: Record<string, unknown>): TerroirSearch {
	const { terroir, parcela } = query;
	return {
		...(typeof terroir === 'string' && { terroir }),
		...(typeof parcela === 'string' && { parcela }),
	};
}
