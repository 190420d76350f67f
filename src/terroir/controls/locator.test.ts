import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../map/engine';
import type { LocateFailure, Standing } from './locating';
import { createLocator, type Locator } from './locator';

const here: Position = { place: [-7.5121, 41.1599], accuracy: 12 };
const show = vi.fn();
const moveTo = vi.fn();
let device: { found: (position: Position) => void; failed: (reason: LocateFailure) => void };
let watching = 0;
let timers: { milliseconds: number; task: () => void }[];
let lookUp: (standing: Standing) => void;
let locator: Locator;

beforeEach(() => {
	vi.clearAllMocks();
	watching = 0;
	timers = [];
	locator = createLocator({
		watch: (found, failed) => {
			watching += 1;
			device = { found, failed };
			return () => {
				watching -= 1;
			};
		},
		after: (milliseconds, task) => {
			const timer = { milliseconds, task };
			timers.push(timer);
			return () => {
				timers = timers.filter((other) => other !== timer);
			};
		},
		standOn: () => new Promise((resolve) => (lookUp = resolve)),
		show,
		moveTo,
	});
});

describe('the locator', () => {
	it('watches nothing until it is asked', () => {
		expect(watching).toBe(0);
	});

	it('shows the position, moves there, and learns the parcel', async () => {
		locator.dispatch({ type: 'pressed' });
		device.found(here);
		expect(show).toHaveBeenLastCalledWith(here);
		expect(moveTo).toHaveBeenCalledExactlyOnceWith(here.place);
		expect(timers).toEqual([]);
		lookUp({ kind: 'outside' });
		await vi.waitFor(() => expect(locator.getSnapshot()).toMatchObject({ standing: { kind: 'outside' } }));
	});

	it('has a time-out of its own, of 15 seconds', () => {
		locator.dispatch({ type: 'pressed' });
		expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([15_000]);
		timers[0]?.task();
		expect(locator.getSnapshot()).toEqual({ kind: 'failed', reason: 'timed-out' });
		expect(watching).toBe(1);
	});

	it('watches once, however often it is asked again', () => {
		locator.dispatch({ type: 'pressed' });
		timers[0]?.task();
		locator.dispatch({ type: 'pressed' });
		expect(watching).toBe(1);
	});

	it('leaves nothing running and nothing on the map', () => {
		locator.dispatch({ type: 'pressed' });
		device.found(here);
		locator.dispatch({ type: 'dismissed' });
		expect(watching).toBe(0);
		expect(timers).toEqual([]);
		expect(show).toHaveBeenLastCalledWith(undefined);
	});
});
