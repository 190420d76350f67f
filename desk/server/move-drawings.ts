import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { knownLanguages, mainLanguage } from '../../build/content/languages.ts';
import { filesOfPicture } from '../../build/content/public-files.ts';
import { writeWhole } from '../../build/content/whole-files.ts';
import { ownPictures } from '../../src/content/bottle-pictures.ts';
import { cardFor } from '../../src/content/cards.ts';
import { wineCategories } from '../../src/content/wines/categories.ts';
import { landFiles } from '../../src/content/wines/land.ts';
import { isRecord, parseJson } from '../../src/platform/json.ts';
import { fieldsOf } from '../document/content-text.ts';

/** What is drawn for a page: files under `public/`, and names in the record of what they show (docs/decisions/0023). */
type Drawn = { files: readonly string[]; names: readonly string[] };

const record = 'src/content/drawn.gen.json';

/**
 * Gives the drawings of a page the name of its present address. Drawn again they would be the same, half a minute later.
 * @param text of the page's file
 */
export async function moveDrawings(root: string, text: string, from: string, to: string): Promise<void> {
	const [former, present] = [drawnFor(from, text), drawnFor(to, text)];
	for (const [index, file] of former.files.entries()) {
		const [old, now] = [join(root, 'public', file), join(root, 'public', present.files[index] ?? file)];
		if (!existsSync(old)) continue;
		await mkdir(dirname(now), { recursive: true });
		await rename(old, now);
	}
	const known = parseJson(await readFile(join(root, record), 'utf8').catch(() => '{}'));
	const renamed = Object.entries(isRecord(known) ? known : {}).map(
		([name, hash]) => [present.names[former.names.indexOf(name)] ?? name, hash] as const,
	);
	const sorted = renamed.toSorted(([one], [other]) => (one < other ? -1 : 1));
	await writeWhole(join(root, record), `${JSON.stringify(Object.fromEntries(sorted), undefined, '\t')}\n`);
}

function drawnFor(path: string, text: string): Drawn {
	const [, folder = '', slug = ''] = /^src\/content\/(\w+)\/([^/]+)\.md$/.exec(path) ?? [];
	switch (folder) {
		case 'wines': {
			const pictures = ownPictures({ slug, category: categoryOf(text) }).map(({ src }) => src);
			const { names, files } = drawn([`wines/${slug}`], pictures, `/vinhos/${slug}`);
			return { names, files: [...files, ...Object.values(landFiles(slug))] };
		}
		case 'news':
		case 'wordpress':
			return drawn([], [], `/noticias/${slug}`);
		default:
			return drawn([`visits/${slug}`], [`/art/visits/${slug}`, `/art/visits/${slug}-600`]);
	}
}

function drawn(names: readonly string[], pictures: readonly string[], page?: string): Drawn {
	const files = pictures.flatMap(filesOfPicture);
	if (page === undefined) return { names, files };
	const languages = knownLanguages().map(({ code }) => (code === mainLanguage ? undefined : code));
	const cards = languages.map((language) => cardFor(page, language).slice(1));
	return { names: [...names, ...cards.map((card) => card.replace(/^art\/|\.jpg$/g, ''))], files: [...files, ...cards] };
}

/** The shape of a bottle says which of its files is which. */
function categoryOf(text: string) {
	const { category } = fieldsOf(text);
	return wineCategories.find(({ slug }) => slug === category)?.slug ?? 'tintos';
}
