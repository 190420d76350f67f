import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** A value that only the browser knows, such as what the address asks for. In the first render it is what the page was prerendered with. */
export function useHydrated<Value>(value: Value, prerendered: Value): Value {
	return useSyncExternalStore(
		subscribe,
		() => value,
		() => prerendered,
	);
}
