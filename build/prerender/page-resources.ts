/** A script of the build as pages see it: the modules in it, the scripts it imports at once, and the style sheets of both. */
export type Script = {
	fileName: string;
	isEntry: boolean;
	moduleIds: readonly string[];
	imports: readonly string[];
	viteMetadata?: { importedCss: ReadonlySet<string> };
};

/**
 * What a page of these routes (`/vinhos/$slug`) loads at once: style sheets, the script that starts the application, and the parts of it
 * that these routes are in, with what they import.
 * @param scripts by their paths in the site
 * @throws {Error} when nothing starts the application
 */
export function resourcesOf(
	routes: readonly string[],
	scripts: ReadonlyMap<string, Script>,
): { styles: string[]; app: string; parts: string[] } {
	const all = [...scripts.values()];
	const entry = all.find(({ isEntry }) => isEntry);
	if (!entry) throw new Error('No script starts the application.');
	const isOfPage = (id: string) => routes.some((route) => id.includes(`/src/routes/${routeFile(route)}?`));
	const atOnce = new Set<Script>();
	const add = (script: Script | undefined) => {
		if (!script || atOnce.has(script)) return;
		atOnce.add(script);
		for (const imported of script.imports) add(scripts.get(imported));
	};
	for (const script of [entry, ...all.filter(({ moduleIds }) => moduleIds.some(isOfPage))]) add(script);
	return {
		styles: [...new Set([...atOnce].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
		app: entry.fileName,
		parts: [...atOnce].filter((script) => script !== entry).map(({ fileName }) => fileName),
	};
}

/** The router's file naming: `/` → `index`, `/vinhos/` → `vinhos.index`, `/vinhos/$slug` → `vinhos.$slug`. */
function routeFile(route: string): string {
	if (route === '__root__') return '__root.tsx';
	const name = route === '/' ? 'index' : route.replace(/^\//, '').replace(/\/$/, '/index').replaceAll('/', '.');
	return `${name}.tsx`;
}
