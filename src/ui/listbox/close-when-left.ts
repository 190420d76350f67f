/** Calls back when something outside of an element is pressed or takes the focus. Returns how to end it. */
export function closeWhenLeft(element: HTMLElement, close: () => void): () => void {
	function handle({ target }: Event) {
		if (!(target instanceof Node && element.contains(target))) close();
	}
	document.addEventListener('pointerdown', handle);
	document.addEventListener('focusin', handle);
	return () => {
		document.removeEventListener('pointerdown', handle);
		document.removeEventListener('focusin', handle);
	};
}
