import { vi } from 'vitest';

/**
 * Mends where happy-dom differs from the standard and it matters here. @returns a function that takes the mends off again
 */
export function formsAsInBrowsers(): () => void {
	const { reset } = HTMLFormElement.prototype;
	HTMLFormElement.prototype.reset = function () {
		resetAsInBrowsers(this, () => reset.call(this));
	};
	vi.stubGlobal('FormData', FormDataAsInBrowsers);
	return () => {
		HTMLFormElement.prototype.reset = reset;
	};
}

/** Lets a file be chosen, which no script can do in a browser. */
export function chooseFiles(control: HTMLInputElement, files: File[]): void {
	Object.defineProperty(control, 'files', { configurable: true, value: files });
}

/** A form tells of its reset before its controls change; happy-dom does it the other way round, keeps chosen files, and chooses one of several. */
function resetAsInBrowsers(form: HTMLFormElement, reset: () => void): void {
	form.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }));
	const silence = (event: Event) => event.stopImmediatePropagation();
	window.addEventListener('reset', silence, { capture: true });
	reset();
	window.removeEventListener('reset', silence, { capture: true });
	for (const control of form.querySelectorAll<HTMLInputElement>('[type="file"]')) chooseFiles(control, []);
	for (const option of form.querySelectorAll<HTMLOptionElement>('select[multiple] option')) {
		option.selected = option.defaultSelected;
	}
}

/** A list of several choices has an entry for each, or none; happy-dom has always one. */
class FormDataAsInBrowsers extends FormData {
	constructor(form?: HTMLFormElement) {
		super();
		for (const control of form?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? []) {
			if (control.disabled || control.name === '' || control.type === 'submit') continue;
			for (const value of valuesOf(control)) this.append(control.name, value as string);
		}
	}
}

function valuesOf(control: HTMLInputElement | HTMLSelectElement): (string | File)[] {
	if (control instanceof HTMLSelectElement)
		return [...control.options].filter((each) => each.selected).map((each) => each.value);
	if (control.type === 'file') return control.files?.length ? [...control.files] : [new File([], '')];
	return ['checkbox', 'radio'].includes(control.type) && !control.checked ? [] : [control.value];
}
