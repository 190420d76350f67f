// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { deferredStore, type ExternalStore } from './deferred-store';

function storeOf(value: string) {
	const listeners = new Set<() => void>();
	let current = value;
	const store: ExternalStore<string> = {
		getSnapshot: () => current,
		getServerSnapshot: () => current,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
	const set = (next: string) => {
		current = next;
		for (const listener of listeners) listener();
	};
	return { store, set, listeners };
}

test('it shows the initial value until its code is there, then tells and follows', async () => {
	const { store, set } = storeOf('loaded');
	const deferred = deferredStore(() => Promise.resolve(store), 'initial');
	const listener = vi.fn();
	deferred.subscribe(listener);
	expect(deferred.getSnapshot()).toBe('initial');
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
	expect(deferred.getSnapshot()).toBe('loaded');
	set('changed');
	expect(listener).toHaveBeenCalledTimes(2);
	expect(deferred.getServerSnapshot()).toBe('initial');
});

test('who leaves before the code is there is told nothing and holds nothing', async () => {
	const { store, listeners } = storeOf('loaded');
	const deferred = deferredStore(() => Promise.resolve(store), 'initial');
	const listener = vi.fn();
	deferred.subscribe(listener)();
	await Promise.resolve();
	expect(listener).not.toHaveBeenCalled();
	expect(listeners.size).toBe(0);
});

test('a fetch that fails is tried again by the next subscriber', async () => {
	const { store } = storeOf('loaded');
	const load = vi
		.fn<() => Promise<ExternalStore<string>>>()
		.mockRejectedValueOnce(new TypeError('Failed to fetch'))
		.mockResolvedValueOnce(store);
	const deferred = deferredStore(load, 'initial');
	deferred.subscribe(() => {})();
	await Promise.resolve();
	deferred.subscribe(() => {});
	await vi.waitFor(() => expect(deferred.getSnapshot()).toBe('loaded'));
});
