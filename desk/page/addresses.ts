/**
 * Shows an address in a window with a page of the site.
 * @param isKnown whether the page that is there has loaded what the address names
 */
export function showIn(page: Window, address: string, isKnown: boolean): void {
	if (isKnown && goWithin(page, address)) return;
	const before = page.location.pathname;
	page.location.replace(address);
	// Another fragment alone loads nothing, and a visit that was just begun is not in the page that is there.
	if (address.startsWith(`${before}#`)) page.location.reload();
}

/** Within the site, its router goes there without loading the page again. */
function goWithin(page: Window, address: string): boolean {
	const router: unknown = Reflect.get(page, '__TSR_ROUTER__');
	if (typeof router !== 'object' || router === null || !('history' in router)) return false;
	const { history } = router;
	if (typeof history !== 'object' || history === null || !('replace' in history)) return false;
	if (typeof history.replace === 'function') history.replace(address);
	return true;
}

/** Which page of the site shows what a file says. */
export function addressOf(path: string): string {
	const [, folder, slug] = /^src\/content\/(\w+)\/([^/]+)\.md$/.exec(path) ?? [];
	switch (folder) {
		case 'wines':
			return `/vinhos/${slug}`;
		case 'news':
			return `/noticias/${slug}`;
		case 'visits':
			return `/visitar#${slug}`;
		case 'vineyards':
			return `/terroir?terroir=${slug}`;
		case 'pages':
			if (slug === 'nao-encontrado') return '/pagina-que-nao-existe';
			if (slug === 'retirada') return '/410';
			return slug === 'home' ? '/' : `/${slug}`;
		default:
			return path === 'site-settings.json' ? '/contacto' : '/terroir';
	}
}
