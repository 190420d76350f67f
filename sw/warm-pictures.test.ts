import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchMissing, stopWarming } from './warm-pictures';

const pictures = ['/art/a.webp', '/art/b.webp'];
const noneWaits = () => false;
let stored: Map<string, Response> | undefined;

beforeEach(() => {
	stored = undefined;
	vi.stubGlobal('PICTURES_STATE', 'now');
	vi.stubGlobal('fetch', async () => new Response('imagem'));
	vi.stubGlobal('caches', { open });
});
afterEach(() => vi.unstubAllGlobals());

test('the pictures that are not here yet are fetched', async () => {
	await fetchMissing(pictures, noneWaits);
	expect(names()).toEqual(pictures);
});

test('a worker that is to be replaced leaves the missing pictures to the next', async () => {
	await fetchMissing(pictures, () => true);
	expect(names()).toEqual([]);
});

// To find the first, to list the others, to store it.
test.each([1, 2, 3])(
	'taken away by the visitor while the cache is opened for the %ith time, none comes back',
	async (moment) => {
		let opened = 0;
		vi.stubGlobal('caches', {
			open: async () => {
				opened += 1;
				if (opened === moment) {
					stopWarming();
					stored = undefined;
				}
				return open();
			},
		});
		await fetchMissing(pictures, noneWaits);
		expect(names()).toEqual([]);
	},
);

function names(): string[] {
	return [...(stored?.keys() ?? [])];
}

async function open() {
	stored ??= new Map();
	const cache = stored;
	return {
		match: async (path: string | Request) => cache.get(pathOf(path))?.clone(),
		put: async (path: string, picture: Response) => void cache.set(path, picture),
		delete: async (path: string) => cache.delete(path),
		keys: async () => [...cache.keys()].map((path) => new Request(`https://quatro-vistas.example${path}`)),
	};
}

function pathOf(path: string | Request): string {
	return typeof path === 'string' ? path : new URL(path.url).pathname;
}
