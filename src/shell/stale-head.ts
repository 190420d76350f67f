/**
 * Takes away a prerendered head that stands beside that of the page React made: whoever goes back before the scripts are here gets another
 * page than the one whose HTML came (`main.tsx`), and React leaves what it did not make.
 */
export function removeStaleHead(): void {
	// React puts its title before one that is there.
	const [own, stale] = document.querySelectorAll('head > title');
	if (!stale) return;
	// What was prerendered stands between these two (`index.html`).
	const between = '[name=viewport] ~ :not([name=theme-color], [name=theme-color] ~ *)';
	for (const element of document.querySelectorAll(between)) if (element !== own) element.remove();
}
