import {
	FILTER_DELAY_MS,
	initialSelection,
	type SelectableTerroir,
	type Selection,
	type SelectionEffect,
	type SelectionEvent,
	select,
} from './selection';

/** Runs `task` after so many milliseconds; the function it returns calls the task off. */
export type After = (milliseconds: number, task: () => void) => () => void;

export type PerformedEffect = Exclude<SelectionEffect, { type: 'wait' } | { type: 'cancel-wait' }>;

export type SelectionStore = {
	getSnapshot: () => Selection;
	getServerSnapshot: () => Selection;
	subscribe: (listener: () => void) => () => void;
	dispatch: (event: SelectionEvent) => void;
	/** What is to be done besides changing the state; one performer at a time. */
	perform: (performer: (effect: PerformedEffect) => void) => void;
};

/** Holds the selection and keeps its one timer: a second choice within the delay replaces the first (PRODUCT 4). */
export function createSelectionStore(terroirs: readonly SelectableTerroir[], after: After): SelectionStore {
	const [first] = terroirs;
	if (!first) throw new Error('There is no terroir to select.');
	const initial = initialSelection(first);
	const listeners = new Set<() => void>();
	let state = initial;
	let callOff = () => {};
	let performer: (effect: PerformedEffect) => void = () => {};

	function dispatch(event: SelectionEvent): void {
		const step = select(terroirs, state, event);
		if (step.state !== state) {
			state = step.state;
			for (const listener of listeners) listener();
		}
		for (const effect of step.effects) run(effect);
	}

	function run(effect: SelectionEffect): void {
		if (effect.type === 'wait' || effect.type === 'cancel-wait') {
			callOff();
			callOff = effect.type === 'wait' ? after(FILTER_DELAY_MS, () => dispatch({ type: 'delay-passed' })) : () => {};
		} else {
			performer(effect);
		}
	}

	return {
		getSnapshot: () => state,
		getServerSnapshot: () => initial,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		dispatch,
		perform(next) {
			performer = next;
		},
	};
}
