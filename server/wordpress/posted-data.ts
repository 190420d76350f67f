import { createHmac } from 'node:crypto';
import { type Post, type PostTree, textOf } from '../messages/php-post';
import type { FormDefinition, FormField, Option } from './form-definition';
import { stripWhiteSpace } from './swv-formats';

/** User data as mail and hash see it: names that begin with `_` left out, white space stripped (docs/contact-form-7.md 3.2, step 3). */
export type PostedData = { [name: string]: string | PostedData };

export function postedDataOf(post: Post): PostedData {
	return toRecord(new Map([...post.fields].filter(([name]) => !name.startsWith('_'))));
}

/**
 * Contact Form 7's `posted_data_hash`: 32 hex digits, the same for the same text, unit tag and address within one half
 * hour of the clock. It says nothing about what was sent before, and prevents nothing (docs/contact-form-7.md 5).
 */
export function hashPostedData(
	data: PostedData,
	from: { remoteAddress: string; unitTag: string; time: number; key: string },
): string {
	const halfHour = Math.floor(from.time / (30 * 60 * 1000));
	return createHmac('md5', from.key)
		.update(JSON.stringify([halfHour, from.remoteAddress, from.unitTag, Object.entries(data)]))
		.digest('hex');
}

/** Built from entries, so that a field named like a member of every object stays a field. */
function toRecord(tree: PostTree): PostedData {
	return Object.fromEntries(
		[...tree].map(([name, value]) => [name, typeof value === 'string' ? stripWhiteSpace(value) : toRecord(value)]),
	);
}

type Choice = Extract<FormField, { options: readonly Option[] }>;

/**
 * Puts what the mail is to say in place of the options that were posted: the hidden side of a pipe, and beside the last
 * option the text that was written next to it (docs/contact-form-7.md 3.1, 3.2).
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
