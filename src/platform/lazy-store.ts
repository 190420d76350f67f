import { retry } from './retry';
import { createStore, type Store } from './store';

/** A store whose code is fetched with its first listener, so that no page waits for it. It shows `initial` until then. */
export function lazyStore<State>(load: () => Promise<Store<State>>, initial: State): Store<State> {
	return createStore(initial, (set) => {
		let stop = () => {};
		let isFollowed = true;
		void retry(async () => (isFollowed ? load() : undefined)).then((store) => {
			if (!isFollowed || !store) return;
			stop = store.subscribe(() => set(store.get()));
			set(store.get());
		});
		return () => {
			isFollowed = false;
			stop();
		};
	});
}
