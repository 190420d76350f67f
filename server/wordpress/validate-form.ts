import type { Rule } from '../../src/cf7/schema';
import type { InvalidField } from './feedback-answer';
import type { FormDefinition } from './form-definition';
import { leavesOf, type Post } from './php-post';
import { type RuleInput, violationOf } from './swv';
import { stripWhiteSpace } from './white-space';

const fileRules: ReadonlySet<string> = new Set(['requiredfile', 'file', 'minfilesize', 'maxfilesize']);

/** Texts first, files only once nothing else is left to say (CONTRACT 3.2, steps 4 and 7). */
export type Pass = 'texts' | 'files';

/**
 * Runs one pass of the rules. The first rule that fails speaks for its field, and fields come in the order of the rules.
 * File rules only look at fields that arrived as a file part (CONTRACT 3.1).
 */
export function validateForm(
	form: FormDefinition,
	rules: readonly Rule[],
	posted: { post: Post; unitTag: string },
	pass: Pass,
): InvalidField[] {
	const input = toRuleInput(posted.post);
	const messages = new Map<string, string>();
	for (const rule of rules) {
		const field = rule.field ?? '';
		if (messages.has(field) || fileRules.has(rule.rule) !== (pass === 'files')) continue;
		if (pass === 'files' && !posted.post.files.has(field)) continue;
		const message = violationOf(rule, input);
		if (message !== undefined) messages.set(field, message);
	}
	return [...messages].map(([field, message]) => ({
		field,
		message,
		idref: form.fields.find(({ name }) => name === field)?.id ?? null,
		error_id: `${posted.unitTag}-ve-${field}`,
	}));
}

/** Whether every acceptance is there. Anything but nothing, an empty text and `0` is a yes (CONTRACT 8.4). */
export function isAccepted(form: FormDefinition, post: Post): boolean {
	return form.fields.every(({ type, name }) => {
		const value = post.fields.get(name);
		return type !== 'acceptance' || (value !== undefined && value !== '' && value !== '0');
	});
}

function toRuleInput(post: Post): RuleInput {
	return {
		valuesOf: (field) =>
			leavesOf(post.fields.get(field))
				.map(stripWhiteSpace)
				.filter((value) => value !== ''),
		filesOf: (field) => post.files.get(field) ?? [],
	};
}
