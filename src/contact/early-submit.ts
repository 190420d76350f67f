/** How long the form's code may take to load once a visitor has pressed. */
const codeTimeoutMs = 8_000;

/*
 * `data-press` of a form that is not mounted: `held` while a press waits; `through` once presses do not wait for the form's code
 * any more; `posted` once the browser has one to post.
 */

/**
 * Holds a submit event that comes before the form's code: posted natively it would leave the page, without a network for an
 * error page. For the first script of a page; without it, or without JavaScript, the form is posted.
 */
export function holdEarlySubmits(page: Document): void {
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
		setTimeout(postNatively, passes ? 0 : codeTimeoutMs, form);
	});
}

/**
 * For the code that mounts a form.
 * @returns `held` if that code has to submit the form now; `posted` if the browser is posting it and it must be left alone
 */
export function takeEarlySubmit(form: HTMLFormElement): 'none' | 'held' | 'posted' {
	const { press } = form.dataset;
	if (press === 'posted') return press;
	delete form.dataset.press;
	return press === 'held' ? press : 'none';
}

/** The form's code does not load, or cannot run here: a held submit is posted natively, and so is every later one until the code loads after all. */
export function submitNatively(form: HTMLFormElement): void {
	if (form.dataset.press === 'held') postNatively(form);
	else form.dataset.press = 'through';
}

/** A browser that knows of no network would only show its error page: then the submit is held until there is one. */
function postNatively(form: HTMLFormElement): void {
	if (form.dataset.press !== 'held') return;
	if (navigator.onLine) {
		form.dataset.press = 'posted';
		form.submit();
	} else window.addEventListener('online', () => postNatively(form), { once: true });
}
