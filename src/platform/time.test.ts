import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce';
import { backOff, wait } from './pause';
import { abortAfter, after, withTimeout } from './time';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('what takes too long is aborted, for the reason given, also in a browser without AbortSignal.timeout', () => {
	vi.stubGlobal('AbortSignal', class {});
	const signal = abortAfter(5000, new Error('Too long.'));
	vi.advanceTimersByTime(4999);
	expect(signal.aborted).toBe(false);
	vi.advanceTimersByTime(1);
	expect(signal.reason).toMatchObject({ message: 'Too long.' });
});

test('waiting ends with the time', async () => {
	const over = vi.fn();
	void wait(1000).then(over);
	await vi.advanceTimersByTimeAsync(999);
	expect(over).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(over).toHaveBeenCalledOnce();
	expect(vi.getTimerCount()).toBe(0);
});

test('a task runs later, unless it is called off', () => {
	const task = vi.fn();
	after(1000, task);
	after(1000, task)();
	vi.advanceTimersByTime(1000);
	expect(task).toHaveBeenCalledOnce();
});

test('an answer that does not come in time is an error', async () => {
	expect(await withTimeout(Promise.resolve('here'), 1000)).toBe('here');
	expect(vi.getTimerCount()).toBe(0);
	const silent = expect(withTimeout(new Promise(() => {}), 1000)).rejects.toThrow('No answer within 1000 ms.');
	await vi.advanceTimersByTimeAsync(1000);
	await silent;
});

test('pauses double, up to five minutes', () => {
	expect([0, 1, 2, 20].map((failures) => backOff(failures, 2_000))).toEqual([2_000, 4_000, 8_000, 300_000]);
	expect([5, 6, 10_000].map((failures) => backOff(failures, 5_000))).toEqual([160_000, 300_000, 300_000]);
});

test('calls during a run lead to one more run, and all wait for it', async () => {
	const ends: (() => void)[] = [];
	const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
	const read = coalesce(run);
	const settled = vi.fn();
	for (let calls = 0; calls < 3; calls += 1) void read().then(settled);
	expect(run).toHaveBeenCalledOnce();
	ends[0]?.();
	await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
	expect(settled).not.toHaveBeenCalled();
	ends[1]?.();
	await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(3));
	expect(run).toHaveBeenCalledTimes(2);
});

test('a run that fails rejects, and the next call runs again', async () => {
	const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('full')).mockResolvedValueOnce();
	const read = coalesce(run);
	await expect(read()).rejects.toThrow('full');
	await read();
	expect(run).toHaveBeenCalledTimes(2);
});
