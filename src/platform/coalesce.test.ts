import { expect, test, vi } from 'vitest';
import { coalesce } from './coalesce';

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

test('a run that fails is told, and the next call runs again', async () => {
	const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('full')).mockResolvedValueOnce();
	const read = coalesce(run);
	await expect(read()).rejects.toThrow('full');
	await read();
	expect(run).toHaveBeenCalledTimes(2);
});
