/** A script of the build as pages see it: the modules in it, the scripts it imports at once, and its style sheets. */
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
 * @throws {Error} when nothing starts the application, or no script has a route's page in it: it would come without scripts and style
 */
export function resourcesOf(
	routes: readonly string[],
	scripts: ReadonlyMap<string, Script>,
): { styles: string[]; app: string; parts: string[] } {
	const all = [...scripts.values()];
	const entry = all.find(({ isEntry }) => isEntry);
	if (!entry) throw new Error('No script starts the application.');
	const pages = routes
		.filter((route) => route !== '__root__')
		.map((route) => {
			const page = `/src/routes/${routeFile(route)}?tsr-split=component`;
			const script = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(page)));
			if (!script) throw new Error(`No script has the page of ${route} in it.`);
			return script;
		});
	const atOnce = new Set<Script>();
	const add = (script: Script | undefined) => {
		if (!script || atOnce.has(script)) return;
		atOnce.add(script);
		for (const imported of script.imports) add(scripts.get(imported));
	};
	for (const script of [entry, ...pages]) add(script);
	return {
		styles: [...new Set([...atOnce].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
		app: entry.fileName,
		parts: [...atOnce].filter((script) => script !== entry).map(({ fileName }) => fileName),
	};
}

/** The router's file naming: `/` → `index`, `/vinhos/` → `vinhos.index`, `/vinhos/$slug` → `vinhos.$slug`. */
function routeFile(route: string): string {
	const name = route === '/' ? 'index' : route.replace(/^\//, '').replace(/\/$/, '/index').replaceAll('/', '.');
	return `${name}.tsx`;
}
