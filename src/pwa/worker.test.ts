// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesStored, type InstalledWorker, registerUntilInstalled } from './worker';

const options = { updateViaCache: 'none' } as const;

type State = 'installing' | 'installed' | 'redundant';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('cut in the middle of the first installation, it is tried again until every page is stored', async () => {
	const ends: State[] = ['redundant', 'redundant', 'installed'];
	const register = vi.fn(async () => installation(ends.shift() ?? 'installing'));
	const registered = vi.fn();
	void registerUntilInstalled({ register }, '/sw.js', options).then(registered);
	await vi.advanceTimersByTimeAsync(4_999);
	expect(register).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(register).toHaveBeenCalledTimes(2);
	expect(registered).not.toHaveBeenCalled();
	dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	expect(register).toHaveBeenCalledTimes(3);
	expect(registered).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(600_000);
	expect(register).toHaveBeenCalledTimes(3);
});

test('a worker that could not even be fetched is asked for again', async () => {
	const register = vi.fn(async () => installation('installed'));
	register.mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'));
	const registered = registerUntilInstalled({ register }, '/sw.js', options);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(await registered).toBeDefined();
});

test('a browser that refuses is not asked twice', async () => {
	const register = vi.fn().mockRejectedValue(new DOMException('no', 'SecurityError'));
	expect(await registerUntilInstalled({ register }, '/sw.js', options)).toBeUndefined();
	const blocked = vi.fn().mockResolvedValue(undefined);
	expect(await registerUntilInstalled({ register: blocked }, '/sw.js', options)).toBeUndefined();
	await vi.advanceTimersByTimeAsync(600_000);
	expect(register).toHaveBeenCalledTimes(1);
	expect(blocked).toHaveBeenCalledTimes(1);
});

test('a worker that serves already is not waited for', async () => {
	const serving = { ...installation('redundant'), active: {} };
	const register = vi.fn(async () => serving as unknown as ServiceWorkerRegistration);
	expect(await registerUntilInstalled({ register }, '/sw.js', options)).toBe(serving);
});

test('what a first visit fetches later waits for the worker to serve this page', async () => {
	pageWith(null);
	const worker = Object.assign(new EventTarget(), { state: 'installed' });
	const stored = vi.fn();
	void filesStored(Promise.resolve(found({ waiting: worker }, true))).then(stored);
	for (const state of ['activating', 'activated']) {
		await vi.advanceTimersByTimeAsync(1_000);
		expect(stored).not.toHaveBeenCalled();
		worker.state = state;
		worker.dispatchEvent(new Event('statechange'));
	}
	await vi.advanceTimersByTimeAsync(0);
	expect(stored).toHaveBeenCalledOnce();
});

test('what is fetched later does not wait for a worker that serves already, was reloaded past, or is refused', async () => {
	pageWith({});
	await filesStored(new Promise(() => {}));
	pageWith(null);
	await filesStored(Promise.resolve(found({ active: { state: 'activated' } }, false)));
	await filesStored(Promise.resolve(undefined));
	vi.stubGlobal('navigator', {});
	await filesStored(new Promise(() => {}));
});

function found(registration: object, isFirst: boolean): InstalledWorker {
	return { registration: registration as ServiceWorkerRegistration, isFirst };
}

function pageWith(controller: object | null): void {
	vi.stubGlobal('navigator', { serviceWorker: { controller } });
}

/** A registration whose first worker comes to this end. */
function installation(end: State): ServiceWorkerRegistration {
	const installing = Object.assign(new EventTarget(), { state: 'installing' as State });
	queueMicrotask(() => {
		installing.state = end;
		installing.dispatchEvent(new Event('statechange'));
	});
	return { installing, waiting: null, active: null } as unknown as ServiceWorkerRegistration;
}
