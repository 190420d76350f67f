import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languageAt } from '../../src/content/addresses.ts';
import { exportsOf, messagesImport } from './words-modules.ts';

const prefix = '\0words-by-address:';

/**
 * Where nothing is built, a page has its words in the language that its address begins with: a module of words brings those of all
 * languages and exports those of one.
 * @param languages the main one first
 */
export function wordsByAddress(languages: readonly Language[]): Plugin {
	return {
		name: 'words-by-address',
		apply: 'serve',
		enforce: 'pre',
		resolveId(source) {
			const [, name] = messagesImport.exec(source) ?? [];
			return name && prefix + name;
		},
		load(id) {
			return id.startsWith(prefix) ? moduleOf(id.slice(prefix.length), languages) : undefined;
		},
		transformIndexHtml(html, { originalUrl = '/' }) {
			const language = languageAt(originalUrl, languages);
			return html.replace(/<html [^>]*>/, `<html lang="${language?.tag}" data-language="${language?.code}">`);
		},
	};
}

function moduleOf(name: string, languages: readonly Language[]): string {
	const files = languages.map(({ code }) => JSON.stringify(resolve(`src/messages/${code}/${name}.ts`)));
	const codes = languages.map(({ code }, index) => `${JSON.stringify(code)}: language${index}`);
	const names = exportsOf(`messages/${name}`);
	return [
		...files.map((file, index) => `import * as language${index} from ${file};`),
		`const own = { ${codes.join(', ')} }[location.pathname.split('/')[1]] ?? language0;`,
		...names.map((exported, index) => `const word${index} = own.${exported};`),
		`export { ${names.map((exported, index) => `word${index} as ${exported}`).join(', ')} };`,
	].join('\n');
}
