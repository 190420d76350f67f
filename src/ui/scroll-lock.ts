/**
 * Keeps the page behind from scrolling while a modal dialog is open, menu and age gate among them: `html[data-scroll-locked]`
 * (docs/product.md 3). Called when one has opened or closed.
 */
export function updateScrollLock(page: Document): void {
	page.documentElement.toggleAttribute('data-scroll-locked', page.querySelector('dialog[open]') !== null);
}
