import type { Rolldown } from 'vite';
import { wordsPrefix } from './words-modules.ts';

export type Chunks = Readonly<
	Record<string, Pick<Rolldown.RenderedChunk, 'name' | 'isEntry' | 'imports' | 'dynamicImports' | 'moduleIds'>>
>;

/**
 * The modules whose words have to be fetched before a script that is fetched later: those that it takes and that not every script which
 * fetches it has. Scripts that need none are left out.
 */
export function wordsToFetch(chunks: Chunks): ReadonlyMap<string, readonly string[]> {
	const paths = Object.keys(chunks).toSorted();
	const taken = new Map(paths.map((path) => [path, new Set(wordsOf(path, chunks))]));
	const here = wordsHere(chunks, taken);
	const missing = paths.map((path) => {
		const importers = paths.filter((other) => chunks[other]?.dynamicImports.includes(path));
		return [
			path,
			[...(taken.get(path) ?? [])].filter((module) => importers.some((one) => !here.get(one)?.has(module))),
		] as const;
	});
	return new Map(missing.filter(([, modules]) => modules.length > 0));
}

/** The words that are here wherever a script runs: its own, and those that all scripts have which bring it, at once or later. */
function wordsHere(
	chunks: Chunks,
	taken: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
	const all = new Set([...taken.values()].flatMap((modules) => [...modules]));
	const bringers = new Map(
		Object.keys(chunks).map((path) => [
			path,
			Object.keys(chunks).filter((other) =>
				[...(chunks[other]?.imports ?? []), ...(chunks[other]?.dynamicImports ?? [])].includes(path),
			),
		]),
	);
	// Begins with too much and takes away until nothing changes: scripts bring each other in circles.
	const here = new Map(
		Object.keys(chunks).map((path) => [path, chunks[path]?.isEntry ? (taken.get(path) ?? all) : all]),
	);
	for (let changed = true; changed; ) {
		changed = false;
		for (const [path, before] of here) {
			if (chunks[path]?.isEntry) continue;
			const others = (bringers.get(path) ?? []).map((other) => here.get(other) ?? all);
			const after = new Set(
				[...before].filter((module) => taken.get(path)?.has(module) || others.every((one) => one.has(module))),
			);
			if (after.size === before.size) continue;
			here.set(path, after);
			changed = true;
		}
	}
	return here;
}

/** The modules of words in a script and in all that it imports at once. */
export function wordsOf(path: string, chunks: Chunks, seen = new Set<string>()): string[] {
	const chunk = chunks[path];
	if (!chunk || seen.has(path)) return [];
	seen.add(path);
	const own = chunk.moduleIds.filter((id) => id.startsWith(wordsPrefix)).map((id) => id.slice(wordsPrefix.length));
	return [...own, ...chunk.imports.flatMap((imported) => wordsOf(imported, chunks, seen))];
}
