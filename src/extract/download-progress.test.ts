import { expect, test } from 'vitest';
import { addSample, bytesPerSecond, countArrivals, type Sample } from './download-progress';

test('bytes are reported as they arrive, on top of those stored, and not at every chunk', async () => {
	let clock = 0;
	const told: number[] = [];
	const arrivals = countArrivals(
		(bytes) => told.push(bytes),
		() => clock,
	);
	arrivals.kept(1000);
	const fetchRange = arrivals.counted(async ({ start }) => ({ start, chunks: chunks() }));
	async function* chunks() {
		for (let index = 0; index < 10; index++) {
			yield new Uint8Array(10);
			clock += 100;
		}
	}
	const { signal } = new AbortController();
	for await (const _ of (await fetchRange({ start: 0, end: 100 }, signal)).chunks);
	expect(told).toEqual([1010, 1040, 1070, 1100]);
	arrivals.kept(1100);
	for await (const _ of (await fetchRange({ start: 100, end: 200 }, signal)).chunks) break;
	expect(told.at(-1)).toBeLessThanOrEqual(1110);
});

test('a request that is made again does not count what the first one brought', async () => {
	const told: number[] = [];
	let clock = 0;
	const arrivals = countArrivals(
		(bytes) => told.push(bytes),
		() => (clock += 1000),
	);
	const fetchRange = arrivals.counted(async ({ start }) => ({
		start,
		chunks: (async function* () {
			yield new Uint8Array(50);
		})(),
	}));
	const { signal } = new AbortController();
	for (let attempt = 0; attempt < 2; attempt++) {
		for await (const _ of (await fetchRange({ start: 0, end: 100 }, signal)).chunks);
	}
	expect(told).toEqual([50, 50]);
});

test('the rate is that of the last quarter of a minute', () => {
	const samples = follow([0, 0], [10_000, 100_000], [20_000, 2_100_000], [25_000, 3_100_000]);
	expect(bytesPerSecond(samples)).toBeCloseTo(200_000);
});

test('no rate is given for the first moment, nor for a connection that stands still', () => {
	expect(bytesPerSecond([])).toBeUndefined();
	expect(bytesPerSecond(follow([0, 0], [1000, 500_000]))).toBeUndefined();
	expect(bytesPerSecond(follow([0, 500], [5000, 500]))).toBeUndefined();
});

test('the rate of a download that begins again starts from nothing', () => {
	expect(follow([0, 0], [1000, 5000], [2000, 100])).toEqual([{ at: 2000, bytes: 100 }]);
});

function follow(...points: [number, number][]): readonly Sample[] {
	return points.reduce<readonly Sample[]>((samples, [at, bytes]) => addSample(samples, { at, bytes }), []);
}
