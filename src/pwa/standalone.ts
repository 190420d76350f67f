/** Whether the site runs installed, in a window of its own. */
export function isStandalone(): boolean {
	// Safari on iOS knew its own property long before the display mode.
	if ('standalone' in navigator && navigator.standalone === true) return true;
	return ['standalone', 'minimal-ui', 'fullscreen'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}
