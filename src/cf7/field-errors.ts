import type { FieldError } from './answer';

type Validatable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isValidatable(element: Element): element is Validatable {
	return element.matches('input, textarea, select');
}

/** Marks one field as wrong, beside it and in the list for screen readers (CONTRACT 7). */
export function markField(wrapper: HTMLElement, unitTag: string, { field, message }: FieldError): void {
	const id = errorId(unitTag, field);
	const wraps = wrapsOf(wrapper, field);
	wrapper.querySelector('.screen-reader-response ul')?.append(listItem(id, message, wraps[0]));
	for (const wrap of wraps) {
		for (const control of wrap.querySelectorAll('[aria-invalid]')) control.setAttribute('aria-invalid', 'true');
		for (const control of wrap.querySelectorAll('.wpcf7-form-control')) {
			control.classList.add('wpcf7-not-valid');
			describe(control, [...descriptionsOf(control), id]);
			if (isValidatable(control)) control.setCustomValidity(message);
		}
		const tip = wrap.ownerDocument.createElement('span');
		tip.className = 'wpcf7-not-valid-tip';
		tip.setAttribute('aria-hidden', 'true');
		tip.textContent = message;
		wrap.append(tip);
	}
}

/** Takes the marks of one field off again. */
export function clearField(wrapper: HTMLElement, unitTag: string, field: string): void {
	const id = errorId(unitTag, field);
	wrapper.ownerDocument.getElementById(id)?.remove();
	for (const wrap of wrapsOf(wrapper, field)) {
		wrap.querySelector('.wpcf7-not-valid-tip')?.remove();
		for (const control of wrap.querySelectorAll('[aria-invalid]')) control.setAttribute('aria-invalid', 'false');
		for (const control of wrap.querySelectorAll('.wpcf7-form-control')) {
			control.classList.remove('wpcf7-not-valid');
			describe(
				control,
				descriptionsOf(control).filter((each) => each !== id),
			);
			if (isValidatable(control)) control.setCustomValidity('');
		}
	}
}

/** What the author lets a control be described by stays beside the error; in the plugin it does not. */
function descriptionsOf(control: Element): string[] {
	return control.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];
}

function describe(control: Element, ids: readonly string[]): void {
	if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
	else control.removeAttribute('aria-describedby');
}

function errorId(unitTag: string, field: string): string {
	return `${unitTag}-ve-${field}`.replace(/[^0-9a-z_-]+/gi, '');
}

function wrapsOf(wrapper: HTMLElement, field: string): HTMLElement[] {
	const wraps = wrapper.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap');
	return [...wraps].filter((wrap) => wrap.dataset.name === field);
}

/** The plugin's client puts the message into the link as HTML; here it is text, as everywhere else. */
function listItem(id: string, message: string, wrap: HTMLElement | undefined): HTMLLIElement {
	const item = (wrap?.ownerDocument ?? document).createElement('li');
	item.id = id;
	const controlId = wrap?.querySelector('.wpcf7-form-control')?.id;
	if (!controlId) {
		item.textContent = message;
		return item;
	}
	const link = item.ownerDocument.createElement('a');
	link.href = `#${controlId}`;
	link.textContent = message;
	item.append(link);
	return item;
}
