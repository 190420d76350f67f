const picture = /<picture>((?:<source [^>]*>)+)<img [^>]*fetchPriority="high"[^>]*>/g;
const source = /<source ([^>]*)>/g;

/**
 * What fetches the pictures that a page wants first from its head on, before the style sheets that stand there: one link for each
 * crop, of which the media queries let one hold. Browsers without AVIF pass over them.
 * @param body HTML as React writes it
 */
export function picturePreloads(body: string): string {
	return [...body.matchAll(picture)].map(([, sources = '']) => linksFor(sources)).join('');
}

function linksFor(sources: string): string {
	const before: string[] = [];
	const links: string[] = [];
	for (const [, attributes = ''] of sources.matchAll(source)) {
		if (!attributes.includes('type="image/avif"')) continue;
		const own = attributeOf(attributes, 'media');
		const media = [...before.map((query) => `(not ${query})`), ...(own ? [own] : [])].join(' and ');
		if (own) before.push(own);
		const sizes = attributeOf(attributes, 'sizes');
		links.push(
			`<link rel="preload" as="image" type="image/avif" fetchpriority="high"${media && ` media="${media}"`} imagesrcset="${attributeOf(attributes, 'srcSet')}"${sizes && ` imagesizes="${sizes}"`}>`,
		);
	}
	return links.join('');
}

function attributeOf(attributes: string, name: string): string {
	return new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
