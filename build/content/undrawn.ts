import { cardFor } from '../../src/content/cards.ts';
import type { Read } from './document.ts';
import { mainLanguage } from './languages.ts';
import { addressOf } from './page-address.ts';
import type { IsPublic } from './public-files.ts';
import type { VisitFile } from './visit-file.ts';
import type { WineFile } from './wine-file.ts';

/** A file of the content, and the files under `public/` that would be drawn of it. Others stand in for them. */
export type Undrawn = { file: string; missing: readonly string[] };

type ReadContent = {
	/** Of what is read. */
	language: string;
	pages: readonly Read<unknown>[];
	visits: readonly Read<VisitFile>[];
	wines: readonly Read<WineFile>[];
	news: readonly Read<unknown>[];
};

/**
 * What is not drawn yet, by file, and which cards stand in for those of pages that have none in this language, by the pages' paths in the
 * main one. Pictures are drawn once for all languages, cards of what is written in each.
 */
export function undrawnOf(
	{ language, pages, visits, wines, news }: ReadContent,
	isPublic: IsPublic,
): { undrawn: Undrawn[]; cardless: Record<string, string> } {
	const own = language === mainLanguage ? undefined : language;
	const cardless = [...pages, ...wines, ...news].flatMap(({ document }) => {
		const path = addressOf(document.file);
		const card = cardFor(path, own).slice(1);
		return isPublic(card) ? [] : [{ document, path, card }];
	});
	const missing = [
		...(own ? [] : [...visits, ...wines].map(({ document: { file }, value }) => ({ file, paths: value.missing }))),
		...cardless
			.filter(({ document }) => document.language === language)
			.map(({ document: { file }, card }) => ({ file, paths: [card] })),
	].filter(({ paths }) => paths.length > 0);
	return {
		undrawn: [...new Set(missing.map(({ file }) => file))].map((file) => ({
			file,
			missing: missing.filter((one) => one.file === file).flatMap(({ paths }) => paths),
		})),
		cardless: Object.fromEntries(cardless.map(({ path }) => [path, standInFor(path, own, isPublic)])),
	};
}

/** The page's card in the main language, or else that of the list in which the page stands. */
function standInFor(path: string, own: string | undefined, isPublic: IsPublic): string {
	const list = path.slice(0, path.lastIndexOf('/')) || '/';
	const candidates = [cardFor(path), cardFor(list, own)];
	return candidates.find((card) => isPublic(card.slice(1))) ?? cardFor(list);
}
