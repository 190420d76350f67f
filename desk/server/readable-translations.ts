import { slugOf } from '../../build/content/document.ts';
import { contentLanguage, mainLanguage } from '../../build/content/languages.ts';
import { isArticle } from '../../build/content/page-address.ts';
import { type IsPublic, translationFaults } from '../../build/content/parse-content.ts';
import type { FieldPath } from '../../build/content/problem.ts';
import { languageOfFile, originalOf } from '../../build/content/translation-path.ts';
import {
	applyChange,
	type FieldValue,
	fieldsOf,
	ifChangeable,
	readText,
	type Texts,
	valueAt,
} from '../document/content-text.ts';

/**
 * As much of what is typed in other languages as pages can be made of. What is not translated yet is in the words of the original; what
 * the build would refuse shows what it had before. A translation of which no page can be made leaves its page to the original.
 * @param texts all translations, by their paths
 * @param originals of which pages can be made
 * @param former originals and translations of which pages could be made
 * @param stored on the disk
 */
export function readableTranslations(
	texts: Texts,
	originals: Texts,
	{ former, stored }: { former: Texts; stored: Texts },
	isPublic: IsPublic,
): Texts {
	return new Map(
		[...texts].flatMap(([path, text]) => {
			const original = originals.get(originalOf(path));
			const before = former.get(path);
			if (original === undefined) return [];
			if (text === before && original === former.get(originalOf(path))) return [[path, text] as const];
			const faultsOf = (one: string) => faultsIn(path, one, original, isPublic);
			const mended = ifChangeable(() => mend(path, text, before, original, faultsOf));
			const fit = [text, mended, before].find((one) => one !== undefined && faultsOf(one)?.length === 0);
			const shown = fit && ifChangeable(() => atShownAddress(path, fit, stored.get(path)));
			return shown === undefined ? [] : [[path, shown] as const];
		}),
	);
}

/**
 * The end of the address at which an article is shown in its language: that of the stored translation, however it is typed since. A page
 * whose address changes with each letter could not be read beside.
 */
export function slugShown(path: string, stored: string | undefined): string {
	const slug = stored === undefined ? undefined : valueAt(fieldsOf(stored), ['slug']);
	return typeof slug === 'string' && slug !== '' ? slug : slugOf(path);
}

function atShownAddress(path: string, text: string, stored: string | undefined): string {
	if (!isArticle(path)) return text;
	return applyChange(text, { type: 'set', path: ['slug'], value: slugShown(path, stored) });
}

/** The fields that keep a page from being made; nothing for a text that cannot be read. */
function faultsIn(path: string, text: string, original: string, isPublic: IsPublic): FieldPath[] | undefined {
	if (readText(text).kind === 'unreadable') return undefined;
	const files = new Map([
		[originalOf(path), original],
		[path, text],
	]);
	return translationFaults(files, path, isPublic).ofPage.flatMap(({ path: field }) => (field ? [field] : []));
}

function mend(
	path: string,
	text: string,
	before: string | undefined,
	original: string,
	faultsOf: (text: string) => FieldPath[] | undefined,
): string | undefined {
	const [typed, known, own] = [fieldsOf(text), before === undefined ? undefined : fieldsOf(before), fieldsOf(original)];
	// From the end, so that what is taken out of a list moves nothing that is still to be mended.
	return faultsOf(text)
		?.toReversed()
		.reduce((mended, fault) => {
			const isEmptied = valueAt(typed, fault) === '';
			const value = (isEmptied ? undefined : valueAt(known, fault)) ?? valueAt(own, fault) ?? placeholder(path, fault);
			return applyChange(mended, { type: 'set', path: fault, value });
		}, text);
}

/** Of a row whose label the original does not have. */
function placeholder(path: string, fault: FieldPath): FieldValue {
	const [castas] = contentLanguage(languageOfFile(path) ?? mainLanguage).grapes;
	return fault.at(-1) === castas ? '… 100 %' : '…';
}
