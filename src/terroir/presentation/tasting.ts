import { createStore, type Store } from '../../platform/store';
import type { After } from '../../platform/time';

/** Milliseconds without input after which the controls step back from the picture (docs/design.md 5). */
export const hideControlsMs = 4_000;
/** Milliseconds without input after which the screen is taken to be idle, and waits at the start for the next tasting. */
export const returnMs = 3 * 60_000;

export type Tasting =
	/** The order of the tasting, and the button that begins it. */
	| { kind: 'start' }
	| {
			kind: 'step';
			/** From 0. */
			step: number;
			contours: boolean;
			/** What the map shows: the step's parcel from near, or those of all steps. */
			view: 'parcel' | 'all';
			controls: 'shown' | 'hidden';
	  };

export type TastingEvent =
	| { type: 'started' }
	| { type: 'step-chosen'; step: number }
	| { type: 'next' }
	| { type: 'previous' }
	| { type: 'contours-toggled' }
	| { type: 'view-toggled' }
	/** Someone is there: a pointer moved, a key was pressed. */
	| { type: 'input' }
	| { type: 'quiet' }
	| { type: 'idle' };

/** The tasting after an event. It neither begins nor ends by itself, but by standing still for `returnMs`. @param count of steps */
export function reduceTasting(count: number, tasting: Tasting, event: TastingEvent): Tasting {
	if (event.type === 'started') return goTo(count, tasting, 0);
	if (event.type === 'step-chosen') return goTo(count, tasting, event.step);
	if (tasting.kind === 'start') return event.type === 'next' ? goTo(count, tasting, 0) : tasting;
	switch (event.type) {
		case 'next':
			return goTo(count, tasting, tasting.step + 1);
		case 'previous':
			return goTo(count, tasting, tasting.step - 1);
		case 'contours-toggled':
			return { ...tasting, contours: !tasting.contours, controls: 'shown' };
		case 'view-toggled':
			return { ...tasting, view: tasting.view === 'all' ? 'parcel' : 'all', controls: 'shown' };
		case 'input':
			return tasting.controls === 'shown' ? tasting : { ...tasting, controls: 'shown' };
		case 'quiet':
			return { ...tasting, controls: 'hidden' };
		case 'idle':
			return { kind: 'start' };
	}
}

/** Beyond the ends nothing happens, but the controls show that it is the end. */
function goTo(count: number, tasting: Tasting, step: number): Tasting {
	const contours = tasting.kind === 'start' || tasting.contours;
	if (step >= 0 && step < count) return { kind: 'step', step, contours, view: 'parcel', controls: 'shown' };
	return tasting.kind === 'start' ? tasting : { ...tasting, controls: 'shown' };
}

const events: Readonly<Record<string, TastingEvent>> = {
	ArrowRight: { type: 'next' },
	ArrowLeft: { type: 'previous' },
	PageDown: { type: 'next' },
	PageUp: { type: 'previous' },
	c: { type: 'contours-toggled' },
	r: { type: 'view-toggled' },
};

type KeyPress = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/**
 * What a key means in a tasting; page keys are those of a presenter's remote. `undefined` leaves it to the browser.
 * @param hasLetters whether letters mean something: who speaks to the device types some with every word
 */
export function tastingKey({ key, altKey, ctrlKey, metaKey }: KeyPress, hasLetters: boolean): TastingEvent | undefined {
	if (altKey || ctrlKey || metaKey || (key.length === 1 && !hasLetters)) return undefined;
	return events[key.length === 1 ? key.toLowerCase() : key];
}

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
		cancelIdle = after(returnMs, () => dispatch({ type: 'idle' }));
	}

	function waitForQuiet(): void {
		cancelQuiet = after(hideControlsMs, () => {
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
