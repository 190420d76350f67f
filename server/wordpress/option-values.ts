import type { FormDefinition, FormField, Option } from './form-definition';
import { type Post, textOf } from './php-post';
import type { PostedData } from './posted-data';
import { stripWhiteSpace } from './white-space';

type Choice = Extract<FormField, { options: readonly Option[] }>;

/**
 * Puts what the mail is to say in place of the options that were posted: the hidden side of a pipe, and beside the last
 * option the text that was written next to it (CONTRACT 3.1, 3.2).
 */
export function withOptionValues(form: FormDefinition, post: Post, data: PostedData): PostedData {
	const mapped = Object.entries(data).map(([name, value]) => {
		const field = form.fields.find((each) => each.name === name);
		if (!field || !('options' in field)) return [name, value] as const;
		const freeText = stripWhiteSpace(textOf(post, `_wpcf7_free_text_${name}`));
		return [name, mapTexts(value, (text) => mailTextOf(field, text, freeText))] as const;
	});
	return Object.fromEntries(mapped);
}

function mapTexts(value: string | PostedData, map: (text: string) => string): string | PostedData {
	if (typeof value === 'string') return map(value);
	return Object.fromEntries(Object.entries(value).map(([member, below]) => [member, mapTexts(below, map)]));
}

function mailTextOf(field: Choice, text: string, freeText: string): string {
	const option = field.options.find((each) => typeof each === 'object' && each.shown === text);
	const mapped = typeof option === 'object' ? option.hidden : text;
	const hasFreeText = field.type !== 'select' && field.freeText && text === field.options.at(-1);
	return hasFreeText && freeText !== '' ? `${mapped} ${freeText}` : mapped;
}
