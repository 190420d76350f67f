import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Named here: a worker's types and a page's do not go together. */
type FormerBuild = {
	keepFormerBuild: (precache: Cache, isCurrent: (url: string) => boolean) => Promise<void>;
	dropFormerBuildIfUnused: () => Promise<void>;
};

const origin = 'https://quatrovistas.example';
const scripts = ['/assets/a-1.js', '/assets/b-1.js', '/assets/c-1.js'];
let former: FormerBuild;
let caches: Map<string, Map<string, Response>>;
let tabs: string[];
/** How many files the device still has space for. */
let space: number;

const addressOf = (request: Request | string) =>
	new URL(typeof request === 'string' ? request : request.url, origin).href;

function openCache(name: string) {
	const files = caches.get(name) ?? new Map<string, Response>();
	caches.set(name, files);
	return {
		keys: async () => [...files.keys()].map((url) => new Request(url)),
		match: async (request: Request) => files.get(addressOf(request))?.clone(),
		async put(request: Request | string, file: Response) {
			if (space === 0) throw new DOMException('The device is full.', 'QuotaExceededError');
			space -= 1;
			files.set(addressOf(request), file);
		},
	};
}

beforeEach(async () => {
	vi.useFakeTimers();
	caches = new Map();
	tabs = ['tab'];
	vi.stubGlobal('self', { clients: { matchAll: async () => tabs.map((id) => ({ id })) } });
	vi.stubGlobal('caches', {
		open: async (name: string) => openCache(name),
		delete: async (name: string) => caches.delete(name),
		match: async (request: string, { cacheName }: { cacheName: string }) =>
			caches.get(cacheName)?.get(addressOf(request))?.clone(),
	});
	former = await vi.importActual<FormerBuild>('./former-build');
	space = Infinity;
	for (const script of scripts) await openCache('precache').put(script, new Response(script));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const keep = () => former.keepFormerBuild(openCache('precache') as unknown as Cache, () => false);
async function openPage(): Promise<void> {
	const tidied = former.dropFormerBuildIfUnused();
	await vi.advanceTimersByTimeAsync(5000);
	await tidied;
}
const kept = () => [...caches.keys()].filter((name) => name !== 'precache');

test.each([Infinity, 2])(
	'what is kept for open tabs is taken away after them, on a device with space for %d files',
	async (files) => {
		space = files;
		await keep().catch(() => {});
		await openPage();
		expect(kept()).toHaveLength(1);
		tabs = ['another'];
		await openPage();
		expect(kept()).toEqual([]);
	},
);
