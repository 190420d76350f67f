import { addressOf } from '../../build/content/page-address';
import { originalOf } from '../../build/content/translation-path';
import { addressIn, type Language } from '../../src/content/addresses';

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

/**
 * Which page of the site shows what a file says, beside the form.
 * @param path of an original, or of a translation
 * @param language other than the main one, in which the page is to be seen
 * @param slug of an article in that language
 */
export function previewAddress(path: string, language?: Language, slug?: string): string {
	const original = originalOf(path);
	const address = mainAddress(slug === undefined ? original : original.replace(/[^/]+(?=\.md$)/, slug));
	return language ? addressIn(language, address) : address;
}

function mainAddress(path: string): string {
	if (path.endsWith('.json')) return path === 'site-settings.json' ? '/contacto' : '/terroir';
	const visit = /visits\/([^/]+)\.md$/.exec(path)?.[1];
	// What unknown addresses get has none of its own.
	if (path.endsWith('/nao-encontrado.md')) return '/pagina-que-nao-existe';
	return addressOf(path) + (visit === undefined ? '' : `#${visit}`);
}

/** The last part of a page's address, of its name: `São João, à noite` is `sao-joao-a-noite`. */
export function slugOf(name: string): string {
	return name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 40)
		.replace(/^-+|-+$/g, '');
}
