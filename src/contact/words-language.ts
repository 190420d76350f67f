/** In which languages what a form shows is said, as tags; where it is left out, in that of the form. */
export type WordsLanguage = {
	/** The message of the form's response. */
	message?: string | undefined;
	/** What is wrong with its fields. */
	fields?: string | undefined;
};

/**
 * Says to screen readers in which language a form's words are, where that is not the one around them. To be called whenever the form's
 * client has changed them: a mark that stood before keeps its language.
 * @param formTag of the form
 */
export function markLanguage(wrapper: HTMLElement, formTag: string, { message, fields }: WordsLanguage): void {
	const response = wrapper.querySelectorAll('.screen-reader-response [role="status"], .wpcf7-response-output');
	const marks = wrapper.querySelectorAll('.screen-reader-response li:not([lang]), .wpcf7-not-valid-tip:not([lang])');
	for (const element of response) setLanguage(element, message ?? formTag);
	for (const element of marks) setLanguage(element, fields ?? formTag);
}

function setLanguage(element: Element, tag: string): void {
	const around = element.parentElement?.closest('[lang]')?.getAttribute('lang');
	if (tag === around || element.textContent === '') element.removeAttribute('lang');
	else element.setAttribute('lang', tag);
}
