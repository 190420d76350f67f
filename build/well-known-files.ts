/** The sitemap of all addresses (starting with a slash). */
export function sitemap(origin: string, addresses: readonly string[]): string {
	const entries = addresses.map((address) => `\t<url><loc>${new URL(address, origin).href}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
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
