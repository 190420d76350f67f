/** The part of Vite's manifest that pages need: a chunk's file, its style sheets and the chunks it imports at once. */
export type ChunkManifest = Readonly<Record<string, Chunk>>;

/** The manifest's key of what starts the application. */
const entry = 'index.html';

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** @throws {Error} when the manifest is not an object of chunks */
export function parseChunkManifest(text: string): ChunkManifest {
	const value: ChunkManifest = JSON.parse(text);
	for (const [key, chunk] of Object.entries(value)) {
		if (typeof chunk?.file !== 'string') throw new Error(`The chunk manifest has no file for ${key}.`);
	}
	return value;
}

/**
 * What pages made of these modules load at once: style sheets, the script that starts the application, and the parts that it
 * imports. `route:/vinhos/$slug` stands for a route's code-split parts, anything else is a source file's path.
 * @throws {Error} when nothing starts the application
 */
export function resourcesOf(
	modules: readonly string[],
	manifest: ChunkManifest,
): { styles: string[]; app: string; parts: string[] } {
	const named = Object.keys(manifest).filter((key) => modules.some((module) => isPartOf(key, module)));
	const app = manifest[entry]?.file;
	if (!app) throw new Error('The chunk manifest has nothing that starts the application.');
	const atOnce = chunksWith([entry, ...named], manifest);
	return {
		styles: [...new Set(atOnce.flatMap(({ css = [] }) => css))],
		app,
		parts: [...new Set(atOnce.map(({ file }) => file))].filter((file) => file !== app),
	};
}

/** The chunks of these keys and of all that they import. */
function chunksWith(keys: readonly string[], manifest: ChunkManifest): Chunk[] {
	const found = new Set<Chunk>();
	const visit = (key: string) => {
		const chunk = manifest[key];
		if (!chunk || found.has(chunk)) return;
		found.add(chunk);
		for (const imported of chunk.imports ?? []) visit(imported);
	};
	for (const key of keys) visit(key);
	return [...found];
}

function isPartOf(key: string, module: string): boolean {
	if (!module.startsWith('route:')) return key === module;
	return key.startsWith(`${routeFile(module.slice('route:'.length))}?`);
}

/** The router's file naming: `/` → `index`, `/vinhos/` → `vinhos.index`, `/vinhos/$slug` → `vinhos.$slug`. */
function routeFile(routeId: string): string {
	if (routeId === '__root__') return 'src/routes/__root.tsx';
	const name = routeId === '/' ? 'index' : routeId.replace(/^\//, '').replace(/\/$/, '/index').replaceAll('/', '.');
	return `src/routes/${name}.tsx`;
}
