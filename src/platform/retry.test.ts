// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from './retry';

const attempt = vi.fn<() => Promise<string>>();

beforeEach(() => {
	vi.spyOn(console, 'error').mockReturnValue();
	vi.useFakeTimers();
	attempt.mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(async () => {
	vi.restoreAllMocks();
	attempt.mockResolvedValue('here');
	dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	vi.useRealTimers();
	attempt.mockReset();
});

async function exhaustPauses(): Promise<void> {
	void retry(attempt);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(attempt).toHaveBeenCalledTimes(4);
}

test('what fails is repeated after 2, 10 and 60 seconds, and then no more by itself', async () => {
	void retry(attempt);
	for (const [pause, times] of [
		[1_999, 1],
		[1, 2],
		[10_000, 3],
		[60_000, 4],
		[600_000, 4],
	] as const) {
		await vi.advanceTimersByTimeAsync(pause);
		expect(attempt).toHaveBeenCalledTimes(times);
	}
});

test('it is repeated when the network returns', async () => {
	await exhaustPauses();
	attempt.mockResolvedValueOnce('here');
	dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	expect(attempt).toHaveBeenCalledTimes(5);
});

test('a hidden page asks for nothing, and asks when it is shown again', async () => {
	const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	void retry(attempt);
	dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(600_000);
	expect(attempt).toHaveBeenCalledTimes(1);
	hidden.mockReturnValue(false);
	dispatchEvent(new Event('visibilitychange'));
	await vi.advanceTimersByTimeAsync(0);
	expect(attempt).toHaveBeenCalledTimes(2);
});

test('an attempt can be repeated at once, on request', async () => {
	let again = () => {};
	attempt.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('here');
	const result = retry(attempt, (ask) => {
		again = ask;
	});
	await vi.advanceTimersByTimeAsync(0);
	again();
	expect(await result).toBe('here');
});

test('what does not come is logged once, when it is no longer retried by itself', async () => {
	void retry(attempt);
	await vi.advanceTimersByTimeAsync(71_999);
	expect(console.error).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(vi.mocked(console.error).mock.calls).toEqual([[new TypeError('Failed to fetch')]]);
	dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	expect(attempt).toHaveBeenCalledTimes(5);
	expect(console.error).toHaveBeenCalledTimes(1);
});
