type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the visitor typed or chose, by field; boxes are left out, because a consent is given anew. */
export function typedValues(form: HTMLFormElement): Record<string, string> {
	return Object.fromEntries(textFields(form).map(({ name, value }) => [name, value]));
}

/** Puts texts into their fields and tells the fields' helpers. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
	for (const field of textFields(form)) {
		const value = values[field.name];
		if (value === undefined || value === field.value) continue;
		field.value = value;
		field.dispatchEvent(new Event('input', { bubbles: true }));
	}
}

/** Whether a visitor would lose anything if the form were emptied. */
export function hasTyped(form: HTMLFormElement): boolean {
	return textFields(form).some((field) => !isUntouched(field));
}

/** The fields that still hold what the page came with. */
export function untouchedFields(form: HTMLFormElement): ReadonlySet<string> {
	return new Set(
		textFields(form)
			.filter(isUntouched)
			.map(({ name }) => name),
	);
}

function isUntouched(field: TextField): boolean {
	return field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === field.defaultValue;
}

function textFields(form: HTMLFormElement): TextField[] {
	return [...form.elements].filter(isTextField);
}

function isTextField(element: Element): element is TextField {
	if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
	return element instanceof HTMLInputElement && ['text', 'email', 'tel', 'url'].includes(element.type);
}
