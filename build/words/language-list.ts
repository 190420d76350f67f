import type { Plugin } from 'vite';
import type { Language } from '../../src/content/addresses.ts';

/**
 * `virtual:languages`: the languages of the site, and the code of that of the page.
 * @param own the language of the pages that a program makes; in a browser the page names it (`data-language`)
 */
export function languageList(languages: readonly Language[], own?: string): Plugin {
	const id = '\0virtual:languages';
	const ownCode = own === undefined ? 'document.documentElement.dataset.language' : JSON.stringify(own);
	return {
		name: 'language-list',
		resolveId: (source) => (`\0${source}` === id ? id : undefined),
		load: (loaded) =>
			loaded === id ? `export default ${JSON.stringify(languages)};\nexport const ownCode = ${ownCode};` : undefined,
	};
}
