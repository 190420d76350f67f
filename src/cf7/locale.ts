/** The language tag of a form's locale, as the plugin writes it on the wrapper (docs/contact-form-7.md 1): `pt_PT` and `pt_PT_ao90` → `pt-PT`. */
export function localeTag(locale: string): string {
	return locale.split('_').slice(0, 2).join('-');
}

/** Whether two tags or locales name the same language, in whatever region. */
export function isSameLanguage(one: string, other: string): boolean {
	return primaryOf(one) === primaryOf(other);
}

/** `en-GB`, `en_GB` → `en`. */
export function primaryOf(tag: string): string {
	return (tag.split(/[-_]/)[0] ?? '').toLowerCase();
}
