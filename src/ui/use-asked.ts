import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** What the address asks for. In the first render it is what the prerendered page shows, which knows no query. */
export function useAsked<Value>(asked: Value, prerendered: Value): Value {
	return useSyncExternalStore(
		subscribe,
		() => asked,
		() => prerendered,
	);
}
