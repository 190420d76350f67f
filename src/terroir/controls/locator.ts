import type { Position } from '../map/engine';
import type { LonLat } from '../map/mercator';
import type { After } from '../selection/selection-store';
import {
	LOCATE_TIMEOUT_MS,
	type Locating,
	type LocatingEffect,
	type LocatingEvent,
	locate,
	type Standing,
} from './locating';
import type { WatchPosition } from './watch-position';

export type LocatorParts = {
	watch: WatchPosition;
	after: After;
	standOn: (place: LonLat) => Promise<Standing>;
	show: (position: Position | undefined) => void;
	moveTo: (place: LonLat) => void;
};

export type Locator = {
	getSnapshot: () => Locating;
	subscribe: (listener: () => void) => () => void;
	dispatch: (event: LocatingEvent) => void;
};

/** Holds what is known of the visitor's place, and performs what the machine decides. `dismissed` leaves nothing running. */
export function createLocator({ watch, after, standOn, show, moveTo }: LocatorParts): Locator {
	const listeners = new Set<() => void>();
	let state: Locating = { kind: 'off' };
	let unwatch = () => {};
	let cancelWait = () => {};

	function dispatch(event: LocatingEvent): void {
		const step = locate(state, event);
		state = step.state;
		for (const effect of step.effects) perform(effect);
		for (const listener of listeners) listener();
	}

	function perform(effect: LocatingEffect): void {
		switch (effect.type) {
			case 'watch':
				unwatch();
				unwatch = watch(
					(position) => dispatch({ type: 'found', position }),
					(reason) => dispatch({ type: 'failed', reason }),
				);
				return;
			case 'unwatch':
				unwatch();
				unwatch = () => {};
				return;
			case 'wait':
				cancelWait();
				cancelWait = after(LOCATE_TIMEOUT_MS, () => dispatch({ type: 'failed', reason: 'timed-out' }));
				return;
			case 'cancel-wait':
				cancelWait();
				return;
			case 'look-up':
				void standOn(effect.place).then((standing) => dispatch({ type: 'looked-up', place: effect.place, standing }));
				return;
			case 'show':
				show(effect.position);
				return;
			case 'fit':
				moveTo(effect.place);
		}
	}

	return {
		getSnapshot: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		dispatch,
	};
}
