import type { FieldHelper } from './helper';

const scheme = /^[a-z][0-9a-z+.-]*:/i;

/** What an address typed without a scheme becomes: with a dot in it, `http://` goes in front (CONTRACT 9, SPEC 5). */
export function withScheme(typed: string): string {
	const text = typed.trim();
	if (text === '' || scheme.test(text) || !text.includes('.')) return text;
	return `http://${text.replace(/^\/+/, '')}`;
}

/** Completes the addresses typed into the form's fields for one, before they are validated. */
export const urlFields: FieldHelper = (form, signal) => {
	form.addEventListener(
		'change',
		({ target }) => {
			if (target instanceof HTMLInputElement && target.classList.contains('wpcf7-validates-as-url')) {
				target.value = withScheme(target.value);
			}
		},
		{ signal },
	);
};
