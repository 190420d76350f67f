/** Where this tab keeps the text that is being written into the contact form. Here, because whoever takes everything off the device takes it too. */
export const draftKey = 'quatro-vistas-contact-draft';

/** Whether this tab keeps such a text. */
export function holdsDraft(): boolean {
	try {
		return sessionStorage.getItem(draftKey) !== null;
	} catch {
		return false;
	}
}
