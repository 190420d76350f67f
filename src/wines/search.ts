/** What the address of the wine list may ask for, as it came: `?filtro=tintos&quinta=martim&colheita=2021`. */
export type WineListSearch = {
	filtro?: string | undefined;
	quinta?: string | undefined;
	colheita?: number | undefined;
};

/** What the address of a wine may ask for: an earlier year, `?colheita=2019`. */
export type WineSearch = { colheita?: number | undefined };

/** Reads the query of `/vinhos`: what is no text or no year asks for nothing. */
export function parseWineListSearch({ filtro, quinta, ...query }: Record<string, unknown>): WineListSearch {
	return {
		...(typeof filtro === 'string' && { filtro }),
		...(typeof quinta === 'string' && { quinta }),
		...parseWineSearch(query),
	};
}

/** Reads the query of `/vinhos/{slug}`. */
export function parseWineSearch({ colheita }: Record<string, unknown>): WineSearch {
	return typeof colheita === 'number' && Number.isInteger(colheita) ? { colheita } : {};
}
