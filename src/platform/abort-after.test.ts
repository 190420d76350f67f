import { afterEach, expect, test, vi } from 'vitest';
import { abortAfter } from './abort-after';

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('what takes too long is aborted, for the reason given, also in a browser without AbortSignal.timeout', () => {
	vi.useFakeTimers();
	vi.stubGlobal('AbortSignal', class {});
	const signal = abortAfter(5000, new Error('Too long.'));
	vi.advanceTimersByTime(4999);
	expect(signal.aborted).toBe(false);
	vi.advanceTimersByTime(1);
	expect(signal.reason).toMatchObject({ message: 'Too long.' });
});
