/**
 * Runs the application when the page has been read to its end, and fetches it with all its parts at once.
 * @param app address of the script that starts it
 * @param parts addresses of what that imports for this page
 */
export async function startApp(app: string, parts: readonly string[]): Promise<void> {
	for (const href of [app, ...parts]) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.crossOrigin = '';
		link.href = href;
		document.head.append(link);
	}
	await parsed();
	await import(/* @vite-ignore */ app);
}

function parsed(): Promise<void> {
	if (document.readyState !== 'loading') return Promise.resolve();
	return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}
