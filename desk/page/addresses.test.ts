import { expect, it, vi } from 'vitest';
import type { Language } from '../../src/content/addresses';
import { previewAddress, showIn, slugOf } from './addresses';

const poda = previewAddress('src/content/visits/um-dia-de-poda.md');

function windowAt(pathname: string, router?: object) {
	const location = { pathname, replace: vi.fn(), reload: vi.fn() };
	return { page: { location, __TSR_ROUTER__: router } as unknown as Window, location };
}

it('loads the page of the visits again for one that was just begun: its fragment alone would show another visit', () => {
	const { page, location } = windowAt('/visitar');
	showIn(page, poda, false);
	expect(location.replace).toHaveBeenCalledExactlyOnceWith('/visitar#um-dia-de-poda');
	expect(location.reload).toHaveBeenCalledOnce();
});

it('loads another page once', () => {
	const { page, location } = windowAt('/');
	showIn(page, poda, false);
	expect(location.replace).toHaveBeenCalledExactlyOnceWith('/visitar#um-dia-de-poda');
	expect(location.reload).not.toHaveBeenCalled();
});

it('goes by the site’s own router to what its page has loaded', () => {
	const replace = vi.fn();
	const { page, location } = windowAt('/visitar', { history: { replace } });
	showIn(page, poda, true);
	expect(replace).toHaveBeenCalledExactlyOnceWith('/visitar#um-dia-de-poda');
	expect(location.replace).not.toHaveBeenCalled();
});

it.each([
	['São João, à noite', 'sao-joao-a-noite'],
	['  Colheita 2009 ', 'colheita-2009'],
	['«…»', ''],
	['Uma notícia com um título que não cabe inteiro num endereço', 'uma-noticia-com-um-titulo-que-nao-cabe-i'],
])('of %j the address is %j', (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});

it.each([
	['src/content/pages/home.md', '/'],
	['src/content/pages/nao-encontrado.md', '/pagina-que-nao-existe'],
	['src/content/wines/abade.md', '/vinhos/abade'],
	['src/content/vineyards/vale-sabor.md', '/terroir?terroir=vale-sabor'],
	['src/content/visits/um-dia-de-poda.md', '/visitar#um-dia-de-poda'],
	['site-settings.json', '/contacto'],
	['src/content/parcel-names.json', '/terroir'],
])('beside the form of %s stands %s', (path, address) => {
	expect(previewAddress(path)).toBe(address);
});

const english: Language = {
	code: 'en',
	tag: 'en-GB',
	name: 'English',
	addresses: { vinhos: 'wines', noticias: 'news', visitar: 'visit' },
};

it.each([
	['src/content/pages/home.md', undefined, '/en'],
	['src/content/en/wines/abade.md', undefined, '/en/wines/abade'],
	['src/content/en/news/poda.md', 'pruning', '/en/news/pruning'],
	['src/content/news/poda.md', undefined, '/en/news/poda'],
	['src/content/visits/um-dia-de-poda.md', undefined, '/en/visit#um-dia-de-poda'],
])('beside the English form of %s (%s) stands %s', (path, slug, address) => {
	expect(previewAddress(path, english, slug)).toBe(address);
});
