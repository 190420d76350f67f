import { retry } from '../platform/retry';

/** A value outside React as `useSyncExternalStore` takes it. */
export type ExternalStore<Snapshot> = {
	getSnapshot: () => Snapshot;
	getServerSnapshot: () => Snapshot;
	subscribe: (listener: () => void) => () => void;
};

/**
 * A store whose code is fetched with its first subscriber, so that no page waits for it. Shows `initial` until it is there; a fetch that
 * fails is repeated, at once by the next subscriber.
 */
export function deferredStore<Snapshot>(
	load: () => Promise<ExternalStore<Snapshot>>,
	initial: Snapshot,
): ExternalStore<Snapshot> {
	let loaded: ExternalStore<Snapshot> | undefined;
	return {
		getSnapshot: () => (loaded ? loaded.getSnapshot() : initial),
		getServerSnapshot: () => initial,
		subscribe(listener) {
			if (loaded) return loaded.subscribe(listener);
			let unsubscribe = () => {};
			let left = false;
			void retry(load).then((store) => {
				loaded = store;
				if (left) return;
				unsubscribe = store.subscribe(listener);
				listener();
			});
			return () => {
				left = true;
				unsubscribe();
			};
		},
	};
}
