import { type ContentDocument, textsOf } from './document.ts';
import { fileMessages as m } from './messages.ts';

type Place = { file: string; line: number };

/** Texts shorter than this, in words, may well recur: labels, names, hours. */
const shortest = 8;

/** Reports every sentence or paragraph that stands in two files, whatever its case, spaces and signs. */
export function checkRepetitions(documents: readonly ContentDocument[]): void {
	const seen = new Map<string, Place>();
	for (const document of documents) {
		for (const { text, place } of textsOf(document)) {
			if (!isProse(text)) continue;
			const key = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
			const first = seen.get(key);
			if (!first) seen.set(key, { file: document.file, line: document.lineOf(place) });
			else if (first.file !== document.file) document.report(place, m.repeated(first.file, first.line));
		}
	}
}

/** A list of castas with their shares is long too, and the same for a parcel and its wine. */
function isProse(text: string): boolean {
	const words = text.match(/\p{L}+/gu) ?? [];
	return words.length >= shortest && !/^[^,%]+[\d,.]+\s?%(, [^,%]+[\d,.]+\s?%)*$/u.test(text);
}

/** Reports titles that two pages share. */
export function checkTitles(pages: readonly { document: ContentDocument; title: string }[]): void {
	const seen = new Map<string, string>();
	for (const { document, title } of pages) {
		const first = seen.get(title);
		if (first) document.report(['title'], m.titleTaken(first));
		else seen.set(title, document.file);
	}
}
