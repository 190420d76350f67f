import { expect, test } from 'vitest';
import type { ScreenPoint } from '../map/screen';
import { namesInView } from './names-in-view';

const free = { x: 0, y: 0, width: 400, height: 300 };
const size = { width: 100, height: 20 };
const beyond = { x: 600, y: 150 };

/** A parcel that takes the window from so far to the right on. */
const parcelFrom = (edge: number) => (point: ScreenPoint) =>
	point.x >= edge ? { slug: 'francisca-franca', place: [point.x, point.y] as const } : undefined;

const placesOf = (usual: ScreenPoint | undefined, parcelAt = parcelFrom(200), covers = [] as (typeof free)[]) =>
	namesInView([{ parcel: 'francisca-franca', lines: ['Vinha da', 'Francisca'], size, usual }], {
		free,
		covers,
		parcelAt,
	}).get('francisca-franca')?.place;

test('a name that stands whole in what is free stays where it is, and the map is not asked', () => {
	expect(placesOf({ x: 300, y: 150 }, () => expect.unreachable())).toBeUndefined();
});

test('one that is cut off stands in the middle of what is seen of its parcel', () => {
	for (const usual of [beyond, { x: 380, y: 150 }, undefined]) {
		const [x = 0, y = 0] = placesOf(usual) ?? [];
		expect(Math.abs(x - 300)).toBeLessThan(35);
		expect(Math.abs(y - 150)).toBeLessThan(35);
	}
});

test('it keeps within its parcel, and clear of what stands over the map', () => {
	const covers = [{ x: 150, y: 100, width: 250, height: 110 }];
	const [x = 0, y = 0] = placesOf(beyond, parcelFrom(200), covers) ?? [];
	expect(x).toBeGreaterThanOrEqual(250);
	expect(Math.abs(y - 155)).toBeGreaterThan(55 + 10);
});

test('where it does not fit it stands nowhere', () => {
	expect(placesOf(beyond, parcelFrom(320))).toBeUndefined();
	expect(placesOf(beyond, () => undefined)).toBeUndefined();
});
