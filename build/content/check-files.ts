import { estates } from '../../src/content/estates.ts';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import { parcelNames } from '../../src/content/parcel-names.ts';
import { parcelSlugs } from '../../src/content/parcels.ts';
import { fileMessages as m } from './messages.ts';
import type { Problem } from './problem.ts';
import { kindOf, pageKinds } from './schemas.ts';

/** The files that must be there, and no other, by their folder. */
const fixed: ReadonlyMap<string, readonly string[]> = new Map([
	['pages', [...pageKinds.keys()]],
	['vineyards', estates.map(({ slug }) => slug)],
]);

/** What is wrong with the names of the files: those that no page is made of, and those that a page misses. */
export function checkNames(paths: readonly string[]): Problem[] {
	const others = paths.flatMap((file) => {
		const message = faultOfName(file);
		return message ? [{ file, line: 1, message }] : [];
	});
	const missing = [...fixed].flatMap(([folder, slugs]) => {
		const within = `src/content/${folder}/`;
		// A file of another name is one mistake: that one is missed is what follows.
		if (others.some(({ file }) => file.startsWith(within))) return [];
		const files = slugs.map((slug) => `${within}${slug}.md`);
		return files.filter((file) => !paths.includes(file)).map((file) => ({ file, line: 1, message: m.missing }));
	});
	return [...others, ...missing];
}

/** Why no page can be made of a file, going by its path alone. */
export function faultOfName(file: string): string | undefined {
	const [, folder = '', name = ''] = /^src\/content\/([^/]+)\/(.+)$/.exec(file) ?? [];
	if (!name.endsWith('.md') || name.includes('/')) return m.noContent(name);
	const slug = name.slice(0, -'.md'.length);
	const known = fixed.get(folder);
	if (known && !known.includes(slug)) return folder === 'pages' ? m.noPage(slug, known) : m.noEstate(slug, known);
	if (!kindOf(file)) return m.noContent(name);
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? undefined : m.name(slug);
}

/** Parcels that the tables of `src/content` do not know: their files are no content, but pages would print nothing for them. */
export function checkParcels(
	slugs: readonly string[] = parcelSlugs,
	names: Readonly<Record<string, string>> = parcelNames,
	measured: Readonly<Record<string, unknown>> = facts,
): Problem[] {
	return slugs.flatMap((slug) => [
		...(names[slug] ? [] : [{ file: 'src/content/parcel-names.json', line: 1, message: m.parcelName(slug) }]),
		...(measured[slug] ? [] : [{ file: 'src/content/facts.gen.json', line: 1, message: m.parcelFacts(slug) }]),
	]);
}
