import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const redirects = {
	'/vinhos/velho': '/vinhos/abade',
	'/noticias/feira': null,
	'/en/noticias/feira': null,
	'/en/vinhos/abade': '/en/wines/abade',
};
const portuguese = ['/', '/404', '/410', '/terroir', '/vinhos', '/vinhos/abade'];
const shared = ['/assets/a-1.js', '/map/silhouettes.svg'];
const english = ['/en', '/en/404', '/en/410', '/en/wines/abade', '/assets/words-en-1a/page-0.js'];
const build = [...portuguese, ...shared, ...english];
const origin = 'https://quatrovistas.example';
/** Named here: a worker's types and a page's do not go together. */
type Pages = { answerPage: (request: Request) => Promise<Response> | undefined };
let answerPage: Pages['answerPage'];
/** What is on the device; nothing where its storage refuses. */
let stored: readonly string[] | undefined;
/** What the server has; nothing while it is out of reach. */
let served: readonly string[] | undefined;

function refuse(): undefined {
	if (!stored) throw new DOMException('Internal error.', 'UnknownError');
}

beforeAll(async () => {
	vi.stubGlobal('self', globalThis);
	vi.stubGlobal('location', new URL('/sw.js', origin));
	vi.stubGlobal('SITE_LANGUAGES', ['pt', 'en']);
	vi.stubGlobal('SITE_REDIRECTS', redirects);
	vi.stubGlobal(
		'__WB_MANIFEST',
		build.map((url) => ({ url, revision: null })),
	);
	vi.stubGlobal('caches', {
		match: async () => refuse(),
		open: async () => {
			refuse();
			return {
				match: async (address: string) => {
					const { pathname } = new URL(address);
					return stored?.includes(pathname) ? new Response(pathname) : undefined;
				},
				put: async () => undefined,
			};
		},
	});
	vi.stubGlobal('fetch', async ({ url }: Request) => {
		if (!served) throw new TypeError('Failed to fetch');
		const { pathname } = new URL(url);
		const status = served.includes(pathname) ? 200 : 404;
		return new Response(`network: ${pathname}`, { status });
	});
	({ answerPage } = await vi.importActual<Pages>('./pages'));
});
beforeEach(() => {
	stored = [...portuguese, ...shared];
	served = build;
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

test('a page named in the words of another language leads to its own address, also without network', async () => {
	served = undefined;
	const sentOn = vi.spyOn(Response, 'redirect').mockReturnValue(new Response(null, { status: 308 }));
	await navigate('/en/vinhos/abade?colheita=2020');
	expect(sentOn).toHaveBeenCalledExactlyOnceWith('/en/wines/abade?colheita=2020', 308);
});

/** What is answered, and with which status. */
async function answered(address: string): Promise<[status: number | undefined, text: string | undefined]> {
	const response = await navigate(address);
	return [response?.status, await response?.text()];
}

test('a page that was taken away says so, with or without network', async () => {
	expect(await answered('/noticias/feira')).toEqual([410, '/410']);
	served = undefined;
	expect(await answered('/noticias/feira')).toEqual([410, '/410']);
});

test('an address that never was is asked of the network, and without it gets the 404 page in its language', async () => {
	expect(await answered('/noticias/outra')).toEqual([404, 'network: /noticias/outra']);
	stored = build;
	served = undefined;
	expect(await answered('/noticias/outra')).toEqual([404, '/404']);
	expect(await answered('/en/news/other')).toEqual([404, '/en/404']);
	expect(await answered('/en/noticias/feira')).toEqual([410, '/en/410']);
});

test('a page of a language that is not on the device comes from the network, its words too', async () => {
	expect(await answered('/en/wines/abade')).toEqual([200, 'network: /en/wines/abade']);
	expect(await (await answer('/assets/words-en-1a/page-0.js'))?.text()).toBe('network: /assets/words-en-1a/page-0.js');
	expect(await answered('/en/noticias/feira')).toEqual([404, 'network: /en/noticias/feira']);
});

test('without network it gets the 404 page of a language that is on the device', async () => {
	served = undefined;
	expect(await answered('/en/wines/abade')).toEqual([503, '/404']);
	expect(await answered('/en/noticias/feira')).toEqual([410, '/410']);
	stored = [...english, ...shared];
	expect(await answered('/vinhos')).toEqual([503, '/en/404']);
});

test('a page of which the HTML alone is gone gets the 404 page of its own language, which shows the page', async () => {
	served = undefined;
	stored = build.filter((path) => path !== '/en/wines/abade');
	expect(await answered('/en/wines/abade')).toEqual([503, '/en/404']);
});

test('a device with nothing on it fails as one without a worker does', async () => {
	served = undefined;
	stored = [];
	expect((await navigate('/vinhos'))?.type).toBe('error');
	await expect(answer('/assets/a-1.js')).rejects.toThrow('Failed to fetch');
});

test('a device whose storage refuses gets pages and scripts from the network', async () => {
	stored = undefined;
	expect(await answered('/vinhos')).toEqual([200, 'network: /vinhos']);
	expect(await answered('/noticias/feira')).toEqual([404, 'network: /noticias/feira']);
	served = [...build, '/assets/former-1.js'];
	for (const script of ['/assets/a-1.js', '/assets/former-1.js'])
		expect(await (await answer(script))?.text()).toBe(`network: ${script}`);
	served = undefined;
	expect((await navigate('/vinhos'))?.type).toBe('error');
});
