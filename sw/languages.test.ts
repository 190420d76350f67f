import { hash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches } from '../src/extract/testing/cache-storage';
import { type LanguageState, parseLanguagesMessage } from '../src/platform/language-protocol';

const origin = 'https://quatro-vistas.example';
/** Named here: a worker's types and a page's do not go together. */
type Pages = {
	installPages: () => Promise<void>;
	activatePages: (event: Event) => Promise<void>;
	answerPage: (request: Request) => Promise<Response> | undefined;
};
type Languages = Record<'keepLanguage' | 'removeLanguage', (language: string) => Promise<void>> &
	Record<'completeLanguages' | 'reportLanguages', () => Promise<void>> & { stopDownloads: () => void };

const first = {
	'/': 'Início',
	'/404': 'Não há',
	'/manifest.webmanifest': '{"lang":"pt"}',
	'assets/words-pt-1a/page-0.js': 'palavras',
	'assets/app-1.js': 'application',
	'/en': 'Home',
	'/en/404': 'None',
	'/en/manifest.webmanifest': '{"lang":"en"}',
	'assets/words-en-1a/page-0.js': 'words',
};
const shared = ['/assets/app-1.js'];
const portuguese = ['/', '/404', '/assets/words-pt-1a/page-0.js', '/manifest.webmanifest'];
const english = ['/assets/words-en-1a/page-0.js', '/en', '/en/404', '/en/manifest.webmanifest'];

let device: MemoryCaches;
/** What the server has, by path; `undefined` while it is out of reach. */
let server: Record<string, string> | undefined;
let asked: string[];
let reported: Record<string, LanguageState>[];
let registration: { active: object | null; waiting: object | null; update: () => Promise<void> };
let openPages: string[];
let pages: Pages;
let languages: Languages;

