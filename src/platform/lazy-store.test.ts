// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { lazyStore } from './lazy-store';
import { createStore, type Store } from './store';

test('a lazy store shows the initial value until its code is here, then tells and follows', async () => {
	const store = createStore('loaded');
	const lazy = lazyStore(async () => store, 'initial');
	const listener = vi.fn();
	lazy.subscribe(listener);
	expect(lazy.get()).toBe('initial');
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
	expect(lazy.get()).toBe('loaded');
	store.set('changed');
	expect(listener).toHaveBeenCalledTimes(2);
	expect([lazy.get(), lazy.initial]).toEqual(['changed', 'initial']);
});

test('who leaves a lazy store before its code is here is told nothing and holds nothing', async () => {
	const start = vi.fn(() => () => {});
	const store = createStore('loaded', start);
	const lazy = lazyStore(async () => store, 'initial');
	const listener = vi.fn();
	lazy.subscribe(listener)();
	await Promise.resolve();
	expect(listener).not.toHaveBeenCalled();
	expect(start).not.toHaveBeenCalled();
});

test('the code of a lazy store that did not come is fetched again by the next listener', async () => {
	const load = vi
		.fn<() => Promise<Store<string>>>()
		.mockRejectedValueOnce(new TypeError('Failed to fetch'))
		.mockResolvedValueOnce(createStore('loaded'));
	const lazy = lazyStore(load, 'initial');
	lazy.subscribe(() => {})();
	await Promise.resolve();
	lazy.subscribe(() => {});
	await vi.waitFor(() => expect(lazy.get()).toBe('loaded'));
});
