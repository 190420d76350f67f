/** A value that is read and followed. */
export type Store<State> = {
	/** What a page shows before it can look: prerendered, and in the browser's first render. */
	readonly initial: State;
	get: () => State;
	/** @returns how to follow no longer */
	subscribe: (listener: () => void) => () => void;
};

export type WritableStore<State> = Store<State> & { set: (next: State) => void };

/**
 * Holds a value and tells its listeners of each change.
 * @param start called for the first listener, such as to read or to listen elsewhere; what it may return is called after the last one has gone
 */
export function createStore<State>(
	initial: State,
	start?: (set: (next: State) => void) => (() => void) | undefined,
): WritableStore<State> {
	const listeners = new Set<() => void>();
	let state = initial;
	let stop: (() => void) | undefined;
	function set(next: State): void {
		if (Object.is(next, state)) return;
		state = next;
		for (const listener of listeners) listener();
	}
	return {
		initial,
		get: () => state,
		set,
		subscribe(listener) {
			// A function given twice is two listeners.
			const own = () => listener();
			listeners.add(own);
			if (listeners.size === 1) stop = start?.(set);
			return () => {
				if (listeners.delete(own) && listeners.size === 0) stop?.();
			};
		},
	};
}
