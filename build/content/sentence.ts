import type { z } from 'zod';
import { fieldMessages as m } from './messages.ts';

const kinds: Readonly<Record<string, string>> = m.kinds;

/** What is wrong with a field, as the rest of a sentence that begins with its name. */
export function sentence(issue: z.core.$ZodRawIssue): string {
	if (issue.input === undefined && issue.code !== 'invalid_key') return m.missing;
	switch (issue.code) {
		case 'invalid_type':
			return kinds[issue.expected] ?? m.wrongKind;
		case 'invalid_value':
			return m.noneOf(String(issue.input), issue.values.map(String));
		case 'too_small':
			return issue.origin === 'string'
				? tooShort(String(issue.input), Number(issue.minimum))
				: m.tooFew(Number(issue.minimum));
		case 'too_big':
			return issue.origin === 'string'
				? m.tooLong(lengthOf(String(issue.input)), Number(issue.maximum))
				: m.tooMany(Number(issue.maximum));
		case 'invalid_key':
			return m.noLabel;
		default:
			return m.wrongKind;
	}
}

function tooShort(words: string, atLeast: number): string {
	return words === '' ? m.empty : m.tooShort(lengthOf(words), atLeast);
}

/** In characters, as a schema counts them. */
function lengthOf(words: string): number {
	return [...words].length;
}
