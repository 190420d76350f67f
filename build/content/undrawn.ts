import { cardFor } from '../../src/content/cards.ts';
import type { ArticleFile } from './article-file.ts';
import type { ContentDocument } from './document.ts';
import { fileMessages as m } from './messages.ts';
import type { IsPublic } from './public-files.ts';
import type { VisitFile } from './visit-file.ts';
import type { WineFile } from './wine-file.ts';

/** A file of the content, and the files under `public/` that would be drawn of it. Others stand in for them. */
export type Undrawn = { file: string; missing: readonly string[] };

type Read<T> = readonly { document: ContentDocument; value: T }[];

/** What is not drawn yet, by file, and the paths of the pages without a social card. */
export function undrawnOf(
	{ visits, wines, news }: { visits: Read<VisitFile>; wines: Read<WineFile>; news: Read<ArticleFile> },
	isPublic: IsPublic,
): { undrawn: Undrawn[]; cardless: string[] } {
	const cards = [
		...wines.map(({ document }) => ({ document, path: `/vinhos/${document.slug}` })),
		...news.map(({ document }) => ({ document, path: `/noticias/${document.slug}` })),
	].map(({ document, path }) => ({ file: document.file, path, card: cardFor(path).slice(1) }));
	const cardless = cards.filter(({ card }) => !isPublic(card));
	const pictures = [...visits, ...wines].map(({ document: { file }, value: { missing } }) => ({ file, missing }));
	const files = new Set([...pictures.filter(({ missing }) => missing.length > 0), ...cardless].map(({ file }) => file));
	const undrawn = [...files].map((file) => ({
		file,
		missing: [
			...pictures.filter((one) => one.file === file).flatMap(({ missing }) => missing),
			...cardless.filter((one) => one.file === file).map(({ card }) => card),
		],
	}));
	return { undrawn, cardless: cardless.map(({ path }) => path) };
}

/** As a build and `npm run content` tell of it. */
export function undrawnText({ file, missing }: Undrawn): string {
	return `${file}: ${m.undrawn(missing)}`;
}
