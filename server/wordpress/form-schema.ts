import type { Rule, Schema } from '../../src/cf7/schema';
import type { FormDefinition, FormField, FormMessages } from './form-definition';

/** The plugin's groups of field types, in the order in which they add their rules (CONTRACT 4 and 8). */
const groups: readonly (readonly FormField['type'][])[] = [
	['file'],
	['select'],
	['text', 'email', 'url', 'tel'],
	['textarea'],
];

/** The validation schema of a form: grouped by field type, enumerations last, not in the order of the form. */
export function schemaOf(form: FormDefinition, locale: string): Schema {
	const rules = groups.flatMap((types) =>
		form.fields.filter(({ type }) => types.includes(type)).flatMap((field) => rulesOf(field, form.messages)),
	);
	const enumerations = form.fields.flatMap((field): Rule[] =>
		field.type === 'select'
			? [{ rule: 'enum', field: field.name, accept: [...field.options], error: form.messages.unknownValue }]
			: [],
	);
	return { version: 'Contact Form 7 SWV Schema 2024-10', locale, rules: [...rules, ...enumerations] };
}

function rulesOf(field: FormField, messages: FormMessages): Rule[] {
	const { name, required = false } = field;
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
		case 'file':
			return [
				{
					rule: 'file',
					field: field.name,
					accept: [...(field.accept ?? ['audio/*', 'video/*', 'image/*'])],
					error: messages.fileType,
				},
				{
					rule: 'maxfilesize',
					field: field.name,
					threshold: field.maxBytes ?? 1_048_576,
					error: messages.fileTooLarge,
				},
			];
		case 'select':
		case 'acceptance':
			return [];
	}
}

function lengthRulesOf(
	field: { type: string; name: string; minLength?: number; maxLength?: number },
	messages: FormMessages,
): Rule[] {
	const { name, minLength, maxLength = field.type === 'textarea' ? 2000 : 400 } = field;
	const shortest: Rule[] =
		minLength === undefined ? [] : [{ rule: 'minlength', field: name, threshold: minLength, error: messages.tooShort }];
	return [...shortest, { rule: 'maxlength', field: name, threshold: maxLength, error: messages.tooLong }];
}
