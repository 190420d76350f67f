import { licencesPath } from '../licences.ts';
import type { ContentDocument } from './document.ts';

/** What links can lead to: the address of each page with the fragments on it. */
export type Targets = ReadonlyMap<string, ReadonlySet<string>>;

/** The sections of every wine's page (`src/wines/wine-sheet.tsx`). */
const wineFragments = new Set(['o-vinho', 'vinha', 'vinificacao', 'notas-de-prova', 'pontuacoes', 'ficha-tecnica']);
const none: ReadonlySet<string> = new Set();

/** The addresses that the files of the content make; `nao-encontrado` has none of its own. */
export function targetsOf(documents: readonly ContentDocument[]): Targets {
	const inFolder = (folder: string) =>
		documents.filter(({ file }) => file.includes(`/${folder}/`)).map(({ slug }) => slug);
	const pages = inFolder('pages').filter((name) => name !== 'nao-encontrado');
	return new Map([
		[licencesPath, none],
		...pages.map((name) => [name === 'home' ? '/' : `/${name}`, none] as const),
		['/visitar', new Set(inFolder('visits'))],
		...inFolder('wines').map((slug) => [`/vinhos/${slug}`, wineFragments] as const),
		...inFolder('news').map((slug) => [`/noticias/${slug}`, none] as const),
	]);
}
