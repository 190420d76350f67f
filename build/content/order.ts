import type { ContentDocument } from './document.ts';

type Read<T> = { document: ContentDocument; value: T };

/** What was read, by the number that each file gives itself in `field`; two files with one number are reported. */
export function inOrder<T>(read: readonly Read<T>[], field: string, numberOf: (value: T) => number): Read<T>[] {
	const sorted = read.toSorted((one, other) => numberOf(one.value) - numberOf(other.value));
	for (const [index, { document, value }] of sorted.entries()) {
		const before = sorted[index - 1];
		if (before && numberOf(before.value) === numberOf(value))
			document.report(document.head.lineOf([field]), `${before.document.file} has "${field}" ${numberOf(value)} too.`);
	}
	return sorted;
}
