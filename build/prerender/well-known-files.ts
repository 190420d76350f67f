/**
 * The sitemap of all pages, by their addresses (starting with a slash), with the same page in other languages as its HTML names it. What
 * search engines are asked to leave out is not in it.
 */
export function sitemap(origin: string, pages: ReadonlyMap<string, string>): string {
	const entries = [...pages]
		.filter(([, html]) => !html.includes('<meta name="robots" content="noindex"'))
		.map(([address, html]) => {
			const links = [...html.matchAll(/<link (rel="alternate" hreflang="[^"]+" href="[^"]+")>/g)];
			const alternates = links.map(([, attributes]) => `<xhtml:link ${attributes}/>`).join('');
			return `\t<url><loc>${new URL(address, origin).href}</loc>${alternates}</url>`;
		});
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...entries,
		'</urlset>',
		'',
	].join('\n');
}

export function robotsText(origin: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}

export const securityTextPath = '/.well-known/security.txt';

/**
 * Whom to tell of a weakness (RFC 9116). It counts for a year, which the standard recommends as the most: a site that is not built
 * once a year is not maintained either.
 */
export function securityText(origin: string, email: string, built: Date): string {
	const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth(), built.getUTCDate()));
	const lines = [
		`Contact: mailto:${email}`,
		`Contact: ${new URL('/contacto', origin).href}`,
		`Expires: ${expires.toISOString()}`,
		'Preferred-Languages: pt, en',
		`Canonical: ${new URL(securityTextPath, origin).href}`,
	];
	return `${lines.join('\n')}\n`;
}
