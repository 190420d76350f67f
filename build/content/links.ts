import { estates } from '../../src/content/estates.ts';
import { parcelSlugs } from '../../src/content/parcels.ts';
import { type Part, textsIn } from './body.ts';
import type { ContentDocument } from './document.ts';
import { linkMessages as m } from './messages.ts';
import type { Targets } from './targets.ts';

/** Reports the links of a file that lead nowhere, on their lines. */
export function checkLinks({ body, report }: ContentDocument, targets: Targets): void {
	for (const part of [body.opening, ...body.sections]) {
		for (const { href, line } of linksIn(part)) {
			const fault = faultOf(href, targets);
			if (fault) report(line, fault);
		}
	}
}

function linksIn(part: Part): { href: string; line: number }[] {
	const inText = textsIn(part).flatMap(({ value, line }) =>
		(typeof value === 'string' ? [] : value).flatMap((inline) =>
			typeof inline === 'object' && inline.kind === 'link' ? [{ href: inline.href, line }] : [],
		),
	);
	const links = part.blocks.flatMap((block) => (block.kind === 'links' ? block.links : []));
	return [...inText, ...links.map(({ value, line }) => ({ href: value.href, line }))];
}

function faultOf(href: string, targets: Targets): string | undefined {
	if (/^mailto:\S+@\S+$|^tel:\+\d+$/.test(href)) return undefined;
	if (/^https:\/\/[^/]/.test(href) && URL.canParse(href)) return undefined;
	if (!/^\/(?!\/)/.test(href) || !URL.canParse(href, 'https://site.invalid')) return m.noAddress(href);

	const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid');
	const fragments = targets.get(pathname);
	if (!fragments) return m.noPage(pathname);
	const fragment = hash.slice(1);
	if (fragment && !fragments.has(fragment)) return m.noFragment(fragment, pathname);
	return unknownPlace(searchParams);
}

/** The addresses of the map name an estate and a parcel: `/terroir?terroir=martim&parcela=vv-martim1`. */
function unknownPlace(query: URLSearchParams): string | undefined {
	const terroir = query.get('terroir');
	if (terroir && !estates.some(({ slug }) => slug === terroir)) return m.noEstate(terroir);
	const parcel = query.get('parcela');
	if (parcel && !parcelSlugs.some((slug) => slug === parcel)) return m.noParcel(parcel);
	return undefined;
}
