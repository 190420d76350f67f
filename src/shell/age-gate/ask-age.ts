import { updateScrollLock } from '../../ui/scroll-lock';
import { ageLimit, isAgeConfirmed } from './age-confirmation';

/** Pages that must be readable before anybody has confirmed anything. */
const openPages = ['/privacidade', '/termos', '/acessibilidade'];

/**
 * Opens the gate where the question of age has to be asked (SPEC 4 and 9), and closes it elsewhere.
 * @param path the page's, as in `location.pathname`
 * @returns whether the question stands
 */
export function askAge(gate: HTMLDialogElement, path: string): boolean {
	const page = gate.ownerDocument;
	// Some browsers keep no cookies: then the answer holds until the page is left.
	const confirmed = isAgeConfirmed(page.cookie) || gate.hasAttribute('data-confirmed');
	const asked = !confirmed && !openPages.includes(path);
	if (asked && !gate.open) open(gate);
	if (!asked && gate.open) gate.close();
	updateScrollLock(page);
	return asked;
}

function open(gate: HTMLDialogElement): void {
	// The day counts where the visitor is, not when the page was built.
	const limit = gate.querySelector('[data-age-limit]');
	if (limit) limit.textContent = ageLimit(new Date());
	gate.showModal();
}
