import { builtArticleAt } from './news-item';

/** Whose addresses the list may lead to: this page's own and the hosts of the settings. */
export type KnownOrigins = { page: string; others: readonly string[] };

/**
 * The address of a link of the list, or nothing if it leads anywhere but to a page of a known host. An article that this
 * build has is found by its path on any of them, so that it opens without a reload and without network.
 * @param page the whole address of the page that shows the list
 */
export function newsAddress(href: string, page: string, known: KnownOrigins): string | undefined {
	const url = parsed(href, page);
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
	const own = url.origin === known.page;
	if (!own && !known.others.includes(url.origin)) return undefined;
	const built = builtArticleAt(url.pathname);
	if (built) return `/noticias/${built.slug}`;
	// A path that begins with two slashes would lead to another host.
	return own ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href;
}

function parsed(href: string, base: string): URL | undefined {
	try {
		return new URL(href, base);
	} catch {
		return undefined;
	}
}
