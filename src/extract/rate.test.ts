import { expect, test } from 'vitest';
import { addSample, bytesPerSecond, type Sample } from './rate';

test('the rate is that of the last quarter of a minute', () => {
	const samples = follow([
		[0, 0],
		[10_000, 100_000],
		[20_000, 2_100_000],
		[25_000, 3_100_000],
	]);
	expect(bytesPerSecond(samples)).toBeCloseTo(200_000);
});

test('nothing is said of the first moment, nor of a line that stands still', () => {
	expect(bytesPerSecond([])).toBeUndefined();
	expect(
		bytesPerSecond(
			follow([
				[0, 0],
				[1000, 500_000],
			]),
		),
	).toBeUndefined();
	expect(
		bytesPerSecond(
			follow([
				[0, 500],
				[5000, 500],
			]),
		),
	).toBeUndefined();
});

test('a download that begins again is measured anew', () => {
	expect(
		follow([
			[0, 0],
			[1000, 5000],
			[2000, 100],
		]),
	).toEqual([{ at: 2000, bytes: 100 }]);
});

function follow(points: [number, number][]): readonly Sample[] {
	return points.reduce<readonly Sample[]>((samples, [at, bytes]) => addSample(samples, { at, bytes }), []);
}