beforeEach(async () => {
	device = new MemoryCaches();
	asked = [];
	reported = [];
	openPages = ['/'];
	registration = { active: null, waiting: null, update: vi.fn(async () => {}) };
	vi.stubGlobal('caches', device);
	vi.stubGlobal('fetch', async (request: string | Request, init?: RequestInit) => answerOf(request, init));
	await startWorker(first);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A worker of a build with these files, which the server has from now on. */
async function startWorker(files: Record<string, string>): Promise<void> {
	vi.resetModules();
	server = Object.fromEntries(Object.entries(files).map(([url, text]) => [pathOf(url), text]));
	const list = Object.entries(files).map(([url, text]) => ({
		url,
		revision: url.startsWith('assets/') ? null : digest(text).slice(0, 8),
		integrity: `sha256-${digest(text)}`,
		bytes: text.length,
	}));
	class ExtendableEvent extends Event {
		waitUntil() {}
	}
	vi.stubGlobal('ExtendableEvent', ExtendableEvent);
	vi.stubGlobal('self', globalThis);
	vi.stubGlobal('location', new URL('/sw.js', origin));
	vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
	vi.stubGlobal('__WB_MANIFEST', list);
	vi.stubGlobal('SITE_LANGUAGES', ['pt', 'en']);
	vi.stubGlobal('SITE_REDIRECTS', {});
	vi.stubGlobal('registration', registration);
	vi.stubGlobal('clients', {
		matchAll: async () =>
			openPages.map((path) => ({
				id: path,
				url: origin + path,
				postMessage: (message: unknown) => reported.push(parseLanguagesMessage(message) ?? {}),
			})),
	});
	pages = await vi.importActual<Pages>('./pages');
	languages = await vi.importActual<Languages>('./languages');
}

/** Installs and activates it, as a browser does. */
async function takeOver(): Promise<void> {
	await pages.installPages();
	await pages.activatePages(Reflect.construct(Reflect.get(globalThis, 'ExtendableEvent'), ['activate']));
	registration.active = {};
}

async function answerOf(request: string | Request, init: RequestInit = {}): Promise<Response> {
	const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin);
	asked.push(pathname);
	init.signal?.throwIfAborted();
	if (!server) throw new TypeError('Failed to fetch');
	const text = server[pathname];
	return new Response(text ?? 'Not Found', { status: text === undefined ? 404 : 200 });
}

/** A page that is opened from the device or, where it is not there, from the network. */
async function openPage(path: string): Promise<string | undefined> {
	const request = new Request(origin + path);
	Object.defineProperty(request, 'mode', { value: 'navigate' });
	return (await pages.answerPage(request))?.text();
}

/** The paths of all files of the site on the device, each as often as it is stored. */
async function stored(): Promise<string[]> {
	const names = (await device.keys()).filter((name) => name !== 'languages');
	const keys = await Promise.all(names.map(async (name) => (await device.open(name)).keys()));
	return keys
		.flat()
		.map(({ url }) => new URL(url).pathname)
		.sort();
}

async function remembered(language: string): Promise<string | undefined> {
	return (await device.match(`/languages/${language}`, { cacheName: 'languages' }))?.text();
}

/** What the worker says of a language when it is asked. */
async function stateOf(language: string): Promise<LanguageState | undefined> {
	await languages.reportLanguages();
	return reported.at(-1)?.[language];
}

const digest = (text: string) => hash('sha256', text, 'base64');
const pathOf = (url: string) => new URL(url, origin).pathname;
const sum = (...paths: readonly string[]) =>
	Object.entries(first).reduce((bytes, [url, text]) => bytes + (paths.includes(pathOf(url)) ? text.length : 0), 0);

test('a first visit installs the language of its page with what all share, and tells how large the other one is', async () => {
	openPages = ['/en/wines'];
	await takeOver();
	expect(await stored()).toEqual([...shared, ...english].sort());
	expect([await remembered('en'), await remembered('pt')]).toEqual(['kept', undefined]);
	expect(await stateOf('en')).toEqual({ kind: 'ready', done: sum(...english), total: sum(...english) });
	expect(await stateOf('pt')).toEqual({ kind: 'absent', done: 0, total: sum(...portuguese) });
});

test('pages that are open in two languages have both installed; without any it is the main one', async () => {
	openPages = ['/vinhos', '/en'];
	await takeOver();
	expect(await stored()).toEqual([...shared, ...portuguese, ...english].sort());
	device = new MemoryCaches();
	vi.stubGlobal('caches', device);
	openPages = [];
	await takeOver();
	expect(await stored()).toEqual([...shared, ...portuguese].sort());
});

test('a device of a build that knew no languages goes on with the main one, and with what is open', async () => {
	registration.active = {};
	openPages = ['/'];
	await takeOver();
	expect(await stored()).toEqual([...shared, ...portuguese].sort());
	expect(await remembered('pt')).toBe('kept');
	device = new MemoryCaches();
	vi.stubGlobal('caches', device);
	openPages = ['/en'];
	await takeOver();
	expect(await stored()).toEqual([...shared, ...portuguese, ...english].sort());
});

test('a language of which a page was opened is fetched whole once the server is known to answer, and nothing that is here again', async () => {
	await takeOver();
	expect(await openPage('/en')).toBe('Home');
	expect(await stored()).toEqual([...shared, ...portuguese].sort());
	asked = [];
	await languages.completeLanguages();
	expect(asked.sort()).toEqual(english);
	expect(await stored()).toEqual([...shared, ...portuguese, ...english].sort());
	server = undefined;
	expect(await openPage('/en')).toBe('Home');
	expect(await remembered('en')).toBe('kept');
});

test('a page that could not be opened, or is none of the site, asks for no language', async () => {
	await takeOver();
	await openPage('/en/nothing');
	server = undefined;
	await openPage('/en');
	expect(await remembered('en')).toBeUndefined();
});

test('a newer build installs the same languages before it activates, and leaves the others', async () => {
	await takeOver();
	await languages.keepLanguage('en');
	const second = { ...first, '/en': 'Home, new', '/': 'Início, novo', 'assets/words-en-1a/page-0.js': 'words' };
	await startWorker(second);
	asked = [];
	// A page of one language alone is open: that says nothing of the other.
	openPages = ['/'];
	await pages.installPages();
	expect(asked.sort(), 'what has changed').toEqual(['/', '/en']);
	await takeOver();
	expect(await stored(), 'nothing twice').toEqual([...shared, ...portuguese, ...english].sort());
	server = undefined;
	expect([await openPage('/'), await openPage('/en')]).toEqual(['Início, novo', 'Home, new']);

	server = {};
	await languages.removeLanguage('en');
	await startWorker({ ...second, '/en': 'Home, newest', '/': 'Início, mais novo' });
	await takeOver();
	expect(await stored()).toEqual([...shared, ...portuguese].sort());
});

test('an installation that lacks one file of a kept language fails, and the older build stays', async () => {
	await takeOver();
	await languages.keepLanguage('en');
	await startWorker({ ...first, '/en': 'Home, new' });
	delete server?.['/en'];
	await expect(pages.installPages()).rejects.toThrow('http');
	await startWorker({ ...first, '/en': 'Home, new' });
	server = { ...server, '/en': 'Accept our terms.' };
	await expect(pages.installPages()).rejects.toThrow('bad-file');
});

test('a language that was never whole does not keep a newer build from being installed', async () => {
	await takeOver();
	delete server?.['/en/404'];
	await languages.keepLanguage('en');
	expect(await remembered('en')).toBe('wanted');
	await startWorker({ ...first, '/': 'Início, novo' });
	delete server?.['/en/404'];
	await takeOver();
	expect(await openPage('/')).toBe('Início, novo');
	server = { ...server, '/en/404': first['/en/404'] };
	await languages.completeLanguages();
	expect((await stateOf('en'))?.kind).toBe('ready');
});

test('kept and removed again, a language leaves nothing behind, and comes back when it is asked for', async () => {
	await takeOver();
	await languages.keepLanguage('en');
	expect(reported.map(({ en }) => en?.kind)).toContain('downloading');
	expect((await stateOf('en'))?.kind).toBe('ready');
	await languages.removeLanguage('en');
	expect(reported.at(-1)?.en).toMatchObject({ kind: 'absent', done: 0 });
	expect(await stored()).toEqual([...shared, ...portuguese].sort());
	await languages.completeLanguages();
	expect(await stored()).toEqual([...shared, ...portuguese].sort());
	await languages.keepLanguage('en');
	expect((await stateOf('en'))?.kind).toBe('ready');
});

test('half a download says why it stopped, keeps what has come, and goes on by itself with the network', async () => {
	await takeOver();
	const answer = fetch;
	vi.stubGlobal('fetch', async (request: string, init?: RequestInit) => {
		if (pathOf(request).startsWith('/en')) throw new TypeError('Failed to fetch');
		return answer(request, init);
	});
	await languages.keepLanguage('en');
	const words = sum('/assets/words-en-1a/page-0.js');
	expect(await stateOf('en')).toEqual({ kind: 'stopped', reason: 'offline', done: words, total: sum(...english) });
	vi.stubGlobal('fetch', answer);
	asked = [];
	await languages.completeLanguages();
	expect(asked.sort()).toEqual(['/en', '/en/404', '/en/manifest.webmanifest']);
	expect((await stateOf('en'))?.kind).toBe('ready');
});

test('a worker that was stopped in the middle leaves an interrupted download', async () => {
	await takeOver();
	delete server?.['/en/404'];
	await languages.keepLanguage('en');
	await startWorker(first);
	expect(await stateOf('en')).toMatchObject({ kind: 'stopped', reason: 'interrupted' });
});

test('a full device says so, is not asked again unasked, and goes on when it is told to', async () => {
	await takeOver();
	await openPage('/en');
	device.isFull = true;
	await languages.completeLanguages();
	expect(await stateOf('en')).toMatchObject({ kind: 'stopped', reason: 'storage-full', done: 0 });
	asked = [];
	await languages.completeLanguages();
	expect(asked).toEqual([]);
	device.isFull = false;
	await languages.keepLanguage('en');
	expect((await stateOf('en'))?.kind).toBe('ready');
});

test('a device too full to note what was asked says so', async () => {
	await takeOver();
	device.isFull = true;
	await languages.keepLanguage('en');
	expect(reported.at(-1)?.en).toMatchObject({ kind: 'stopped', reason: 'storage-full' });
});

test.each([
	[503, 'server'],
	[404, 'http'],
])('a server that answers %i stops it with the reason %s', async (status, reason) => {
	await takeOver();
	vi.stubGlobal('fetch', async () => new Response('', { status }));
	await languages.keepLanguage('en');
	expect(await stateOf('en')).toMatchObject({ kind: 'stopped', reason });
});

test('something else in the place of a page is not stored, and a newer build is looked for', async () => {
	await takeOver();
	server = { ...server, '/en': 'Accept our terms.' };
	await languages.keepLanguage('en');
	expect(await stateOf('en')).toMatchObject({ kind: 'stopped', reason: 'bad-file' });
	expect(await stored()).not.toContain('/en');
	expect(registration.update).toHaveBeenCalledOnce();
});

test('what lies wrong in the browser’s own store is asked of the server', async () => {
	await takeOver();
	vi.stubGlobal('fetch', async (request: string, init?: RequestInit) =>
		init?.cache === 'default' ? new Response('Accept our terms.') : answerOf(request, init),
	);
	await languages.keepLanguage('en');
	expect((await stateOf('en'))?.kind).toBe('ready');
});

test('while a newer build waits nothing is fetched for this one', async () => {
	await takeOver();
	registration.waiting = {};
	asked = [];
	await languages.keepLanguage('en');
	expect(asked).toEqual([]);
	expect(await stateOf('en')).toMatchObject({ kind: 'stopped', reason: 'update-waiting' });
});

test('a download of which nothing comes is given up; removed meanwhile, or everything erased, it ends and stores nothing', async () => {
	await takeOver();
	vi.useFakeTimers();
	const hang = (_: string, { signal }: RequestInit = {}) =>
		new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
	vi.stubGlobal('fetch', hang);
	const kept = languages.keepLanguage('en');
	await vi.advanceTimersByTimeAsync(60_000);
	await kept;
	expect(await stateOf('en')).toMatchObject({ kind: 'stopped', reason: 'offline' });

	const again = languages.keepLanguage('en');
	await vi.advanceTimersByTimeAsync(10);
	await languages.removeLanguage('en');
	await again;
	expect((await stateOf('en'))?.kind).toBe('absent');

	const last = languages.keepLanguage('en');
	await vi.advanceTimersByTimeAsync(10);
	await device.delete('languages');
	languages.stopDownloads();
	await last;
	expect(await device.has('languages'), 'what was erased is not written again').toBe(false);
	expect(await stored()).toEqual([...shared, ...portuguese].sort());
});

test('a language of another build, or none, is neither kept nor removed', async () => {
	await takeOver();
	await languages.keepLanguage('fr');
	await languages.removeLanguage('');
	expect(reported).toEqual([]);
	expect(await remembered('fr')).toBeUndefined();
});
