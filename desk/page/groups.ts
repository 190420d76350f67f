import type { NewKind } from '../../build/content/new-file';
import { isArticle } from '../../build/content/page-address';
import type { Problem } from '../../build/content/problem';
import type { Language } from '../../src/content/addresses';
import { estates } from '../../src/content/estates';
import { wineCategories } from '../../src/content/wines/categories';
import type { FileEntry } from '../answers';

type Group = { name: string; kind?: NewKind; entries: readonly FileEntry[] };

const families = wineCategories.map(({ slug }) => String(slug));

/** The files as the owner thinks of them: what changes most first; wines by family, news from the newest. */
export function groupsOf(files: readonly FileEntry[]): readonly Group[] {
	const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(`src/content/${folder}/`));
	const byTitle = (one: FileEntry, other: FileEntry) => one.title.localeCompare(other.title, 'pt');
	const groups: Group[] = [
		{
			name: 'Notícias',
			kind: 'article',
			entries: files
				.filter(({ path, translation }) => !translation && isArticle(path))
				.toSorted((one, other) => other.note.localeCompare(one.note)),
		},
		{
			name: 'Vinhos',
			kind: 'wine',
			entries: inFolder('wines').toSorted(
				(one, other) => families.indexOf(one.note) - families.indexOf(other.note) || byTitle(one, other),
			),
		},
		{ name: 'Visitas', kind: 'visit', entries: inFolder('visits').toSorted(byTitle) },
		{ name: 'Vinhas', entries: inFolder('vineyards').map(asEstate) },
		{ name: 'Páginas', entries: inFolder('pages').toSorted(byTitle) },
		{ name: 'O sítio', entries: files.filter(({ path }) => path.endsWith('.json')) },
	];
	return groups.filter(({ entries }) => entries.length > 0);
}

/** All files by what they are called: estates by their names, translations by those of their originals and their language. */
export function namedFiles(files: readonly FileEntry[], languages: readonly Language[]): readonly FileEntry[] {
	return files.map(asEstate).map((entry) => {
		const language = languages.find(({ code }) => code === entry.translation?.language);
		return language ? { ...entry, title: `${entry.title} (${language.name})` } : entry;
	});
}

/** The sentences of the build name other files by their paths: here they are called what the list calls them. */
export function inWords(problems: readonly Problem[], named: readonly FileEntry[]): readonly Problem[] {
	const titles = new Map(named.map(({ path, title }) => [path, title]));
	const name = (all: string, path: string) => (titles.has(path) ? `«${titles.get(path)}»` : all);
	return problems.map((problem) => ({
		...problem,
		message: problem.message.replace(/(src\/content\/[\w/-]+\.md)(?::\d+)?/g, name),
	}));
}

/** The file of an estate has no name of its own. */
function asEstate(entry: FileEntry): FileEntry {
	const estate = estates.find(({ slug }) => entry.path.endsWith(`/vineyards/${slug}.md`));
	return estate ? { ...entry, title: estate.quinta } : entry;
}
