import { expect, test, vi } from 'vitest';
import { createStore } from './store';

test('a store tells its listeners of each change, and not of what stays the same', () => {
	const store = createStore('none');
	const listener = vi.fn();
	const unsubscribe = store.subscribe(listener);
	store.set('none');
	expect(listener).not.toHaveBeenCalled();
	store.set('waiting');
	expect(listener).toHaveBeenCalledOnce();
	unsubscribe();
	store.set('active');
	expect(listener).toHaveBeenCalledOnce();
	expect([store.initial, store.get()]).toEqual(['none', 'active']);
});

test('a store starts with its first listener and stops after its last', () => {
	const stop = vi.fn();
	const start = vi.fn((set: (next: number) => void) => {
		set(1);
		return stop;
	});
	const store = createStore(0, start);
	const listener = () => {};
	const unsubscribers = [store.subscribe(listener), store.subscribe(listener)];
	expect(start).toHaveBeenCalledOnce();
	expect(store.get()).toBe(1);
	unsubscribers[0]?.();
	unsubscribers[0]?.();
	expect(stop).not.toHaveBeenCalled();
	unsubscribers[1]?.();
	expect(stop).toHaveBeenCalledOnce();
	store.subscribe(listener);
	expect(start).toHaveBeenCalledTimes(2);
});
