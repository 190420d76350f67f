import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSlowness } from './slow-sending';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a sending', () => {
	it('is slow after three seconds and long after fifteen', () => {
		const told: string[] = [];
		const sending = watchSlowness((slowness) => told.push(slowness));
		sending(true);
		vi.advanceTimersByTime(2999);
		expect(told).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(told).toEqual(['slow']);
		vi.advanceTimersByTime(12_000);
		expect(told).toEqual(['slow', 'long']);
	});

	it('that is over is neither, and nothing is said of it afterwards', () => {
		const told: string[] = [];
		const sending = watchSlowness((slowness) => told.push(slowness));
		sending(true);
		vi.advanceTimersByTime(4000);
		sending(false);
		vi.advanceTimersByTime(60_000);
		expect(told).toEqual(['slow', 'none']);
	});

	it('is measured from its beginning, however often it is told of', () => {
		const told: string[] = [];
		const sending = watchSlowness((slowness) => told.push(slowness));
		sending(false);
		sending(true);
		vi.advanceTimersByTime(2000);
		sending(true);
		vi.advanceTimersByTime(1000);
		expect(told).toEqual(['slow']);
	});
});
