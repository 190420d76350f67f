/** Addresses that belong to WordPress, with and without pretty permalinks: never answered by the worker, with any method. */
const wordpressPaths = /^\/wp-(json|admin)(\/|$)/;
const picturePaths = /^\/(art|map)\/[^?]+\.(avif|webp|jpe?g|png)$/;

/** Whether the worker may answer at all: reading, from the site's own server, and not from WordPress. */
export function isOurs(method: string, url: URL, origin: string): boolean {
	return (
		method === 'GET' &&
		url.origin === origin &&
		!wordpressPaths.test(url.pathname) &&
		!url.searchParams.has('rest_route')
	);
}

/** Whether the address names one of the pictures that are kept after their first use. */
export function isPicture(pathname: string): boolean {
	return picturePaths.test(pathname);
}

/** Whether the address has a hash of the file's contents in its name: it means the same file for ever, or none. */
export function isHashed(pathname: string): boolean {
	return pathname.startsWith('/assets/');
}

/**
 * The language whose pages, words or web manifest a file of the site belongs to; undefined for what all languages share.
 * @param path `/en/wines`, `/assets/words-en-3f9a1c2b/page-1.js`, `/manifest.webmanifest`
 * @param languages codes, that of the main language, whose pages stand at the root of the site, first
 */
export function languageOf(path: string, languages: readonly string[]): string | undefined {
	const [, words] = /^\/assets\/words-(.+)-[0-9a-f]+\//.exec(path) ?? [];
	if (words) return words;
	const [main, ...others] = languages;
	const folder = others.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
	return folder ?? (isPage(path) || path.endsWith('.webmanifest') ? main : undefined);
}

/** Whether the path may be a page's: the names of all other files have an ending. */
function isPage(path: string): boolean {
	return !path.includes('.');
}
