// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from './start-app';

const app = 'data:text/javascript,globalThis.appRuns = true';
const part = 'data:text/javascript,globalThis.partRuns = true';
const runs = () => Reflect.get(globalThis, 'appRuns');

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const answer = vi.fn<(file: string) => Promise<Response>>();
const asked = () => answer.mock.calls.map(([file]) => file);

beforeEach(() => {
	vi.useFakeTimers();
	answer.mockImplementation(async () => script());
	vi.stubGlobal('fetch', answer);
});
afterEach(() => {
	Reflect.deleteProperty(globalThis, 'appRuns');
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	answer.mockReset();
});

test('all scripts are asked for at once, and the application is run', async () => {
	await startApp(app, [], [part]);
	expect(asked()).toEqual([app, part]);
	expect(runs()).toBe(true);
});

test('no script is asked for before the page shows something, or two seconds have passed', async () => {
	let show = (_: { getEntriesByName: (name: string) => unknown[] }) => {};
	class Paints {
		static supportedEntryTypes = ['paint'];
		constructor(callback: typeof show) {
			show = callback;
		}
		observe() {}
	}
	vi.stubGlobal('PerformanceObserver', Paints);
	void startApp(`${app};1`, [], []);
	await vi.advanceTimersByTimeAsync(1_000);
	show({ getEntriesByName: () => [] });
	await vi.advanceTimersByTimeAsync(0);
	expect(asked()).toEqual([]);
	show({ getEntriesByName: (name) => [name] });
	await vi.advanceTimersByTimeAsync(0);
	expect(asked()).toHaveLength(1);
	void startApp(`${app};2`, [], []);
	await vi.advanceTimersByTimeAsync(1_999);
	expect(asked()).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(asked()).toHaveLength(2);
});

test('it does not run before the page has been read to its end', async () => {
	const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
	const started = startApp(`${app};`, [], []);
	await Promise.resolve();
	expect(asked()).toHaveLength(1);
	expect(runs()).toBeUndefined();
	state.mockReturnValue('interactive');
	document.dispatchEvent(new Event('DOMContentLoaded'));
	await started;
	expect(runs()).toBe(true);
});

test.each([
	['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
	['is the page of a hotspot', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
	['is an error', async () => new Response('', { status: 503, headers: { 'content-type': 'text/javascript' } })],
])('a script that %s is asked for again, it alone, and the application runs when it is here', async (what, wrong) => {
	const once = `${app};'${what}'`;
	answer.mockImplementationOnce(wrong);
	const started = startApp(once, [], [part]);
	await vi.advanceTimersByTimeAsync(1_999);
	expect(asked()).toHaveLength(2);
	expect(runs()).toBeUndefined();
	await vi.advanceTimersByTimeAsync(1);
	await started;
	expect(asked()).toEqual([once, part, once]);
	expect(runs()).toBe(true);
});

test('an application that fails as it runs is told', async () => {
	const told = vi.spyOn(console, 'error').mockReturnValue();
	void startApp('data:text/javascript,throw new Error("of ours")', [], []);
	await vi.advanceTimersByTimeAsync(72_000);
	await vi.waitFor(() => expect(told.mock.calls).toEqual([[expect.objectContaining({ message: 'of ours' })]]));
});

test('a browser without AbortSignal.timeout starts it, and gives up a script that hangs', async () => {
	vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
		throw new TypeError('AbortSignal.timeout is not a function');
	});
	const file = `${app};'hangs'`;
	vi.mocked(answer as (file: string, init?: RequestInit) => Promise<Response>).mockImplementationOnce(
		(_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
	);
	const started = startApp(file, [], []);
	await vi.advanceTimersByTimeAsync(62_000);
	await started;
	expect(asked()).toEqual([file, file]);
	expect(runs()).toBe(true);
});
