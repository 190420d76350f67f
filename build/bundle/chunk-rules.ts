import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { circleIn, follow, type ModuleGraph, neededBy, readModuleGraph } from './module-graph.ts';

/**
 * What a file costs each page that names it: its own names, and what compresses worse apart. In bytes of source, and high, because
 * fewer files are also sooner here.
 */
const priceOfFile = 7500;

/** Of a route, what the router fetches with the page. */
const isPage = (id: string) => /\?tsr-split=component$/.test(id);
/** The map of `/terroir` before its engine is here: weighed with it (`page-weight.ts`). */
const isMap = (id: string) => /\/src\/terroir\/(session|map)\//.test(id);
const isSheet = (id: string) => id.endsWith('.css');

/** Where modules go, by the module graph and their sizes: see {@link planChunks}. What has no place there the bundler splits as ever. */
export function chunkRules(): Plugin {
	let chunks: ReadonlyMap<string, string> = new Map();
	const groups = [{ debugName: 'chunk rules', name: (id: string) => chunks.get(id) }];
	return {
		name: 'chunk-rules',
		apply: 'build',
		config: () => ({
			build: {
				rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
			},
		}),
		buildEnd(error) {
			if (error) return;
			const graph = readModuleGraph(this);
			chunks = planChunks(graph);
			const circle = circleIn(graph, chunks);
			if (circle) throw new Error(`The chunks ${circle.join(' and ')} would import each other.`);
		},
	};
}

/**
 * - `frame`: what the application starts with, and what so many pages need at once that a file of its own would cost them more than
 *   it costs the others to have it.
 * - What else several pages need at once, or one page at once and others later: a chunk for each set of such pages.
 * - A page: what it alone needs at once, where parts of it that come later need some of that too, and the sheets of those parts
 *   that are prerendered. So every page has two sheets, and nothing on it stands without style.
 * - What the application itself fetches once it has started, which every page does: one chunk with all that it needs, and one with what
 *   some page needs of it at once.
 * - `map-stage`: what the map's page needs at once of the map itself.
 * @returns the chunk of each module that has one, by its id
 */
export function planChunks(graph: ModuleGraph): ReadonlyMap<string, string> {
	const chunks = new Map<string, string>();
	const put = (ids: Iterable<string>, chunk: string) => {
		for (const id of ids) if (!chunks.has(id)) chunks.set(id, chunk);
	};
	const ids = [...graph.keys()];
	const partsOf = (of: Iterable<string>) => [...of].flatMap((id) => graph.get(id)?.parts ?? []);
	const entries = ids.filter((id) => graph.get(id)?.isEntry);
	const start = neededBy(graph, entries);
	const pages = ids.filter(isPage);
	const late = neededBy(
		graph,
		partsOf(ids).filter((id) => !isPage(id)),
	);
	const { now, ever, styled } = usesOf(graph, pages, start);

	put(start, 'frame');
	for (const [id, users] of styled) put([id], ever.get(id)?.size === 1 ? pageName([...users][0] ?? '') : 'frame');
	const main = entries.flatMap((id) => graph.get(id)?.imports ?? []);
	const services = partsOf(main);
	const behindPages = neededBy(graph, services);
	const servicesName = stem(services[0] ?? '');
	put(
		[...behindPages].filter((id) => now.has(id)),
		`${servicesName}-shared`,
	);
	put(behindPages, servicesName);
	const ofOnePage = (id: string) => now.get(id)?.size === 1 && ever.get(id)?.size === 1;
	put(
		[
			...neededBy(
				graph,
				ids.filter((id) => isMap(id) && ofOnePage(id)),
			),
		].filter(ofOnePage),
		'map-stage',
	);

	const shared = new Map<string, string[]>();
	for (const id of now.keys()) {
		if (isSheet(id) || ofOnePage(id)) continue;
		const users = [...(now.get(id) ?? []), '|', ...(ever.get(id) ?? [])].join(' ');
		shared.set(users, [...(shared.get(users) ?? []), id]);
	}
	const usersOf = (set: readonly string[]) => now.get(set[0] ?? '')?.size ?? 0;
	for (const set of [...shared.values()].toSorted((a, b) => usersOf(b) - usersOf(a))) {
		const needed = [...neededBy(graph, set)].filter((id) => !isSheet(id) && chunks.get(id) !== 'frame');
		const count = usersOf(set);
		if (bytesOf(graph, needed) * (pages.length - count) <= priceOfFile * count)
			for (const id of needed) chunks.set(id, 'frame');
		else put(set, nameAfterLargest(graph, set));
	}
	for (const page of pages) {
		const own = [...now.keys()].filter((id) => ofOnePage(id) && now.get(id)?.has(page));
		const hasSheets = [...chunks.values()].includes(pageName(page));
		if (hasSheets || own.some((id) => late.has(id))) put(own, pageName(page));
	}
	return chunks;
}

