/** Whether a control of a form still holds what the page came with: a reset of the form would change nothing in it. */
export function hasInitialValue(control: Element): boolean {
	if (control instanceof HTMLSelectElement) {
		const options = [...control.options];
		const marked = options.some((option) => option.hasAttribute('selected'));
		// A list of one choice shows its first option where the author marked none.
		if (!marked && !control.multiple) return control.selectedIndex <= 0;
		return options.every((option) => option.selected === option.hasAttribute('selected'));
	}
	if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
	if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return true;
	if (control.type === 'file') return !control.files?.length;
	if (control.type === 'checkbox' || control.type === 'radio') return control.checked === control.defaultChecked;
	// What a slider shows where the author gave no value is up to the browser.
	if (control.type === 'range' && control.defaultValue === '') return true;
	return control.value === control.defaultValue;
}
