import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const build = ['/', '/terroir', '/vinhos', '/vinhos/abade', '/assets/a-1.js', '/map/silhouettes.svg'];
const origin = 'https://quatrovistas.example';
/** Named here: a worker's types and a page's do not go together. */
type Pages = { answerPage: (request: Request) => Promise<Response> | undefined };
let answerPage: Pages['answerPage'];

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
	({ answerPage } = await vi.importActual<Pages>('./pages'));
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
