import { dirname, join, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The module of a JSON file whose text is typed. It has no ending: Vite looks into none that ends with `.json`. */
const moduleOfJson = (path: string) => `\0typed:${path.replace('.json', '')}`;
const jsonOfModule = /^\0typed:(.+)$/;

/** Lets the site have JSON as it is typed, where that differs from what is stored. */
export function typedJson(site: string, texts: () => ReadonlyMap<string, string>): Plugin {
	return {
		name: 'typed-json',
		enforce: 'pre',
		resolveId(id, importer) {
			// As JSON, Vite would read it itself.
			if (!id.endsWith('.json') || !importer) return undefined;
			const path = normalizePath(relative(site, join(dirname(importer), id)));
			return texts().has(path) ? moduleOfJson(path) : undefined;
		},
		load(id) {
			const [, path] = jsonOfModule.exec(id) ?? [];
			return path === undefined
				? undefined
				: { code: `export default ${texts().get(`${path}.json`)}`, moduleType: 'js' };
		},
	};
}
