import { readFileSync } from 'node:fs';

/** Every page of a build, from its sitemap. */
export function addressesIn(dist: string): string[] {
	const sitemap = readFileSync(`${dist}/sitemap.xml`, 'utf8');
	return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '/');
}

/** Every page of the built site, or every one of a language. */
export function builtAddresses(language?: 'pt' | 'en'): string[] {
	const paths = addressesIn('dist');
	return language ? paths.filter((path) => /^\/en(\/|$)/.test(path) === (language === 'en')) : paths;
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
