import { wineSectionIds } from '../../src/content/wines/wine.ts';
import { slugOf } from './document.ts';
import { isArticle } from './page-address.ts';

/** Where visitors read under which licences the site has what others made; /termos links there. */
export const licencesPath = '/licencas.txt';

/** What links can lead to: the address of each page with the fragments on it. */
export type Targets = ReadonlyMap<string, ReadonlySet<string>>;

const wineFragments: ReadonlySet<string> = new Set(wineSectionIds);
const none: ReadonlySet<string> = new Set();

/** The addresses that the files of the content make, by their paths; `nao-encontrado` and `retirada` have none of their own. */
export function targetsOf(files: readonly string[]): Targets {
	const inFolder = (folder: string) => files.filter((file) => file.includes(`/${folder}/`)).map(slugOf);
	const pages = inFolder('pages').filter((name) => !['nao-encontrado', 'retirada'].includes(name));
	return new Map([
		[licencesPath, none],
		...pages.map((name) => [name === 'home' ? '/' : `/${name}`, none] as const),
		['/visitar', new Set(inFolder('visits'))],
		...inFolder('wines').map((slug) => [`/vinhos/${slug}`, wineFragments] as const),
		...files
			.filter(isArticle)
			.map(slugOf)
			.map((slug) => [`/noticias/${slug}`, none] as const),
	]);
}
