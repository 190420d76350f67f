// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLanguage, keptLanguagesStore, removeLanguage } from './kept-languages';

const worker = { postMessage: vi.fn() };
let container: EventTarget;
let stop = () => {};

beforeEach(() => {
	vi.useFakeTimers();
	worker.postMessage.mockClear();
	container = Object.assign(new EventTarget(), { ready: Promise.resolve({ active: worker }) });
	vi.stubGlobal('navigator', { serviceWorker: container, storage: { persist: async () => true } });
});
afterEach(() => {
	stop();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const tell = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
const en = (kind: string) => ({ type: 'languages', languages: { en: { kind, done: 1, total: 2 } } });
const asked = () => worker.postMessage.mock.calls.map(([{ type }]) => type);

test('the worker is asked once what is here, and what it tells is shown as long as it is followed', async () => {
	stop = keptLanguagesStore.subscribe(() => {});
	await vi.advanceTimersByTimeAsync(0);
	expect(asked()).toEqual(['languages:report']);
	tell('pictures:warmed');
	expect(keptLanguagesStore.get()).toBeUndefined();
	tell(en('ready'));
	expect(keptLanguagesStore.get()?.en).toEqual({ kind: 'ready', done: 1, total: 2 });
	stop();
	tell(en('absent'));
	expect(keptLanguagesStore.get()?.en?.kind).toBe('ready');
});

test('a download of which nothing is heard is asked about, and one that has ended is not', async () => {
	stop = keptLanguagesStore.subscribe(() => {});
	await vi.advanceTimersByTimeAsync(0);
	tell(en('downloading'));
	await vi.advanceTimersByTimeAsync(19_000);
	tell(en('downloading'));
	await vi.advanceTimersByTimeAsync(19_000);
	expect(asked()).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(asked()).toHaveLength(2);
	tell(en('ready'));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(asked()).toHaveLength(2);
});

test('what the visitor wants is asked of the active worker', async () => {
	keepLanguage('en');
	removeLanguage('pt');
	await vi.advanceTimersByTimeAsync(0);
	expect(worker.postMessage.mock.calls.flat()).toEqual([
		{ type: 'language:keep', language: 'en' },
		{ type: 'language:remove', language: 'pt' },
	]);
});

test('a browser without workers has nothing to tell', () => {
	vi.stubGlobal('navigator', {});
	stop = keptLanguagesStore.subscribe(() => {});
	expect(asked()).toEqual([]);
});
