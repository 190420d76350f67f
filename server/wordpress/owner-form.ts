import { parseSchema, type Rule } from '../../src/cf7/schema';
import { fieldsOf, find, hasClass } from '../../src/content/owner-fields';
import type { OwnerForm } from '../../src/content/owner-form';
import { maxTextBytes } from '../messages/form-body';
import type { FormDefinition, FormField, FormMessages } from './form-definition';

/**
 * The form of the owner's WordPress as its author wrote it, as far as its page tells: the stand-in checks by the rules that came with it. What only
 * its server knows is left out: the answers to questions, and what stands behind the options of a list.
 */
export function definitionOf(form: OwnerForm, messages: FormMessages): FormDefinition {
	const rules = parseSchema(form.schema)?.rules ?? [];
	const hidden = Object.keys(form.hidden).filter((name) => !name.startsWith('_'));
	return {
		fields: [
			...fieldsOf(form).map(({ name, kind }) => fieldOf(name, kind, form, rules)),
			...hidden.map((name) => ({ type: 'hidden', name }) as const),
		],
		messages,
		disallowedWords: [],
		...(form.acceptanceAsValidation && { settings: { acceptanceAsValidation: true } }),
		furtherRules: rules.filter(({ rule }) => rule !== 'file' && rule !== 'maxfilesize'),
	};
}

/** More than mail servers take, in bytes, whatever the rules of a form say. */
const mostFileBytes = 64 * 1024 * 1024;

/** How many bytes a message of this form may have at most: its files, and its texts. */
export function largestBodyOf(form: OwnerForm): number {
	const limits = (parseSchema(form.schema)?.rules ?? []).flatMap(({ rule, threshold }) =>
		rule === 'maxfilesize' && Number(threshold) > 0 ? [Number(threshold)] : [],
	);
	const files = limits.reduce((sum, bytes) => sum + bytes, 0);
	return maxTextBytes + Math.min(files, mostFileBytes);
}

/** A field without rules of its own, but where the stand-in has to know more of it. */
function fieldOf(name: string, kind: string, { markup }: OwnerForm, rules: readonly Rule[]): FormField {
	const wrap = find(markup, ({ attributes }) => attributes['data-name'] === name);
	const has = (className: string) => find(wrap ? [wrap] : [], (node) => hasClass(node, className)) !== undefined;
	const ruleOf = (rule: string) => rules.find((each) => each.rule === rule && each.field === name);
	switch (kind) {
		case 'acceptance':
			return {
				type: kind,
				name,
				...(has('invert') && { inverted: true }),
				...(has('optional') && { optional: true }),
			};
		case 'file': {
			const [accept, limit] = [ruleOf('file')?.accept, ruleOf('maxfilesize')?.threshold];
			return { type: kind, name, ...(accept && { accept }), ...(limit !== undefined && { maxBytes: Number(limit) }) };
		}
		case 'textarea':
			// Its own rule says how long it may be.
			return { type: kind, name, maxLength: Number.MAX_SAFE_INTEGER };
		default:
			return { type: 'hidden', name };
	}
}
