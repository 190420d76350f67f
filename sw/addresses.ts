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
