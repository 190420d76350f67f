/** Where this tab keeps the text that is being written into the contact form. */
export const draftKey = 'quatro-vistas-contact-draft';

/** Whether this tab keeps such a text. Apart from `draft.ts`, which the page of the device need not load for it. */
export function holdsDraft(): boolean {
	try {
		return sessionStorage.getItem(draftKey) !== null;
	} catch {
		return false;
	}
}
