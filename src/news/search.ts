/** What the address of the list may ask for, as it came: `?filtro=vindima`. */
type NewsSearch = { filtro?: string };

/** Reads the query of `/noticias`: what is no text asks for nothing. */
export function parseNewsSearch({ filtro }: Record<string, unknown>): NewsSearch {
	return typeof filtro === 'string' ? { filtro } : {};
}
