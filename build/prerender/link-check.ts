import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const linkAttributes = ['href', 'src', 'action', 'poster'];

/**
 * Links within the site that no page and no file answers, as `page → address`.
 * `pages` maps addresses to HTML, `files` are the paths of all other files that are served.
 */
export function brokenLinks(pages: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
	const broken = new Set<string>();
	for (const [address, html] of pages) {
		for (const link of linksIn(parse(html))) {
			const path = pathOf(link, address);
			if (path && !pages.has(path) && !files.has(path)) broken.add(`${address} → ${link}`);
		}
	}
	return [...broken];
}

/** The decoded path of a link within the site; nothing for other sites, mail and telephone. */
function pathOf(link: string, base: string): string | undefined {
	const url = new URL(link, `http://site.invalid${base}`);
	return url.host === 'site.invalid' ? decodeURIComponent(url.pathname) : undefined;
}

function linksIn(node: Node): string[] {
	const own =
		'attrs' in node ? node.attrs.filter(({ name }) => linkAttributes.includes(name)).map(({ value }) => value) : [];
	const srcset =
		'attrs' in node
			? node.attrs.filter(({ name }) => name === 'srcset').flatMap(({ value }) => addressesOf(value))
			: [];
	const children = 'childNodes' in node ? node.childNodes.flatMap(linksIn) : [];
	return [...own, ...srcset, ...children];
}

function addressesOf(srcset: string): string[] {
	return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}
