/** How long the form's code may take to come once a visitor has pressed, in milliseconds. */
const patience = 8_000;

/*
 * `data-press` of a form that is not taken over: `held` while a press waits; `through` once presses do not wait for the form's code
 * any more; `posted` once the browser has one to post.
 */

/**
 * Holds a press of the form that comes before the form's code: posted the old way it would leave the page, without a
 * network for an error page. For the first script of a page; without it, or without JavaScript, the form is posted.
 */
export function holdPresses(page: Document): void {
	page.addEventListener('submit', (event) => {
		const { target: form } = event;
		if (!(form instanceof HTMLFormElement) || !form.matches('.wpcf7.no-js > form')) return;
		const { press } = form.dataset;
		const passes = press === 'through' || press === 'posted';
		if (passes && navigator.onLine) {
			form.dataset.press = 'posted';
			return;
		}
		event.preventDefault();
		if (press === 'held') return;
		form.dataset.press = 'held';
		setTimeout(letGo, passes ? 0 : patience, form);
	});
}

/**
 * For the code that takes a form over.
 * @returns `held` if a press is that code's to carry out now; `posted` if one is the browser's by now and the form must be left to it
 */
export function takePress(form: HTMLFormElement): 'none' | 'held' | 'posted' {
	const { press } = form.dataset;
	if (press === 'posted') return press;
	delete form.dataset.press;
	return press === 'held' ? press : 'none';
}

/** The form's code does not come, or cannot run here: the press that was held goes the old way, and every later one until it comes after all. */
export function letPressesThrough(form: HTMLFormElement): void {
	if (form.dataset.press === 'held') letGo(form);
	else form.dataset.press = 'through';
}

/** A browser that knows of no network would only show its error page: then the press is held until there is one. */
function letGo(form: HTMLFormElement): void {
	if (form.dataset.press !== 'held') return;
	if (navigator.onLine) {
		form.dataset.press = 'posted';
		form.submit();
	} else window.addEventListener('online', () => letGo(form), { once: true });
}
