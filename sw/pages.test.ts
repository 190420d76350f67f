import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.mock('../src/content/moved-pages', () => ({
	movedPages: { '/vinhos/velho': '/vinhos/abade', '/noticias/feira': null },
}));

const build = ['/', '/404', '/410', '/terroir', '/vinhos', '/vinhos/abade', '/assets/a-1.js', '/map/silhouettes.svg'];
const origin = 'https://quatrovistas.example';
/** Named here: a worker's types and a page's do not go together. */
type Pages = {
	answerPage: (request: Request) => Promise<Response> | undefined;
	installPages: (event: Event) => Promise<void>;
};
let answerPage: Pages['answerPage'];
let installPages: Pages['installPages'];

beforeAll(async () => {
	vi.stubGlobal('self', globalThis);
	vi.stubGlobal('location', new URL('/sw.js', origin));
	vi.stubGlobal(
		'__WB_MANIFEST',
		build.map((url) => ({ url, revision: null })),
	);
	vi.stubGlobal('caches', {
		match: async () => undefined,
		open: async () => ({ match: async (address: string) => new Response(new URL(address).pathname) }),
	});
	vi.stubGlobal('fetch', async () => new Response('network'));
	({ answerPage, installPages } = await vi.importActual<Pages>('./pages'));
});
afterAll(() => vi.unstubAllGlobals());

const answer = (address: string) => answerPage(new Request(new URL(address, origin)));

test.each([
	['/', '/'],
	['/terroir', '/terroir'],
	['/terroir/', '/terroir'],
	['/terroir?parcela=rabigato', '/terroir'],
	['/vinhos', '/vinhos'],
	['/vinhos/abade', '/vinhos/abade'],
	['/assets/a-1.js', '/assets/a-1.js'],
	['/map/silhouettes.svg', '/map/silhouettes.svg'],
])('%s is answered by %s of the build', async (address, path) => {
	expect(await (await answer(address))?.text()).toBe(path);
});

test.each(['/%', '/vinhos/outro', '/terroir/parcela', '/map/archive.json'])('%s is left to the network', (address) => {
	expect(answer(address)).toBeUndefined();
});

test('what has the name of a page’s file is sent on to the page', async () => {
	const sentOn = vi.spyOn(Response, 'redirect').mockReturnValue(new Response(null, { status: 308 }));
	await answer('/terroir.html?parcela=rabigato');
	expect(sentOn).toHaveBeenCalledExactlyOnceWith('/terroir?parcela=rabigato', 308);
});

/** `new Request` knows no navigation: a browser alone makes one. */
function navigate(address: string): Promise<Response> | undefined {
	const request = new Request(new URL(address, origin));
	Object.defineProperty(request, 'mode', { value: 'navigate' });
	return answerPage(request);
}

test.each(['/vinhos/velho', '/vinhos/velho/', '/vinhos/velho.html'])(
	'%s, which was renamed, leads to the present address',
	async (address) => {
		const sentOn = vi.spyOn(Response, 'redirect').mockReturnValue(new Response(null, { status: 308 }));
		await navigate(`${address}?colheita=2020`);
		expect(sentOn).toHaveBeenCalledExactlyOnceWith('/vinhos/abade?colheita=2020', 308);
	},
);

test('a page that was taken away says so, with or without network', async () => {
	const response = await navigate('/noticias/feira');
	expect([response?.status, await response?.text()]).toEqual([410, '/410']);
});

test('an address that never was is asked of the network', async () => {
	expect(await (await navigate('/noticias/outra'))?.text()).toBe('network');
});

test('of what a build has, four files are fetched at a time', async () => {
	vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
	class ExtendableEvent extends Event {
		waitUntil() {}
	}
	vi.stubGlobal('ExtendableEvent', ExtendableEvent);
	vi.stubGlobal('FetchEvent', class {});
	const stored = new Map<string, Response>();
	vi.stubGlobal('caches', {
		open: async () => ({
			match: async () => undefined,
			put: async ({ url }: Request, response: Response) => void stored.set(new URL(url).pathname, response),
		}),
		match: async () => undefined,
	});
	let open = 0;
	const openAtOnce: number[] = [];
	vi.stubGlobal('fetch', async () => {
		openAtOnce.push(++open);
		await new Promise((resolve) => setTimeout(resolve, 5));
		open -= 1;
		return new Response('from the network');
	});
	await installPages(new ExtendableEvent('install'));
	expect([...stored.keys()].sort()).toEqual(build.toSorted());
	expect(Math.max(...openAtOnce)).toBe(4);
});
