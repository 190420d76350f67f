/**
 * The address of the page that the name of a file stands for: `/vinhos.html` → `/vinhos`, `/index.html` → `/`. Any other path stays as
 * it is. Server, worker and application ask it, so that each page has one address.
 */
export function pagePath(path: string): string {
	if (path === '/index' || path === '/index.html') return '/';
	return path.replace(/(?<=[^/])\.html$/, '');
}
