import { isRecord } from '../../src/platform/json.ts';
import { textsIn } from './body.ts';
import { type ContentDocument, readDocument } from './document.ts';
import { translationMessages as m } from './messages.ts';
import { isArticle } from './page-address.ts';
import { type FieldPath, type Problem, type Report, valueAt } from './problem.ts';
import { typesetAs } from './typeset.ts';

/** Fields that are the same in every language; a translation may still have them. */
const shared = new Set([
	...'category shelf tone parcel parcels picture date vintage year edition'.split(' '),
	...'points outOf guide place since watered days'.split(' '),
]);
/** Names of people, and of wines. */
const ownName = (file: string, path: FieldPath) =>
	path.at(-1) === 'name' && (path[0] === 'people' || (path.length === 1 && file.includes('/wines/')));

/** Whether a field says the same in every language. */
export function isShared(file: string, path: FieldPath): boolean {
	return shared.has(String(path.findLast((step) => typeof step === 'string'))) || ownName(file, path);
}

/** Lists of facts: their labels are words too, so that they are replaced as a whole. */
const labelled = new Set(['facts', 'tasting']);

/** What is said of the translation of a file: what it is, and what it says it was made of. */
type Translation = { document: ContentDocument; source: unknown };

/**
 * A file in another language: its own words, with everything else as in the original. What is wrong with the words goes to `problems`;
 * nothing comes back where they cannot be read.
 */
export function readTranslation(
	original: ContentDocument,
	{ file, language, source: text }: { file: string; language: string; source: string },
	problems: Problem[],
): Translation | undefined {
	const words = typesetAs(language, () => readDocument(file, text, problems));
	if (!words) return undefined;
	const { fields } = words.head;
	const { slug, source, ...own } = isRecord(fields) ? fields : {};
	const ownSlug = isArticle(file) ? slugIn(slug, words.report) : undefined;
	reportMissing(original, own, words.report);
	comparesBodies(original, words);
	const document = {
		...words,
		language,
		slug: ownSlug ?? original.slug,
		head: { ...words.head, fields: merged(original.head.fields, own, [], words.report) },
	};
	return { document, source };
}

/** The last part of an article's address in this language; nothing where it cannot be one. */
function slugIn(slug: unknown, report: Report): string | undefined {
	if (typeof slug !== 'string' || slug === '') report(['slug'], m.noSlug);
	else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) report(['slug'], m.slug(slug));
	else return slug;
	return undefined;
}

/** Reports where one text has more parts than the other, or a part more paragraphs, quotations or lines of a list. */
function comparesBodies(original: ContentDocument, { body, report }: ContentDocument): void {
	const [parts, ofOriginal] = [body.sections.length, original.body.sections.length];
	if (parts !== ofOriginal) report(body.opening.line, m.otherParts(parts, ofOriginal));
	for (const [index, part] of [body.opening, ...body.sections].entries()) {
		const other = [original.body.opening, ...original.body.sections][index];
		if (!other) continue;
		const [count, ofOther] = [textsIn(part).length, textsIn(other).length];
		if (count !== ofOther) report(part.line, m.otherParagraphs(count, ofOther));
	}
}

/** The original with the words of a translation in it, as far as there are any. Lists have the same number of items in both. */
function merged(original: unknown, own: unknown, path: FieldPath, report: Report): unknown {
	if (own === undefined || (own === '' && original !== undefined)) return original;
	const name = path.at(-1);
	if (Array.isArray(original) && Array.isArray(own)) {
		if (original.length !== own.length) report(path, m.otherLength(String(name), own.length, original.length));
		return original.map((item, index) => merged(item, own[index], [...path, index], report));
	}
	if (!isRecord(original) || !isRecord(own)) return own;
	if (typeof name === 'string' && labelled.has(name)) {
		const [rows, ofOriginal] = [Object.keys(own).length, Object.keys(original).length];
		if (rows !== ofOriginal) report(path, m.otherLength(name, rows, ofOriginal));
		return own;
	}
	const keys = [...new Set([...Object.keys(original), ...Object.keys(own)])];
	return Object.fromEntries(keys.map((key) => [key, merged(original[key], own[key], [...path, key], report)]));
}

/** Reports each text of the original that the translation lacks: there is no half page. */
function reportMissing({ file, head }: ContentDocument, own: unknown, report: Report): void {
	for (const { text, path } of head.texts) {
		// Of rows with labels of their own the number is compared.
		const end = path.findIndex((step) => typeof step === 'string' && labelled.has(step));
		const place = end < 0 ? path : path.slice(0, end + 1);
		const isWords = /\p{L}{2}/u.test(text);
		if ((end < 0 && isShared(file, path)) || !isWords || (valueAt(own, place) ?? '') !== '') continue;
		report(place, m.missing(String(place.findLast((step) => typeof step === 'string'))));
	}
}
