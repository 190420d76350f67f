import type { FormDefinition, FormField } from './form-definition';
import type { Post } from './php-post';

type Acceptance = Extract<FormField, { type: 'acceptance' }>;

/** The acceptances that are off, or on where they are inverted. An optional one may be as it likes (CONTRACT 4, 8.4). */
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
