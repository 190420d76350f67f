import { updateScrollLock } from '../../ui/scroll-lock';

/** Dispatched by the frame on the document: a navigation without a reload has led to another address. */
export const pathChanged = 'pathchanged';

/** docs/product.md 3: cookie `ageCheck`, value `true`, 365 days, path `/`. */
const cookie = 'ageCheck=true';
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Opens the gate where the question of age has to be asked (docs/product.md 3), and closes it elsewhere.
 * @param path the page's, as in `location.pathname`
 * @returns whether the question is asked
 */
export function askAge(gate: HTMLDialogElement, path: string): boolean {
	const page = gate.ownerDocument;
	// Some browsers keep no cookies: then the answer holds until the page is left.
	const confirmed = isAgeConfirmed(page.cookie) || gate.hasAttribute('data-confirmed');
	const asked = !confirmed && !gate.dataset.ageGate?.split(' ').includes(path);
	if (asked && !gate.open) open(gate);
	if (!asked && gate.open) {
		gate.close();
		// Not at the `close` event: a key that is pressed on a busy page comes before it.
		focusStart(gate);
	}
	updateScrollLock(page);
	return asked;
}

/** Makes the gate's own buttons work, keeps everything else from closing or covering it, and asks again on navigation. */
export function controlGate(gate: HTMLDialogElement): void {
	const page = gate.ownerDocument;
	const ask = () => askAge(gate, location.pathname);
	const letIn = () => {
		gate.setAttribute('data-confirmed', '');
		ask();
	};
	gate.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : undefined;
		if (link) leadToSamePage(link);
		const button = target instanceof Element ? target.closest('[data-answer]') : undefined;
		const answer = button?.getAttribute('data-answer');
		if (answer === 'of-age') {
			confirmAge(page);
			letIn();
		} else if (answer) {
			showPart(gate, answer);
		}
	});
	// Not `closedby="none"`: Escape would then close a parcel's dialog beneath. A second Escape closes it in spite of this.
	gate.addEventListener('cancel', (event) => event.preventDefault());
	gate.addEventListener('close', ask);
	// Without a network, on its first appearance: the flat ground remains.
	gate.querySelector('img')?.addEventListener('error', ({ target }) => target instanceof Element && target.remove());
	page.addEventListener(pathChanged, ask);
	// It may have been answered in another tab or window, which not every browser reports.
	page.addEventListener('visibilitychange', ask);
	addEventListener('focus', ask);
	// Chromium may report before `document.cookie` has the new value.
	globalThis.cookieStore?.addEventListener(
		'change',
		({ changed }) => changed.some(({ name, value }) => isAgeConfirmed(`${name}=${value}`)) && letIn(),
	);
	new MutationObserver((changes) => {
		if (
			gate.open &&
			changes.some(({ target }) => target !== gate && target instanceof HTMLDialogElement && target.open)
		)
			raise(gate);
	}).observe(page, { subtree: true, attributeFilter: ['open'] });
}

/** Whether a cookie header holds the confirmation. */
export function isAgeConfirmed(cookies: string): boolean {
	return cookies.split('; ').includes(cookie);
}

/**
 * Remembers the confirmation. Safari keeps cookies set by scripts for seven days only, and no browser keeps one with `Secure` that
 * comes from a page without https.
 */
export function confirmAge(page: { cookie: string; location: Pick<Location, 'protocol'> }): void {
	const secure = page.location.protocol === 'https:' ? '; Secure' : '';
	page.cookie = `${cookie}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax${secure}`;
}

/** The day on which those born were eighteen years old `today`, written out in a language: "20 de novembro de 2008". */
export function ageLimit(today: Date, language: string): string {
	const limit = new Date(today.getFullYear() - 18, today.getMonth(), today.getDate());
	// Of a 29 February that year did not have: the day before.
	if (limit.getDate() !== today.getDate()) limit.setDate(0);
	const parts = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).formatToParts(limit);
	// Day and month stay in one line.
	return parts.map(({ value }, index) => (index === 1 ? value.replaceAll(' ', '\u00a0') : value)).join('');
}

function open(gate: HTMLDialogElement): void {
	// The day counts where the visitor is, not when the page was built.
	const limit = gate.querySelector('[data-age-limit]');
	if (limit) limit.textContent = ageLimit(new Date(), gate.ownerDocument.documentElement.lang);
	gate.showModal();
}

/** The question has one HTML on all pages; where this one is in another language the page's own link to it knows. */
function leadToSamePage(link: HTMLAnchorElement): void {
	const same = link.ownerDocument.querySelector(`a[data-language-switch][hreflang="${link.hreflang}"]`);
	if (same)
		link.setAttribute('href', same.getAttribute('href')?.replace(/[?#].*/, '') + location.search + location.hash);
}

function showPart(gate: HTMLDialogElement, name: string): void {
	for (const part of gate.querySelectorAll<HTMLElement>('[data-part]')) {
		part.hidden = part.dataset.part !== name;
		// The button that was pressed is gone: with the focus, a screen reader reads what is there now.
		if (!part.hidden) part.querySelector<HTMLElement>('h2')?.focus();
	}
}

/** The next Tab would go on from the gate's place in the page, behind the skip link. Where the gate gave the focus back, it stays. */
function focusStart(gate: HTMLDialogElement): void {
	const { activeElement, body } = gate.ownerDocument;
	if (activeElement !== body && !gate.contains(activeElement)) return;
	body.tabIndex = -1;
	body.focus({ preventScroll: true });
	body.removeAttribute('tabindex');
}

/** The modal dialog opened last lies on top: a parcel opened by its address would cover the question. */
function raise(gate: HTMLDialogElement): void {
	gate.close();
	gate.showModal();
}