type Uses = ReadonlyMap<string, ReadonlySet<string>>;

const everyPage = 'every page';

/**
 * Who needs the modules that the application does not start with: `now` at once, `ever` at once or later; `styled` are the sheets that
 * a page needs for what is prerendered.
 */
function usesOf(
	graph: ModuleGraph,
	pages: readonly string[],
	start: ReadonlySet<string>,
): { now: Uses; ever: Uses; styled: Uses } {
	const now = new Map<string, Set<string>>();
	const ever = new Map<string, Set<string>>();
	const styled = new Map<string, Set<string>>();
	const note = (uses: Map<string, Set<string>>, found: Iterable<string>, page: string) => {
		for (const id of found) if (!start.has(id)) uses.set(id, (uses.get(id) ?? new Set()).add(page));
	};
	const led = (parts: readonly string[]) => parts.filter((id) => !start.has(id) && !isPage(id));
	const partsIn = (isOwn: (id: string) => boolean) =>
		[...start].filter(isOwn).flatMap((id) => led(graph.get(id)?.parts ?? []));
	const files = pages.map(fileOf);
	for (const page of pages) {
		// The rest of a route's file, which fetches for its page, is in the application from the start.
		const from = [page, ...partsIn((id) => fileOf(id) === fileOf(page))];
		note(now, neededBy(graph, [page]), page);
		note(
			ever,
			follow(graph, from, ({ imports, parts }) => [...imports, ...led(parts)]),
			page,
		);
		const placed = follow(graph, from, ({ imports, parts, isPrerendering }) =>
			isPrerendering ? [...imports, ...led(parts)] : imports,
		);
		note(styled, [...placed].filter(isSheet), page);
	}
	const others = partsIn((id) => !files.includes(fileOf(id)));
	note(
		ever,
		follow(graph, others, ({ imports, parts }) => [...imports, ...led(parts)]),
		everyPage,
	);
	return { now, ever, styled };
}

/** `src/routes/vinhos.$slug.tsx?tsr-split=component` → `src/routes/vinhos.$slug.tsx`. */
function fileOf(id: string): string {
	return id.replace(/\?.*/, '');
}

function stem(id: string): string {
	return basename(fileOf(id)).replace(/\.\w+$/, '');
}

function pageName(page: string): string {
	return `${stem(page).replace(/[^a-z]+/g, '-')}-page`;
}

/** With its folder's, because one stem may be there twice. */
function nameAfterLargest(graph: ModuleGraph, ids: readonly string[]): string {
	const largest = ids.toSorted((a, b) => bytesOf(graph, [b]) - bytesOf(graph, [a]))[0] ?? '';
	return `${basename(dirname(fileOf(largest))).replace(/^.*:/, '')}-${stem(largest)}`;
}

function bytesOf(graph: ModuleGraph, ids: readonly string[]): number {
	return ids.reduce((sum, id) => sum + (graph.get(id)?.bytes ?? 0), 0);
}
