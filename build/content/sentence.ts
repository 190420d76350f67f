import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
	string: 'a text',
	array: 'a list, each line beginning with "- "',
	tuple: 'a list, each line beginning with "- "',
	object: 'a group of fields',
	record: 'a group of lines like "Duração: 80 min"',
};

/** What is wrong with a field, as the rest of a sentence that begins with its name. */
export function sentence(issue: z.core.$ZodRawIssue): string {
	if (issue.input === undefined && issue.code !== 'invalid_key') return 'is missing.';
	switch (issue.code) {
		case 'invalid_type':
			return `must be ${kinds[issue.expected] ?? issue.expected}.`;
		case 'invalid_value':
			return `is "${String(issue.input)}", which is none of ${issue.values.map(String).join(', ')}.`;
		case 'too_small':
			return issue.origin === 'string' ? 'is empty.' : `needs at least ${issue.minimum}.`;
		case 'too_big':
			return issue.origin === 'string'
				? `has ${String(issue.input).length} characters, at most ${issue.maximum} fit.`
				: `has more than ${issue.maximum}.`;
		case 'invalid_key':
			return 'is no label: a label has letters.';
		default:
			return 'is not as it should be.';
	}
}
