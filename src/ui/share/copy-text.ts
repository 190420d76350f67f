/**
 * Copies a text, without the clipboard where a browser or an insecure address has none.
 * @throws {Error} when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
	// Missing outside of secure contexts, whatever its type says.
	const clipboard: Clipboard | undefined = navigator.clipboard;
	if (clipboard) return clipboard.writeText(text);
	if (!copySelected(text)) throw new Error('This browser copies nothing by itself.');
}

/** The way before there was a clipboard: what is selected in a field is copied. */
function copySelected(text: string): boolean {
	const focused = document.activeElement;
	const field = document.createElement('textarea');
	field.value = text;
	field.readOnly = true;
	field.className = 'visually-hidden';
	document.body.append(field);
	field.select();
	const copied = document.execCommand('copy');
	field.remove();
	if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	return copied;
}
