import { createStore, type Store } from '../../platform/store';
import type { After } from '../deps';
import { HIDE_CONTROLS_MS, RETURN_MS, reduceTasting, type Tasting, type TastingEvent } from './tasting';

type TastingDeps = {
	/** How many steps there are now. */
	count: () => number;
	after: After;
	/** Whether someone may be using the controls without moving, such as by keyboard. */
	keepsControls: () => boolean;
};

export type TastingStore = Store<Tasting> & {
	dispatch: (event: TastingEvent) => void;
	/** Cancels the timers. */
	stop: () => void;
};

/** Holds the tasting and its two timers, which every event that a person causes restarts. */
export function createTastingStore({ count, after, keepsControls }: TastingDeps): TastingStore {
	const store = createStore<Tasting>({ kind: 'start' });
	let cancelQuiet = () => {};
	let cancelIdle = () => {};

	function dispatch(event: TastingEvent): void {
		const next = reduceTasting(count(), store.get(), event);
		if (event.type !== 'quiet' && event.type !== 'idle') restartTimers(next);
		store.set(next);
	}

	function restartTimers({ kind }: Tasting): void {
		stop();
		if (kind === 'start') return;
		waitForQuiet();
		cancelIdle = after(RETURN_MS, () => dispatch({ type: 'idle' }));
	}

	function waitForQuiet(): void {
		cancelQuiet = after(HIDE_CONTROLS_MS, () => {
			if (keepsControls()) waitForQuiet();
			else dispatch({ type: 'quiet' });
		});
	}

	function stop(): void {
		cancelQuiet();
		cancelIdle();
	}

	return { ...store, dispatch, stop };
}
