import { confirmAge } from './age-confirmation';
import { askAge } from './ask-age';
import { pathChanged } from './path-changed';

/** Makes the gate's own buttons work, and nothing else close or cover it; asks anew on navigation. */
export function keepAsking(gate: HTMLDialogElement): void {
	const page = gate.ownerDocument;
	const ask = () => askAge(gate, location.pathname);
	gate.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest('[data-answer]') : null;
		const answer = button?.getAttribute('data-answer');
		if (answer === 'of-age') {
			confirmAge(page);
			ask();
		} else if (answer) {
			showPart(gate, answer);
		}
	});
	// Browsers without `closedby` close it on Escape.
	gate.addEventListener('close', ask);
	page.addEventListener(pathChanged, ask);
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

/** Of modal dialogs the one opened last lies on top: a parcel opened by its address would lie over the question. */
function raise(gate: HTMLDialogElement): void {
	gate.close();
	gate.showModal();
}
