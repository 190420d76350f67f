import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches } from '../src/extract/testing/cache-storage';

const asked: string[] = [];
let answer: (path: string, headers: Headers) => Response;
let worker: typeof import('./pictures');

beforeEach(async () => {
	vi.resetModules();
	vi.useFakeTimers();
	asked.length = 0;
	answer = () => new Response('imagem', { headers: { 'content-type': 'image/avif', etag: '"1"' } });
	vi.stubGlobal('caches', new MemoryCaches());
	vi.stubGlobal('fetch', async (request: string | Request, { headers = {} }: RequestInit = {}) => {
		const path = typeof request === 'string' ? request : new URL(request.url).pathname;
		asked.push(path);
		return answer(path, new Headers(headers));
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
	worker = await import('./pictures');
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
	await worker.settlePictures(true);
	expect(asked).toEqual(['/art/hero-1440.avif']);
});

test('with other pictures in the build it is compared once, when the server is known to answer', async () => {
	await show('/art/hero-1440.avif');
	await build('later');
	answer = (_, headers) => new Response(null, { status: headers.get('if-none-match') === '"1"' ? 304 : 500 });
	expect(await show('/art/hero-1440.avif')).toBe('imagem');
	expect(asked).toHaveLength(1);
	await worker.settlePictures(true);
	await worker.settlePictures(true);
	expect(asked).toHaveLength(2);
	await build('later');
	await show('/art/hero-1440.avif');
	await worker.settlePictures(true);
	expect(asked).toHaveLength(2);
});

test('a picture that has changed is the new one from the next time on, one that has gone is gone', async () => {
	await show('/art/hero-1440.avif');
	await show('/art/contact-relief.avif');
	await build('later');
	await show('/art/hero-1440.avif');
	await show('/art/contact-relief.avif');
	answer = (path) => (path.includes('hero') ? new Response('outra') : new Response(null, { status: 404 }));
	await worker.settlePictures(true);
	loseServer();
	expect(await show('/art/hero-1440.avif')).toBe('outra');
	expect(await show('/art/contact-relief.avif')).toBe('nothing');
});

test('another size is answered with the one that is here, without a request, and comes when the server is known to answer', async () => {
	await show('/art/hero-1440.avif');
	await build('now');
	answer = () => new Response('maior');
	expect(await show('/art/hero-2880.avif')).toBe('imagem');
	expect(asked).toHaveLength(1);
	await worker.settlePictures(true);
	expect(await show('/art/hero-2880.avif')).toBe('maior');
});

test('where the server answers, a size that is not here is asked for', async () => {
	await show('/art/hero-1440.avif');
	answer = () => new Response('maior');
	expect(await show('/art/hero-2880.avif')).toBe('maior');
});

test('a server that falls silent costs one request: then there is what is here, and for a minute nothing is asked for', async () => {
	await show('/art/hero-1440.avif');
	loseServer();
	expect(await show('/art/hero-2880.avif')).toBe('imagem');
	expect(await show('/art/contact-relief.avif')).toBe('nothing');
	expect(asked).toEqual(['/art/hero-1440.avif', '/art/hero-2880.avif']);
	await vi.advanceTimersByTimeAsync(60_001);
	expect(await show('/art/contact-relief.avif')).toBe('nothing');
	expect(asked).toHaveLength(3);
});

test('once a page has noticed that there is no network nothing is asked for', async () => {
	await worker.settlePictures(false);
	expect(await show('/art/hero-1440.avif')).toBe('nothing');
	expect(asked).toEqual([]);
	await worker.settlePictures(true);
	expect(await show('/art/hero-1440.avif')).toBe('imagem');
});
