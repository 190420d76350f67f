import { leavesOf } from '../../src/cf7/php-tree';
import type { Rule } from '../../src/cf7/schema';
import type { Post } from '../messages/php-post';
import type { FormDefinition, FormField } from './form-definition';
import { wrongQuizzes } from './quiz';
import type { InvalidField } from './rest-answer';
import { type RuleInput, violationOf } from './swv';
import { stripWhiteSpace } from './swv-formats';

const fileRules: ReadonlySet<string> = new Set(['requiredfile', 'file', 'minfilesize', 'maxfilesize']);

/** Fields that a browser gives one line of text, and those that are not typed in. */
const singleLine: ReadonlySet<string> = new Set(['hidden', 'text', 'email', 'url', 'tel', 'number', 'range', 'date']);

type Posted = { post: Post; unitTag: string };

/**
 * What is wrong with the texts: the rules, then quizzes, then acceptances where the form takes them for validation
 * (docs/contact-form-7.md 3.2, step 4). The first of it speaks for its field, and fields come in the order of the rules.
 */
export function validateTexts(
	form: FormDefinition,
	rules: readonly Rule[],
	posted: Posted,
	hashKey: string,
): InvalidField[] {
	const messages = violations(
		rules.filter(({ rule }) => !fileRules.has(rule)),
		posted.post,
	);
	const say = (field: string, message: string) => messages.has(field) || messages.set(field, message);
	for (const { name } of form.fields.filter((field) => isBroken(field, posted.post))) {
		say(name, form.messages.unknownValue);
	}
	for (const { name } of wrongQuizzes(form, posted.post, hashKey)) say(name, form.messages.quiz);
	if (form.settings?.acceptanceAsValidation) {
		for (const { name } of missingAcceptances(form, posted.post)) say(name, form.messages.unaccepted);
	}
	return invalidFields(form, messages, posted);
}

/**
 * What is wrong with the files, asked only once nothing else is left to say (docs/contact-form-7.md 3.2, step 7): PHP's own errors of
 * uploading, then the rules, which look only at fields that arrived as a file part (docs/contact-form-7.md 3.1).
 * @param maxFileBytes above which PHP drops a file (`upload_max_filesize`)
 */
export function validateFiles(
	form: FormDefinition,
	rules: readonly Rule[],
	posted: Posted,
	maxFileBytes: number,
): InvalidField[] {
	const { files } = posted.post;
	const messages = violations(
		rules.filter(({ rule, field = '' }) => fileRules.has(rule) && files.has(field)),
		posted.post,
	);
	for (const { name } of form.fields) {
		if (files.get(name)?.some(({ size }) => size > maxFileBytes)) messages.set(name, form.messages.fileNotUploaded);
	}
	return invalidFields(form, messages, posted);
}

/**
 * Whether a field of one line holds a line break or another control character, which no browser sends. The plugin takes
 * them; a line break in a name or subject could begin a header once somebody mails it.
 */
function isBroken({ type, name }: FormDefinition['fields'][number], post: Post): boolean {
	return (
		singleLine.has(type) &&
		toRuleInput(post)
			.valuesOf(name)
			.some((value) => /\p{Cc}/u.test(value))
	);
}

function violations(rules: readonly Rule[], post: Post): Map<string, string> {
	const input = toRuleInput(post);
	const messages = new Map<string, string>();
	for (const rule of rules) {
		const field = rule.field ?? '';
		if (messages.has(field)) continue;
		const message = violationOf(rule, input);
		if (message !== undefined) messages.set(field, message);
	}
	return messages;
}

function invalidFields(form: FormDefinition, messages: ReadonlyMap<string, string>, posted: Posted): InvalidField[] {
	return [...messages].map(([field, message]) => ({
		field,
		message,
		idref: form.fields.find(({ name }) => name === field)?.id ?? null,
		error_id: `${posted.unitTag}-ve-${field}`,
	}));
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

type Acceptance = Extract<FormField, { type: 'acceptance' }>;

/** The acceptances that are off, or on where they are inverted. An optional one may be as it likes (docs/contact-form-7.md 4, 8.4). */
export function missingAcceptances(form: FormDefinition, post: Post): Acceptance[] {
	return form.fields
		.filter((field) => field.type === 'acceptance')
		.filter(({ name, inverted = false, optional = false }) => !optional && isYes(post, name) === inverted);
}

/** Anything but nothing, an empty text and `0`. */
function isYes(post: Post, name: string): boolean {
	const value = post.fields.get(name);
	return value !== undefined && value !== '' && value !== '0';
}
