import { dirname, join, relative } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';

/** A list of all files of a folder, as `src/wines/load-wine.ts` asks Vite for it. */
const list = /import\.meta\.glob(?:<[^(]+>)?\('\.\.\/content\/(wines|news)\/\*\.md', \{ import: 'default' \}\)/;

/** The module of a JSON file whose text is typed. It has no ending: Vite looks into none that ends with `.json`. */
const moduleOfJson = (path: string) => `\0typed:${path.replace('.json', '')}`;
const jsonOfModule = /^\0typed:(.+)$/;

/** Lets the site find files that are only typed: new ones, which no folder has, and JSON that differs from what is stored. */
export function unsavedFiles(
	site: string,
	texts: () => ReadonlyMap<string, string>,
): { plugin: Plugin; refresh: (server: ViteDevServer) => void } {
	/** The modules that have such a list, with the paths that stood in it. */
	const lists = new Map<string, string>();
	const pathsIn = (folder: string) => [...texts().keys()].filter((path) => path.startsWith(`src/content/${folder}/`));
	const pathFrom = (place: string) => normalizePath(relative(site, place));
	const allPaths = () => [...texts().keys()].join();
	return {
		plugin: {
			name: 'unsaved-files',
			enforce: 'pre',
			resolveId(id, importer) {
				// As JSON, Vite would read it itself.
				const json = id.endsWith('.json') && importer ? pathFrom(join(dirname(importer), id)) : '';
				if (texts().has(json)) return moduleOfJson(json);
				const path = id.startsWith('/src/content/') ? id.slice(1) : '';
				return path.endsWith('.md') && texts().has(path) ? normalizePath(join(site, path)) : undefined;
			},
			load(id) {
				const [, path] = jsonOfModule.exec(id) ?? [];
				return path === undefined
					? undefined
					: { code: `export default ${texts().get(`${path}.json`)}`, moduleType: 'js' };
			},
			transform(code, id) {
				if (!id.startsWith(normalizePath(site)) || !list.test(code)) return undefined;
				lists.set(id, allPaths());
				return code.replace(list, (_, folder: string) => {
					const entries = pathsIn(folder).map((path) => {
						const module = JSON.stringify(`/${path}`);
						return `${JSON.stringify(path.replace('src/', '../'))}: async () => (await import(${module})).default`;
					});
					return `{${entries.join(',')}}`;
				});
			},
		},
		refresh({ environments: { client } }) {
			for (const [id, paths] of lists) {
				const module = client.moduleGraph.getModuleById(id);
				if (module && paths !== allPaths()) client.moduleGraph.invalidateModule(module);
			}
		},
	};
}
