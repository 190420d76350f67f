import type { Rolldown } from 'vite';

/** A module as the rules of chunks see it. */
type Module = {
	/** What it needs at once. */
	imports: readonly string[];
	/** What it fetches later, by `import()`. */
	parts: readonly string[];
	/** Size of its source. */
	bytes: number;
	/** Whether what it fetches is prerendered: then it says `near` what HTML it does (`src/platform/lazy-part.tsx`). */
	isPrerendering: boolean;
	isEntry: boolean;
};

export type ModuleGraph = ReadonlyMap<string, Module>;

export function readModuleGraph(context: Rolldown.PluginContext): ModuleGraph {
	const graph = new Map<string, Module>();
	for (const id of context.getModuleIds()) {
		const info = context.getModuleInfo(id);
		if (!info) continue;
		const { importedIds: imports, dynamicallyImportedIds: parts, code, isEntry } = info;
		const isPrerendering =
			/\bnear:/.test(code ?? '') && imports.some((each) => each.endsWith('/platform/lazy-part.tsx'));
		graph.set(id, { imports, parts, bytes: Number(info.meta.bytes ?? code?.length ?? 0), isPrerendering, isEntry });
	}
	return graph;
}

/** What these modules need at once, themselves included. */
export function neededBy(graph: ModuleGraph, ids: Iterable<string>): Set<string> {
	return follow(graph, ids, ({ imports }) => imports);
}

/** What is found from these modules on by following some of what each one leads to. */
export function follow(
	graph: ModuleGraph,
	ids: Iterable<string>,
	next: (module: Module) => readonly string[],
): Set<string> {
	const found = new Set<string>();
	const visit = (id: string) => {
		const module = graph.get(id);
		if (!module || found.has(id)) return;
		found.add(id);
		for (const led of next(module)) visit(led);
	};
	for (const id of ids) visit(id);
	return found;
}

/**
 * Two chunks of which each needs the other, which browsers run in an order that nobody chose. A module without a chunk counts as one.
 * @returns undefined if there are none
 */
export function circleIn(
	graph: ModuleGraph,
	chunks: ReadonlyMap<string, string>,
): readonly [string, string] | undefined {
	const chunkOf = (id: string) => chunks.get(id) ?? id;
	const byChunk = new Map<string, Module>();
	for (const [id, module] of graph) {
		const chunk = chunkOf(id);
		const before = byChunk.get(chunk)?.imports ?? [];
		const others = module.imports.map(chunkOf).filter((other) => other !== chunk);
		byChunk.set(chunk, { ...module, imports: [...new Set([...before, ...others])] });
	}
	for (const [chunk, { imports }] of byChunk) {
		const other = imports.find((each) => neededBy(byChunk, [each]).has(chunk));
		if (other) return [chunk, other];
	}
	return undefined;
}
