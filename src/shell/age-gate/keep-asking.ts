import { confirmAge, isAgeConfirmed } from './age-confirmation';
import { askAge } from './ask-age';
import { pathChanged } from './path-changed';

/** Makes the gate's own buttons work, and nothing else close or cover it; asks anew on navigation. */
export function keepAsking(gate: HTMLDialogElement): void {
	const page = gate.ownerDocument;
	const ask = () => askAge(gate, location.pathname);
	const letIn = () => {
		gate.setAttribute('data-confirmed', '');
		ask();
	};
	gate.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest('[data-answer]') : null;
		const answer = button?.getAttribute('data-answer');
		if (answer === 'of-age') {
			confirmAge(page);
			letIn();
		} else if (answer) {
			showPart(gate, answer);
		}
	});
	// Not `closedby="none"`: Escape would then close a parcel's dialog beneath. A second one closes whatever is done here.
	gate.addEventListener('cancel', (event) => event.preventDefault());
	gate.addEventListener('close', () => ask() || standAtStart(gate));
	// Without a network, on its first appearance: the flat ground stands alone.
	gate.querySelector('img')?.addEventListener('error', ({ target }) => target instanceof Element && target.remove());
	page.addEventListener(pathChanged, ask);
	// It may have been answered in another tab or window, of which not every browser tells.
	page.addEventListener('visibilitychange', ask);
	addEventListener('focus', ask);
	// Chromium may tell before `document.cookie` knows.
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

function showPart(gate: HTMLDialogElement, name: string): void {
	for (const part of gate.querySelectorAll<HTMLElement>('[data-part]')) {
		part.hidden = part.dataset.part !== name;
		// The button that was pressed is gone: whoever cannot see hears what stands there now.
		if (!part.hidden) part.querySelector<HTMLElement>('h2')?.focus();
	}
}

/** The next Tab would go on from where the gate stands, behind the skip link. Where the gate gave the focus back, it stays. */
function standAtStart(gate: HTMLDialogElement): void {
	const { activeElement, body } = gate.ownerDocument;
	if (activeElement !== body && !gate.contains(activeElement)) return;
	body.tabIndex = -1;
	body.focus({ preventScroll: true });
	body.removeAttribute('tabindex');
}

/** Of modal dialogs the one opened last lies on top: a parcel opened by its address would lie over the question. */
function raise(gate: HTMLDialogElement): void {
	gate.close();
	gate.showModal();
}
