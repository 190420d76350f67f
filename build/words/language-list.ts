import type { Plugin } from 'vite';
import type { SiteLanguage } from '../content/languages.ts';

/**
 * `virtual:languages`: the languages of the site, and the code of that of the page. `virtual:language-offers`: what they say to their readers
 * on pages of others, which few pages load.
 * @param own the language of the pages that a program makes; in a browser the page names it (`data-language`)
 */
export function languageList(languages: readonly SiteLanguage[], own?: string): Plugin {
	const ownCode = own === undefined ? 'document.documentElement.dataset.language' : JSON.stringify(own);
	const list = languages.map(({ offer: _offer, close: _close, ...language }) => language);
	const offers = Object.fromEntries(languages.map(({ code, offer, close }) => [code, { offer, close }]));
	const modules: Readonly<Record<string, string>> = {
		'\0virtual:languages': `export default ${JSON.stringify(list)};\nexport const ownCode = ${ownCode};`,
		'\0virtual:language-offers': `export default ${JSON.stringify(offers)};`,
	};
	return {
		name: 'language-list',
		resolveId: (source) => (`\0${source}` in modules ? `\0${source}` : undefined),
		load: (id) => modules[id],
	};
}
