/** An address below WordPress' own, which may itself lie in a folder (`https://example.com/wp`). */
export function upstreamUrl(wordpress: URL, pathAndQuery: string): URL {
	return new URL(wordpress.pathname.replace(/\/+$/, '') + pathAndQuery, wordpress.origin);
}
