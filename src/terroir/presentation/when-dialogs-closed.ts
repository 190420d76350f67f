/** Calls back as soon as no modal dialog is open: whoever has not confirmed their age does that first. @returns what calls it off */
export function whenDialogsClosed(task: () => void): () => void {
	const isOpen = () => document.querySelector('dialog[open]') !== null;
	if (!isOpen()) {
		task();
		return () => {};
	}
	const observer = new MutationObserver(() => {
		if (isOpen()) return;
		observer.disconnect();
		task();
	});
	observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
	return () => observer.disconnect();
}
