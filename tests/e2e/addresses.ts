import { readFileSync } from 'node:fs';

/** Every page of the built site, from its sitemap. */
export function builtAddresses(): string[] {
	const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
	return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '/');
}

/** One wine and one article stand for all; in the long run every page is there. */
export function builtAddressesOfEachKind(): string[] {
	const examples = ['/vinhos/rabigato', '/noticias/martim-fechou-a-vindima'];
	return builtAddresses().filter(
		(address) => process.env.LONG || !/^\/(vinhos|noticias)\/./.test(address) || examples.includes(address),
	);
}

/** A page of every kind; all of them in the long run. */
export const pagesOfEveryKind = process.env.LONG
	? builtAddresses()
	: [
			'/',
			'/filosofia',
			'/terroir',
			'/vinhos',
			'/vinhos/rabigato',
			'/visitar',
			'/sustentabilidade',
			'/noticias',
			'/noticias/quatro-dias-de-muro',
			'/contacto',
		];
