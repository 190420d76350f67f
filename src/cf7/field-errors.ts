type Validatable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isValidatable(element: Element): element is Validatable {
	return element.matches('input, textarea, select');
}

/**
 * Says beside a field and in the list for screen readers what is wrong with it, in place of what was said before (docs/contact-form-7.md 7).
 * @param message undefined if nothing is wrong any more
 */
export function showError(wrapper: HTMLElement, unitTag: string, field: string, message?: string): void {
	const isWrong = message !== undefined;
	const page = wrapper.ownerDocument;
	const id = errorId(unitTag, field);
	const wraps = wrapsOf(wrapper, field);
	page.getElementById(id)?.remove();
	if (isWrong) {
		const controlId = wraps[0]?.querySelector('.wpcf7-form-control')?.id;
		wrapper.querySelector('.screen-reader-response ul')?.append(listItem(page, id, message, controlId));
	}
	for (const wrap of wraps) {
		for (const control of wrap.querySelectorAll('[aria-invalid]')) control.setAttribute('aria-invalid', `${isWrong}`);
		for (const control of wrap.querySelectorAll('.wpcf7-form-control')) {
			control.classList.toggle('wpcf7-not-valid', isWrong);
			describe(control, id, isWrong);
			if (isValidatable(control)) control.setCustomValidity(message ?? '');
		}
		wrap.querySelector('.wpcf7-not-valid-tip')?.remove();
		if (isWrong) wrap.append(tip(page, message));
	}
}

/** What the author lets a control be described by stays beside the error; in the plugin it does not. */
function describe(control: Element, id: string, isWrong: boolean): void {
	const others = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((each) => each && each !== id);
	const ids = [...others, ...(isWrong ? [id] : [])];
	if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
	else control.removeAttribute('aria-describedby');
}

function tip(page: Document, message: string): HTMLElement {
	const element = page.createElement('span');
	element.className = 'wpcf7-not-valid-tip';
	element.setAttribute('aria-hidden', 'true');
	element.textContent = message;
	return element;
}

function errorId(unitTag: string, field: string): string {
	return `${unitTag}-ve-${field}`.replace(/[^0-9a-z_-]+/gi, '');
}

function wrapsOf(wrapper: HTMLElement, field: string): HTMLElement[] {
	const wraps = wrapper.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap');
	return [...wraps].filter((wrap) => wrap.dataset.name === field);
}

/** The plugin's client puts the message into the link as HTML; here it is text, as everywhere else. */
function listItem(page: Document, id: string, message: string, controlId: string | undefined): HTMLElement {
	const item = page.createElement('li');
	item.id = id;
	item.textContent = message;
	if (!controlId) return item;
	const link = page.createElement('a');
	link.href = `#${controlId}`;
	// The list is clipped away: the focus would be lost on a link that is not visible.
	link.tabIndex = -1;
	link.textContent = message;
	item.replaceChildren(link);
	return item;
}
