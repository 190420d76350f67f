/** The sitemap of all addresses (starting with a slash). */
export function sitemap(origin: string, addresses: readonly string[]): string {
	const entries = addresses.map((address) => `\t<url><loc>${new URL(address, origin).href}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

export function robotsText(origin: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
