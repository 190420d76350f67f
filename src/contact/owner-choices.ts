/** A control of which several may be chosen, or one of several controls of a name. */
type Choices = HTMLSelectElement | HTMLInputElement;

/** Whether a draft holds what was put into this control: not a consent, nor the answer to a question that may be another one later. */
export function isKeptInDraft(input: HTMLInputElement): boolean {
	if (input.closest('.wpcf7-acceptance, .wpcf7-quiz')) return false;
	return ['text', 'email', 'tel', 'url', 'number', 'range', 'date', 'time', 'checkbox', 'radio'].includes(input.type);
}

export function hasChoices(control: Element): control is Choices {
	return control.matches('select[multiple], input:is([type="checkbox"], [type="radio"])');
}

/** What is chosen in it. */
export function choicesOf(control: Choices): string[] {
	if (control instanceof HTMLSelectElement)
		return [...control.options].flatMap(({ selected, value }) => (selected ? value : []));
	return control.checked ? [control.value] : [];
}

/** Takes back all that is chosen, files too: what a message leaves unticked has no entry in it. */
export function clearChoices(form: HTMLFormElement): void {
	for (const control of form.elements) {
		if (control instanceof HTMLInputElement && control.type === 'file') control.value = '';
		else if (
			hasChoices(control) &&
			(control instanceof HTMLSelectElement || isKeptInDraft(control)) &&
			choose(control, [])
		)
			control.dispatchEvent(new Event('input', { bubbles: true }));
	}
}

/** Chooses these and no others. @returns whether that changed anything */
export function choose(control: Choices, values: readonly string[]): boolean {
	const before = choicesOf(control).join('\n');
	if (control instanceof HTMLSelectElement)
		for (const option of control.options) option.selected = values.includes(option.value);
	else control.checked = values.includes(control.value);
	return choicesOf(control).join('\n') !== before;
}
