import { parse } from 'parse5';
import { elementsIn } from '../../server/messages/html-tree.ts';

const linkAttributes = ['href', 'src', 'action', 'poster'];

/**
 * Links within the site that no page and no file answers, as `page → address`.
 * `pages` maps addresses to HTML, `files` are the paths of all other files that are served.
 */
export function brokenLinks(pages: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
	const broken = new Set<string>();
	for (const [address, html] of pages) {
		for (const link of linksIn(html)) {
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

function linksIn(html: string): string[] {
	return [...elementsIn(parse(html))].flatMap(({ attrs }) =>
		attrs.flatMap(({ name, value }) => {
			if (name === 'srcset') return addressesOf(value);
			return linkAttributes.includes(name) ? [value] : [];
		}),
	);
}

function addressesOf(srcset: string): string[] {
	return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}
