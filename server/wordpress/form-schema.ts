import type { Rule, Schema } from '../../src/cf7/schema';
import {
	defaultFileBytes,
	type FormDefinition,
	type FormField,
	type FormMessages,
	shownSideOf,
} from './form-definition';

/** The plugin's groups of field types, in the order in which they add their rules (docs/contact-form-7.md 4 and 8). */
const groups: readonly (readonly FormField['type'][])[] = [
	['checkbox', 'radio'],
	['date'],
	['file'],
	['number', 'range'],
	['select'],
	['text', 'email', 'url', 'tel'],
	['textarea'],
];

/** The validation schema of a form: grouped by field type, enumerations last, not in the order of the form. */
export function schemaOf(form: FormDefinition, locale: string): Schema {
	const inGroups = (rulesFor: (field: FormField, messages: FormMessages) => Rule[]) =>
		groups.flatMap((types) =>
			form.fields.filter(({ type }) => types.includes(type)).flatMap((field) => rulesFor(field, form.messages)),
		);
	const rules = [...inGroups(rulesOf), ...inGroups(enumerationOf), ...(form.furtherRules ?? [])];
	return { version: 'Contact Form 7 SWV Schema 2024-10', locale, rules };
}

function rulesOf(field: FormField, messages: FormMessages): Rule[] {
	const { name } = field;
	// Of radio buttons one is always wanted.
	const required = field.required || field.type === 'radio';
	const needed: Rule = {
		rule: field.type === 'file' ? 'requiredfile' : 'required',
		field: name,
		error: messages.required,
	};
	return [...(required ? [needed] : []), ...typeRulesOf(field, messages)];
}

function typeRulesOf(field: FormField, messages: FormMessages): Rule[] {
	switch (field.type) {
		case 'text':
		case 'textarea':
			return lengthRulesOf(field, messages);
		case 'email':
		case 'url':
		case 'tel':
			return [{ rule: field.type, field: field.name, error: messages[field.type] }, ...lengthRulesOf(field, messages)];
		case 'number':
			return numberRulesOf(field, messages);
		case 'range':
			return numberRulesOf({ min: '0', max: '100', ...field }, messages);
		case 'date':
			return [
				{ rule: 'date', field: field.name, error: messages.date },
				...limit('mindate', field.name, field.min, messages.dateTooEarly),
				...limit('maxdate', field.name, field.max, messages.dateTooLate),
			];
		case 'file':
			return fileRulesOf(field, messages);
		case 'checkbox':
			return field.exclusive ? limit('maxitems', field.name, 1, messages.tooManyItems) : [];
		case 'radio':
			return limit('maxitems', field.name, 1, messages.tooManyItems);
		case 'select':
		case 'quiz':
		case 'acceptance':
		case 'hidden':
			return [];
	}
}

function enumerationOf(field: FormField, messages: FormMessages): Rule[] {
	if (field.type !== 'select' && field.type !== 'checkbox' && field.type !== 'radio') return [];
	if (field.type !== 'select' && field.freeText) return [];
	return [{ rule: 'enum', field: field.name, accept: field.options.map(shownSideOf), error: messages.unknownValue }];
}

function numberRulesOf(
	{ name, min, max }: { name: string; min?: string; max?: string },
	messages: FormMessages,
): Rule[] {
	return [
		{ rule: 'number', field: name, error: messages.number },
		...limit('minnumber', name, min, messages.numberTooSmall),
		...limit('maxnumber', name, max, messages.numberTooLarge),
	];
}

function lengthRulesOf(
	field: { type: string; name: string; minLength?: number; maxLength?: number },
	messages: FormMessages,
): Rule[] {
	const { name, minLength, maxLength = field.type === 'textarea' ? 2000 : 400 } = field;
	return [
		...limit('minlength', name, minLength, messages.tooShort),
		...limit('maxlength', name, maxLength, messages.tooLong),
	];
}

function fileRulesOf(
	{
		name,
		accept = ['audio/*', 'video/*', 'image/*'],
		maxBytes = defaultFileBytes,
	}: Extract<FormField, { type: 'file' }>,
	messages: FormMessages,
): Rule[] {
	return [
		{ rule: 'file', field: name, accept: [...accept], error: messages.fileType },
		...limit('maxfilesize', name, maxBytes, messages.fileTooLarge),
	];
}

/** No rule where the author set no limit. */
function limit(rule: string, field: string, threshold: number | string | undefined, error: string): Rule[] {
	return threshold === undefined ? [] : [{ rule, field, threshold, error }];
}
