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
			if (issue.origin !== 'string') return m.tooFew(Number(issue.minimum));
			return issue.input === '' ? m.empty : m.tooShort(lengthOf(issue.input), Number(issue.minimum));
		case 'too_big':
			return issue.origin === 'string'
				? m.tooLong(lengthOf(issue.input), Number(issue.maximum))
				: m.tooMany(Number(issue.maximum));
		case 'invalid_key':
			return m.noLabel;
		default:
			return m.wrongKind;
	}
}

/** In characters, as a schema counts them. */
function lengthOf(words: unknown): number {
	return [...String(words)].length;
}
