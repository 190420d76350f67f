import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/**
 * What a store holds.
 * @param serverState what is shown in place of it while prerendering and in the browser's first render
 */
export function useStore<State>(store: Store<State>, serverState = store.initial): State {
	return useSyncExternalStore(store.subscribe, store.get, () => serverState);
}

const subscribe = () => () => {};

/** A value that only the browser knows, such as what the address asks for. In the first render it is what the page was prerendered with. */
export function useHydrated<Value>(value: Value, prerendered: Value): Value {
	return useSyncExternalStore(
		subscribe,
		() => value,
		() => prerendered,
	);
}
