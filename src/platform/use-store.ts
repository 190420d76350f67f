import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/**
 * What a store holds.
 * @param serverState what is shown in place of it while prerendering and in the browser's first render
 */
export function useStore<State>(store: Store<State>, serverState = store.initial): State {
	return useSyncExternalStore(store.subscribe, store.get, () => serverState);
}
