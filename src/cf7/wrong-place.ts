import { cf7Messages as m } from '../messages/cf7';

/** Puts a notice in the place of every form that stands inside another one, where it cannot work (CONTRACT 10, SPEC 2). */
export function replaceMisplacedForms(page: Document): void {
	for (const wrapper of page.querySelectorAll('form .wpcf7[data-wpcf7-id]')) {
		const notice = page.createElement('p');
		notice.className = 'wpcf7-form-in-wrong-place';
		const lead = page.createElement('strong');
		lead.textContent = m.error;
		notice.append(lead, ` ${m.wrongPlace}`);
		wrapper.replaceWith(notice);
	}
}
