import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryCaches } from '../src/extract/testing/cache-storage';
import { picturesCache } from '../src/platform/worker-protocol';

const asked: string[] = [];
/** What the pages were told. */
const told: unknown[] = [];
/** A newer build that waits. */
let waiting: object | null;
let answer: (path: string, headers: Headers) => Response | Promise<Response>;
/** Named here: a worker's types and a page's do not go together. */
type Pictures = {
	answerPicture(event: { request: Request; waitUntil(promise: Promise<unknown>): void }): Promise<Response>;
	revalidatePictures(answered: boolean): Promise<void>;
	warmPictures(paths: readonly string[]): Promise<void>;
	stopWarming(): void;
	otherSize(path: string, kept: readonly string[]): string | undefined;
};
let worker: Pictures;

beforeEach(async () => {
	vi.resetModules();
	vi.useFakeTimers();
	asked.length = 0;
	told.length = 0;
	waiting = null;
	answer = () => new Response('imagem', { headers: { 'content-type': 'image/avif', etag: '"1"' } });
	vi.stubGlobal('caches', new MemoryCaches());
	vi.stubGlobal('self', {
		registration: {
			get waiting() {
				return waiting;
			},
		},
		clients: { matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] },
	});
	vi.stubGlobal('fetch', async (request: string | Request, { headers = {}, signal }: RequestInit = {}) => {
		const path = typeof request === 'string' ? request : new URL(request.url).pathname;
		asked.push(path);
		const abortion = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
		return Promise.race([answer(path, new Headers(headers)), abortion]);
	});
	await build('now');
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A worker that has just been started, of a build with such pictures. */
async function build(state: string): Promise<void> {
	vi.resetModules();
	vi.stubGlobal('PICTURES_STATE', state);
	worker = await vi.importActual<Pictures>('./pictures');
}

function loseServer(): void {
	answer = () => {
		throw new TypeError('Failed to fetch');
	};
}

async function show(path: string): Promise<string> {
	const work: Promise<unknown>[] = [];
	const response = await worker.answerPicture({
		request: new Request(`https://quatro-vistas.example${path}`),
		waitUntil: (promise) => work.push(promise),
	});
	await Promise.all(work);
	return response.type === 'error' ? 'nothing' : response.text();
}

test('a picture that was shown before is shown again without a request, by the next worker too', async () => {
	expect(await show('/art/hero-1440.avif')).toBe('imagem');
	await build('now');
	expect(await show('/art/hero-1440.avif')).toBe('imagem');
	await worker.revalidatePictures(true);
	expect(asked).toEqual(['/art/hero-1440.avif']);
});

test('a stored picture is compared once after a build with other pictures, when the server is known to answer', async () => {
	await show('/art/hero-1440.avif');
	await build('later');
	answer = (_, headers) => new Response(null, { status: headers.get('if-none-match') === '"1"' ? 304 : 500 });
	expect(await show('/art/hero-1440.avif')).toBe('imagem');
	expect(asked).toHaveLength(1);
	await worker.revalidatePictures(true);
	await worker.revalidatePictures(true);
	expect(asked).toHaveLength(2);
	await build('later');
	await show('/art/hero-1440.avif');
	await worker.revalidatePictures(true);
	expect(asked).toHaveLength(2);
});

test('a picture that has changed is the new one from the next time on, one that has gone is gone', async () => {
	await show('/art/hero-1440.avif');
	await show('/art/contact-relief.avif');
	await build('later');
	await show('/art/hero-1440.avif');
	await show('/art/contact-relief.avif');
	answer = (path) => (path.includes('hero') ? new Response('outra') : new Response(null, { status: 404 }));
	await worker.revalidatePictures(true);
	loseServer();
	expect(await show('/art/hero-1440.avif')).toBe('outra');
	expect(await show('/art/contact-relief.avif')).toBe('nothing');
});

test('without network another size is answered with the one that is here, without a request, and comes when the server is known to answer', async () => {
	await show('/art/hero-1440.avif');
	await build('now');
	await worker.revalidatePictures(false);
	answer = () => new Response('maior');
	expect(await show('/art/hero-2880.avif')).toBe('imagem');
	expect(asked).toHaveLength(1);
	await worker.revalidatePictures(true);
	expect(await show('/art/hero-2880.avif')).toBe('maior');
});

test('where the server answers, a size that is not here is asked for, by a worker that has just been started too', async () => {
	await show('/art/hero-1440.avif');
	answer = () => new Response('maior');
	await build('now');
	expect(await show('/art/hero-2880.avif')).toBe('maior');
	await worker.revalidatePictures(true);
	expect(await show('/art/hero-tablet-1440.avif')).toBe('maior');
});

test('while it is unknown whether the server answers it has three seconds, where another size is stored', async () => {
	await show('/art/hero-1440.avif');
	await build('now');
	answer = () => new Promise(() => {});
	const [larger, unseen] = [show('/art/hero-2880.avif'), show('/art/contact-relief.avif')];
	const resolved = vi.fn();
	void larger.then(resolved);
	void unseen.then(resolved);
	await vi.advanceTimersByTimeAsync(2_999);
	expect(resolved).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(await larger).toBe('imagem');
	await vi.advanceTimersByTimeAsync(60_000);
	expect(resolved).toHaveBeenCalledTimes(1);
});

test('a picture that fails fails alone: the others are asked for', async () => {
	await show('/art/hero-1440.avif');
	loseServer();
	expect(await show('/art/hero-2880.avif')).toBe('imagem');
	expect(await show('/art/contact-relief.avif')).toBe('nothing');
	answer = () => new Response('outra');
	expect(await show('/art/contact-relief.avif')).toBe('outra');
});

test('for a minute a page is believed that there is no network', async () => {
	await worker.revalidatePictures(false);
	await vi.advanceTimersByTimeAsync(60_001);
	expect(await show('/art/contact-relief.avif')).toBe('imagem');
});

test('once a page has noticed that there is no network nothing is asked for', async () => {
	await worker.revalidatePictures(false);
	expect(await show('/art/hero-1440.avif')).toBe('nothing');
	expect(asked).toEqual([]);
	await worker.revalidatePictures(true);
	expect(await show('/art/hero-1440.avif')).toBe('imagem');
});

describe('pictures that nobody has looked at', () => {
	const pictures = ['/art/a.webp', '/art/b.webp'];
	const stored = async (device = caches) => {
		const kept = await (await device.open(picturesCache)).keys();
		return kept.map(({ url }) => new URL(url).pathname);
	};

	test('those that are not here yet are fetched, and the pages are told when it is done', async () => {
		await worker.warmPictures(pictures);
		expect(await stored()).toEqual(pictures);
		expect(told).toEqual(['pictures:warmed']);
	});

	test('without network none is asked for', async () => {
		await worker.revalidatePictures(false);
		await worker.warmPictures(pictures);
		expect(asked).toEqual([]);
		expect(told).toEqual(['pictures:warmed']);
	});

	test('a worker that is to be replaced leaves the missing pictures to the next', async () => {
		waiting = {};
		await worker.warmPictures(pictures);
		expect(await stored()).toEqual([]);
	});

	// To find the first, to list the others, to store it.
	test.each([1, 2, 3])(
		'taken away by the visitor while the cache is opened for the %ith time, none comes back',
		async (moment) => {
			const device = caches;
			let opened = 0;
			vi.stubGlobal('caches', {
				async open(name: string) {
					opened += 1;
					if (opened === moment) {
						worker.stopWarming();
						await device.delete(name);
					}
					return device.open(name);
				},
			});
			await worker.warmPictures(pictures);
			expect(await stored(device)).toEqual([]);
		},
	);
});

test.each([
	['/art/hero-2880.avif', '/art/hero-1440.avif'],
	['/art/hero-phone-780.avif', '/art/hero-1440.avif'],
	['/art/category-tintos-phone-780.avif', '/art/category-tintos.avif'],
	['/map/still-main-tall.avif', '/map/still-main-wide.avif'],
	['/art/bottles/abade-560.webp', '/art/bottles/abade-280.webp'],
	['/art/bottles/abade-140.avif', '/art/bottles/abade-280.avif'],
	['/art/gallery/tua-ocre.avif', '/art/gallery/tua-ocre-500.avif'],
	['/art/gallery/tua-ocre-800.avif', '/art/gallery/tua-ocre.avif'],
	['/art/visits/prova-de-parcelas-600.avif', '/art/visits/prova-de-parcelas.avif'],
	['/art/film-poster.avif', '/art/film-poster-phone-600.avif'],
	['/art/contact-relief-555.avif', '/art/contact-relief.avif'],
	['/art/bottles/abade-560.avif', '/art/bottles/abade-280.webp'],
])('for %s there is %s', (path, kept) => {
	expect(worker.otherSize(path, ['/art/gallery/torto-do-ar.avif', kept])).toBe(kept);
});

test.each([
	['/art/hero-2880.webp', '/art/hero-1440.avif', 'a format that the browser may not know'],
	['/art/bottles/abade-560.avif', '/art/bottles/abade-back.avif', 'another side of the bottle'],
	['/map/still-main-tall.avif', '/map/still-martim-wide.avif', 'another view'],
])('nothing stands in for %s: %s is %s', (path, kept) => {
	expect(worker.otherSize(path, [kept])).toBeUndefined();
});

test.each([
	['/art/hero-2880.avif', ['/art/hero-phone-780.avif', '/art/hero-1440.avif'], '/art/hero-1440.avif', 'the same crop'],
	[
		'/art/hero-tablet-1440.avif',
		['/art/hero-1440.avif', '/art/hero-tablet-780.webp'],
		'/art/hero-tablet-780.webp',
		'the same crop',
	],
	['/art/hero-2880.avif', ['/art/hero-780.avif', '/art/hero-1440.avif'], '/art/hero-1440.avif', 'the nearest width'],
	['/art/hero-780.avif', ['/art/hero-2880.avif', '/art/hero-1440.webp'], '/art/hero-1440.webp', 'the nearest width'],
])('for %s, of %j, there is %s: %s', (path, kept, chosen) => {
	expect(worker.otherSize(path, kept)).toBe(chosen);
});

test('the format that is asked for comes first', () => {
	expect(worker.otherSize('/art/hero-2880.avif', ['/art/hero-1440.webp', '/art/hero-1440.avif'])).toBe(
		'/art/hero-1440.avif',
	);
});
