import { readFileSync } from 'node:fs';

/** Every page of the built site, from its sitemap. */
export function builtAddresses(): string[] {
	const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
	return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '/');
}
