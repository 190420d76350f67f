import { readFileSync } from 'node:fs';

/** Every page of the built site, from its sitemap. */
export function builtAddresses(): string[] {
	const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
	return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '/');
}

/** A page of each kind, which stands for the others. */
export const pagesOfEachKind = [
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
	'/neste-dispositivo',
	'/termos',
];
