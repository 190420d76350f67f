import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after } from '../../platform/time';
import {
	createTastingStore,
	hideControlsMs,
	reduceTasting,
	returnMs,
	type Tasting,
	type TastingEvent,
	type TastingStore,
	tastingKey,
} from './tasting';

const start: Tasting = { kind: 'start' };
const at = (step: number, change: Partial<Extract<Tasting, { kind: 'step' }>> = {}): Tasting => ({
	kind: 'step',
	step,
	contours: true,
	view: 'parcel',
	controls: 'shown',
	...change,
});

describe('a tasting of three steps', () => {
	it.each<[Tasting, TastingEvent['type'], Tasting]>([
		[start, 'started', at(0)],
		[start, 'next', at(0)],
		[start, 'previous', start],
		[start, 'contours-toggled', start],
		[start, 'view-toggled', start],
		[start, 'quiet', start],
		[start, 'idle', start],
		[at(0), 'next', at(1)],
		[at(1), 'previous', at(0)],
		[at(0), 'previous', at(0)],
		[at(2), 'next', at(2)],
		[at(2, { controls: 'hidden' }), 'next', at(2)],
		[at(0, { view: 'all' }), 'next', at(1)],
		[at(0, { contours: false }), 'next', at(1, { contours: false })],
		[at(1), 'contours-toggled', at(1, { contours: false })],
		[at(1, { contours: false }), 'contours-toggled', at(1)],
		[at(1), 'view-toggled', at(1, { view: 'all' })],
		[at(1, { view: 'all' }), 'view-toggled', at(1)],
		[at(1), 'quiet', at(1, { controls: 'hidden' })],
		[at(1, { controls: 'hidden' }), 'input', at(1)],
		[at(1, { controls: 'hidden' }), 'next', at(2)],
		[at(1, { controls: 'hidden', contours: false }), 'idle', start],
	])('%j, %s: %j', (before, type, expected) => {
		if (type !== 'step-chosen') expect(reduceTasting(3, before, { type })).toEqual(expected);
	});

	it('goes to any step by its number, and to none that is not there', () => {
		expect(reduceTasting(3, at(0), { type: 'step-chosen', step: 2 })).toEqual(at(2));
		expect(reduceTasting(3, start, { type: 'step-chosen', step: 1 })).toEqual(at(1));
		expect(reduceTasting(3, at(1), { type: 'step-chosen', step: 3 })).toEqual(at(1));
		expect(reduceTasting(3, start, { type: 'step-chosen', step: -1 })).toEqual(start);
	});

	it('stays the same object where nothing changes, so that nothing is drawn again', () => {
		const shown = at(1);
		expect(reduceTasting(3, shown, { type: 'input' })).toBe(shown);
	});
});

it('a tasting without steps does not start', () => {
	expect(reduceTasting(0, start, { type: 'started' })).toEqual(start);
});

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) =>
	tastingKey({ key, altKey: false, ctrlKey: false, metaKey: false, ...held }, true)?.type;

it.each([
	['ArrowRight', 'next'],
	['ArrowLeft', 'previous'],
	['PageDown', 'next'],
	['PageUp', 'previous'],
	['c', 'contours-toggled'],
	['C', 'contours-toggled'],
	['R', 'view-toggled'],
	['Escape', undefined],
	['Enter', undefined],
])('%s: %s', (key, type) => {
	expect(press(key)).toBe(type);
});

it('leaves the browser its own keys: copying, reloading, going back', () => {
	expect(press('c', { ctrlKey: true })).toBeUndefined();
	expect(press('r', { metaKey: true })).toBeUndefined();
	expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
});

it('lets letters mean nothing once they are switched off', () => {
	const held = { altKey: false, ctrlKey: false, metaKey: false };
	expect(tastingKey({ key: 'c', ...held }, false)).toBeUndefined();
	expect(tastingKey({ key: 'ArrowRight', ...held }, false)).toEqual({ type: 'next' });
});

let usesKeyboard: boolean;
let store: TastingStore;
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const controls = () => {
	const tasting = store.get();
	return tasting.kind === 'step' ? tasting.controls : tasting.kind;
};

beforeEach(() => {
	vi.useFakeTimers();
	usesKeyboard = false;
	store = createTastingStore({ count: () => 3, after, keepsControls: () => usesKeyboard });
});
afterEach(() => vi.useRealTimers());

describe('the tasting in time', () => {
	it('waits at the start for as long as it takes', () => {
		pass(10 * returnMs);
		expect(store.get()).toEqual({ kind: 'start' });
		expect(vi.getTimerCount()).toBe(0);
	});

	it('hides the controls after four seconds without input', () => {
		store.dispatch({ type: 'started' });
		pass(hideControlsMs - 1);
		expect(controls()).toBe('shown');
		pass(1);
		expect(controls()).toBe('hidden');
	});

	it('shows them again at the least input, and restarts the timer', () => {
		store.dispatch({ type: 'started' });
		pass(hideControlsMs);
		store.dispatch({ type: 'input' });
		pass(hideControlsMs - 1);
		store.dispatch({ type: 'input' });
		pass(hideControlsMs - 1);
		expect(controls()).toBe('shown');
	});

	it('keeps the controls while one of them has the keyboard focus', () => {
		store.dispatch({ type: 'started' });
		usesKeyboard = true;
		pass(3 * hideControlsMs);
		expect(controls()).toBe('shown');
		usesKeyboard = false;
		pass(hideControlsMs);
		expect(controls()).toBe('hidden');
	});

	it('returns to the start after three minutes without input, even with the focus left among the controls', () => {
		store.dispatch({ type: 'started' });
		usesKeyboard = true;
		pass(returnMs - 1);
		expect(controls()).toBe('shown');
		pass(1);
		expect(store.get()).toEqual({ kind: 'start' });
	});

	it('is left without a timer', () => {
		store.dispatch({ type: 'started' });
		store.stop();
		expect(vi.getTimerCount()).toBe(0);
	});
});
