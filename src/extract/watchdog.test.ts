import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchdog } from './watchdog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('silence that lasts is called out, once', () => {
	const called = vi.fn();
	const guard = watchdog(1000, called);
	guard.heard();
	vi.advanceTimersByTime(900);
	guard.heard();
	vi.advanceTimersByTime(900);
	expect(called).not.toHaveBeenCalled();
	vi.advanceTimersByTime(5000);
	expect(called).toHaveBeenCalledOnce();
});

test('nobody is called while nothing is expected', () => {
	const called = vi.fn();
	const guard = watchdog(1000, called);
	vi.advanceTimersByTime(5000);
	guard.heard();
	guard.rest();
	vi.advanceTimersByTime(5000);
	expect(called).not.toHaveBeenCalled();
});
