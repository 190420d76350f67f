import { afterEach, expect, test } from 'vitest';
import { Pool } from './pool';

const shared = new Int32Array(new SharedArrayBuffer(4));
let pool: Pool<number, number> | undefined;

afterEach(() => pool?.close());

function squares(): Pool<number, number> {
	shared[0] = 0;
	pool = new Pool({
		module: new URL('./testing/squares.ts', import.meta.url),
		data: { offset: 1, shared },
		workers: 2,
	});
	return pool;
}

test('every job is done once and comes back with its result, run after run', async () => {
	const workers = squares();
	for (const jobs of [[1, 2, 3, 4, 5, 6, 7], [], [20, 21]]) {
		const results = new Map<number, number>();
		await workers.run(jobs, (result, job) => results.set(job, result));
		expect([...results].toSorted(([a], [b]) => a - b)).toEqual(jobs.map((job) => [job, job * job + 1]));
	}
	expect(shared[0]).toBe(9);
});

test('a job that fails ends the run with its reason', async () => {
	await expect(squares().run([1, 13, 2], () => undefined)).rejects.toThrow('thirteen is refused');
});

test('a worker that dies ends the run', async () => {
	await expect(squares().run([14, 1], () => undefined)).rejects.toThrow('a worker ended before its job');
});

test('a worker that cannot start says why', async () => {
	pool = new Pool({ module: new URL('./testing/no-such-worker.ts', import.meta.url), data: null, workers: 1 });
	await expect(pool.run([1], () => undefined)).rejects.toThrow(/no-such-worker/);
});
