import { expect, test } from 'vitest';
import { planChunks } from './chunk-rules.ts';
import { circleIn, type ModuleGraph } from './module-graph.ts';

const home = 'src/routes/index.tsx';
const map = 'src/routes/terroir.tsx';
const texts = ['a', 'b', 'c'].map((name) => `src/routes/${name}.tsx`);
const page = (route: string) => `${route}?tsr-split=component`;

const imports: Readonly<Record<string, readonly string[]>> = {
	'index.html': ['src/app/main.tsx'],
	'src/app/main.tsx': ['src/styles/index.css', 'src/app/router.tsx'],
	'src/app/router.tsx': [home, map, ...texts],
	'src/app/services.ts': ['src/app/worker.ts', 'src/app/network.ts', 'src/ui/words.ts'],
	[page(home)]: ['src/home/hero.tsx', 'src/ui/carousel.tsx', 'src/ui/words.ts'],
	'src/home/hero.tsx': ['src/home/hero.css'],
	'src/home/sections.tsx': ['src/home/sections.css', 'src/home/hero.tsx'],
	[page(map)]: ['src/terroir/page.tsx', 'src/ui/carousel.tsx'],
	'src/terroir/page.tsx': [
		'src/terroir/map/session.ts',
		'src/app/network.ts',
		'src/ui/words.ts',
		'src/terroir/page.css',
	],
	'src/terroir/map/session.ts': ['src/terroir/map/camera.ts', 'src/messages/map.ts'],
	'src/terroir/dialog.tsx': ['src/terroir/dialog.css', 'src/terroir/page.css'],
	...Object.fromEntries(texts.map((route) => [page(route), ['src/ui/text.tsx', 'src/ui/words.ts']])),
};
const parts: Readonly<Record<string, readonly string[]>> = {
	'src/app/main.tsx': ['src/app/services.ts'],
	...Object.fromEntries([home, map, ...texts].map((route) => [route, [page(route)]])),
	[page(home)]: ['src/home/sections.tsx'],
	'src/terroir/page.tsx': ['src/terroir/dialog.tsx'],
};
const bytes: Readonly<Record<string, number>> = {
	'src/app/network.ts': 9000,
	'src/ui/carousel.tsx': 9000,
	'src/ui/text.tsx': 3000,
};

const inSite = (path: string) => `/site/${path}`;
const paths = new Set([imports, parts].flatMap((edges) => [...Object.keys(edges), ...Object.values(edges).flat()]));
const graph: ModuleGraph = new Map(
	[...paths].map((path) => [
		inSite(path),
		{
			imports: (imports[path] ?? []).map(inSite),
			parts: (parts[path] ?? []).map(inSite),
			bytes: bytes[path] ?? 100,
			isPrerendering: path === page(home),
			isEntry: path === 'index.html',
		},
	]),
);
const chunks = planChunks(graph);
const chunkOf = (path: string) => chunks.get(inSite(path));

test('what the application starts with, its start too, is the frame', () => {
	const first = ['index.html', 'src/app/main.tsx', 'src/app/router.tsx', home, 'src/styles/index.css'];
	expect(new Set(first.map(chunkOf))).toEqual(new Set(['frame']));
});

test('what is needed by many pages, or is too small for a file, is in the frame', () => {
	expect(['src/ui/words.ts', 'src/ui/text.tsx'].map(chunkOf)).toEqual(['frame', 'frame']);
});

test('what is large and needed by few pages is a chunk of its own', () => {
	expect(chunkOf('src/ui/carousel.tsx')).toBe('ui-carousel');
});

test('a page that shares something with its parts is one chunk, and holds the sheets of those that are prerendered', () => {
	expect(['src/home/hero.tsx', 'src/home/hero.css', 'src/home/sections.css'].map(chunkOf)).toEqual(
		Array.from({ length: 3 }, () => 'index-page'),
	);
	expect(['src/home/sections.tsx', 'src/terroir/dialog.tsx', 'src/terroir/dialog.css'].map(chunkOf)).toEqual(
		Array.from({ length: 3 }, () => undefined),
	);
});

test('a page without such parts is left as it is', () => {
	expect(texts.map((route) => chunkOf(page(route)))).toEqual([undefined, undefined, undefined]);
});

test('what the application fetches once it has started is one chunk, apart from what a page needs of it at once', () => {
	expect(['src/app/services.ts', 'src/app/worker.ts'].map(chunkOf)).toEqual(['services', 'services']);
	expect(chunkOf('src/app/network.ts')).toBe('services-shared');
});

test('what the map’s page needs of the map, and what that needs, is apart', () => {
	const stage = ['src/terroir/map/session.ts', 'src/terroir/map/camera.ts', 'src/messages/map.ts'];
	expect(stage.map(chunkOf)).toEqual(stage.map(() => 'map-stage'));
	expect(chunkOf('src/terroir/page.tsx')).toBe('terroir-page');
});

test('no chunk needs another that needs it', () => {
	expect(circleIn(graph, chunks)).toBeUndefined();
	const torn = new Map([...chunks, [inSite('src/terroir/map/camera.ts'), 'terroir-page']]);
	expect(circleIn(graph, torn)).toEqual(expect.arrayContaining(['map-stage', 'terroir-page']));
});
