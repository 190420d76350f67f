import { beforeEach, describe, expect, it } from 'vitest';
import { HIDE_CONTROLS_MS, RETURN_MS } from './tasting';
import { createTastingStore, type TastingStore } from './tasting-store';

let now: number;
let timers: { due: number; task: () => void }[];
let usesKeyboard: boolean;
let store: TastingStore;

function pass(milliseconds: number): void {
	const until = now + milliseconds;
	for (;;) {
		const next = timers.filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0];
		if (!next) break;
		timers = timers.filter((timer) => timer !== next);
		now = next.due;
		next.task();
	}
	now = until;
}

const controls = () => {
	const tasting = store.get();
	return tasting.kind === 'step' ? tasting.controls : tasting.kind;
};

beforeEach(() => {
	now = 0;
	timers = [];
	usesKeyboard = false;
	store = createTastingStore({
		count: () => 3,
		after: (milliseconds, task) => {
			const timer = { due: now + milliseconds, task };
			timers.push(timer);
			return () => {
				timers = timers.filter((other) => other !== timer);
			};
		},
		keepsControls: () => usesKeyboard,
	});
});

describe('the tasting in time', () => {
	it('waits at the start for as long as it takes', () => {
		pass(10 * RETURN_MS);
		expect(store.get()).toEqual({ kind: 'start' });
		expect(timers).toEqual([]);
	});

	it('hides the controls after four seconds without input', () => {
		store.dispatch({ type: 'started' });
		pass(HIDE_CONTROLS_MS - 1);
		expect(controls()).toBe('shown');
		pass(1);
		expect(controls()).toBe('hidden');
	});

	it('shows them again at the least input, and counts anew', () => {
		store.dispatch({ type: 'started' });
		pass(HIDE_CONTROLS_MS);
		store.dispatch({ type: 'input' });
		pass(HIDE_CONTROLS_MS - 1);
		store.dispatch({ type: 'input' });
		pass(HIDE_CONTROLS_MS - 1);
		expect(controls()).toBe('shown');
	});

	it('leaves the controls to whoever has the keyboard among them', () => {
		store.dispatch({ type: 'started' });
		usesKeyboard = true;
		pass(3 * HIDE_CONTROLS_MS);
		expect(controls()).toBe('shown');
		usesKeyboard = false;
		pass(HIDE_CONTROLS_MS);
		expect(controls()).toBe('hidden');
	});

	it('returns to the start after three minutes without input, even with the focus left among the controls', () => {
		store.dispatch({ type: 'started' });
		usesKeyboard = true;
		pass(RETURN_MS - 1);
		expect(controls()).toBe('shown');
		pass(1);
		expect(store.get()).toEqual({ kind: 'start' });
	});

	it('is left without a timer', () => {
		store.dispatch({ type: 'started' });
		store.stop();
		expect(timers).toEqual([]);
	});
});
