import type { Plugin } from 'vite';
import type { Language } from '../../src/content/addresses.ts';

/** `virtual:languages`: the languages of the site. */
export function languageList(languages: readonly Language[]): Plugin {
	const id = '\0virtual:languages';
	return {
		name: 'language-list',
		resolveId: (source) => (`\0${source}` === id ? id : undefined),
		load: (loaded) => (loaded === id ? `export default ${JSON.stringify(languages)};` : undefined),
	};
}
