import type { After } from '../deps';
import { HIDE_CONTROLS_MS, RETURN_MS, type Tasting, type TastingEvent, taste } from './tasting';

type TastingStoreParts = {
	/** How many steps there are now. */
	count: () => number;
	after: After;
	/** Whether someone may be using the controls without moving, such as by keyboard. */
	keepsControls: () => boolean;
};

export type TastingStore = {
	getSnapshot: () => Tasting;
	subscribe: (listener: () => void) => () => void;
	dispatch: (event: TastingEvent) => void;
	/** Calls the timers off. */
	stop: () => void;
};

/** Holds the tasting and its two timers, which every event that a person causes winds up again. */
export function createTastingStore({ count, after, keepsControls }: TastingStoreParts): TastingStore {
	const listeners = new Set<() => void>();
	let state: Tasting = { kind: 'start' };
	let cancelQuiet = () => {};
	let cancelDeserted = () => {};

	function dispatch(event: TastingEvent): void {
		const next = taste(count(), state, event);
		if (event.type !== 'quiet' && event.type !== 'deserted') wind(next);
		if (next === state) return;
		state = next;
		for (const listener of listeners) listener();
	}

	function wind({ kind }: Tasting): void {
		stop();
		if (kind === 'start') return;
		waitForQuiet();
		cancelDeserted = after(RETURN_MS, () => dispatch({ type: 'deserted' }));
	}

	function waitForQuiet(): void {
		cancelQuiet = after(HIDE_CONTROLS_MS, () => {
			if (keepsControls()) waitForQuiet();
			else dispatch({ type: 'quiet' });
		});
	}

	function stop(): void {
		cancelQuiet();
		cancelDeserted();
	}

	return {
		getSnapshot: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		dispatch,
		stop,
	};
}
