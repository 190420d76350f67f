import { leavesOf, type Post } from '../wordpress/php-post';
import { attributeOf, type Element, findAll, setAttribute, setText, toggleAttribute } from './html-tree';

/** Puts what was posted back into the fields of a form, so that nobody has to type it again. */
export function keepValues(form: Element, post: Post): void {
	for (const control of findAll(form, ({ tagName }) => ['input', 'select', 'textarea'].includes(tagName))) {
		const name = attributeOf(control, 'name')?.replace(/\[\]$/, '');
		if (!name || name.startsWith('_')) continue;
		keepValue(control, leavesOf(post.fields.get(name)));
	}
}

function keepValue(control: Element, values: readonly string[]): void {
	const value = values[0] ?? '';
	switch (control.tagName === 'input' ? attributeOf(control, 'type') : control.tagName) {
		case 'textarea':
			// A parser drops a line break right after the tag.
			setText(control, value.startsWith('\n') || value.startsWith('\r') ? `\n${value}` : value);
			break;
		case 'select':
			for (const option of findAll(control, ({ tagName }) => tagName === 'option')) {
				toggleAttribute(option, 'selected', values.includes(attributeOf(option, 'value') ?? ''));
			}
			break;
		case 'checkbox':
		case 'radio':
			toggleAttribute(control, 'checked', values.includes(attributeOf(control, 'value') ?? 'on'));
			break;
		case 'submit':
		case 'file':
			break;
		default:
			setAttribute(control, 'value', value);
	}
}
