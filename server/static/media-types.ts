import { extname } from 'node:path';

const utf8 = '; charset=utf-8';

/** By the file's ending. `.mjs` must be JavaScript: the map's worker is a module and is refused under any other type. */
const types: ReadonlyMap<string, string> = new Map([
	['.html', `text/html${utf8}`],
	['.css', `text/css${utf8}`],
	['.js', `text/javascript${utf8}`],
	['.mjs', `text/javascript${utf8}`],
	['.json', `application/json${utf8}`],
	['.map', `application/json${utf8}`],
	['.geojson', `application/geo+json${utf8}`],
	['.webmanifest', `application/manifest+json${utf8}`],
	['.xml', `application/xml${utf8}`],
	['.txt', `text/plain${utf8}`],
	['.vtt', `text/vtt${utf8}`],
	['.svg', 'image/svg+xml'],
	['.png', 'image/png'],
	['.jpg', 'image/jpeg'],
	['.jpeg', 'image/jpeg'],
	['.webp', 'image/webp'],
	['.avif', 'image/avif'],
	['.ico', 'image/x-icon'],
	['.mp4', 'video/mp4'],
	['.webm', 'video/webm'],
	['.woff2', 'font/woff2'],
	['.pdf', 'application/pdf'],
	['.pmtiles', 'application/octet-stream'],
]);

/** @returns the `Content-Type` of a file by its name */
export function mediaTypeOf(name: string): string {
	return types.get(extname(name).toLowerCase()) ?? 'application/octet-stream';
}
