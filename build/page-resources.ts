/** The part of Vite's manifest that pages need: a chunk's file, its style sheets and the chunks it imports at once. */
export type ChunkManifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[] }>>;

/** @throws {Error} when the manifest is not an object of chunks */
export function parseChunkManifest(text: string): ChunkManifest {
	const value: ChunkManifest = JSON.parse(text);
	for (const [key, chunk] of Object.entries(value)) {
		if (typeof chunk?.file !== 'string') throw new Error(`The chunk manifest has no file for ${key}.`);
	}
	return value;
}

/**
 * The style sheets and scripts that pages made of these modules load at once. `route:/vinhos/$slug` stands for a route's code-split parts,
 * anything else is a source file's path.
 */
export function resourcesOf(
	modules: readonly string[],
	manifest: ChunkManifest,
): { styles: string[]; scripts: string[] } {
	const styles = new Set<string>();
	const scripts = new Set<string>();
	const visit = (key: string) => {
		const chunk = manifest[key];
		if (!chunk || scripts.has(chunk.file)) return;
		scripts.add(chunk.file);
		for (const file of chunk.css ?? []) styles.add(file);
		for (const imported of chunk.imports ?? []) visit(imported);
	};
	for (const module of modules) {
		for (const key of Object.keys(manifest)) if (isPartOf(key, module)) visit(key);
	}
	return { styles: [...styles], scripts: [...scripts] };
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
