import { expect, test } from 'vitest';
import { type Bitmap, lightOf } from './dress';
import { deepen } from './glass';
import type { LabelMap } from './label-map';

const side = 41;
const middle = 20;
const olive = [130, 122, 62, 255];
const grey = [180, 180, 176, 255];
const pale = { below: 0.25, middle: [1.2, 1.2, 1], taken: [1.2, 0.9, 1.6], surface: [0, 0] } as const;

/** A bottle between two columns of a transparent ground; `other` pixels are not glass. */
function bottle(other: (column: number, row: number) => readonly number[] | undefined = () => undefined): Bitmap {
	const bytes = new Uint8Array(side * side * 4);
	for (let row = 0; row < side; row++) {
		for (let column = 5; column <= 35; column++) {
			bytes.set(other(column, row) ?? olive, (row * side + column) * 4);
		}
	}
	return { width: side, height: side, bytes };
}

/** A label over the lower rows from `row` on; without one, none. */
function labelFrom(row = side): LabelMap {
	const u = new Float32Array(side * side).fill(0.5);
	const v = Float32Array.from({ length: side * side }, (_, at) => (Math.floor(at / side) < row ? -0.1 : 0.5));
	return { width: side, height: side, u, v };
}

function colour({ bytes }: Bitmap, column: number, row: number): number[] {
	return [...bytes.subarray((row * side + column) * 4, (row * side + column) * 4 + 4)];
}

const light = (pixel: number[]) => pixel.slice(0, 3).reduce((sum, value) => sum + lightOf(value), 0);

test('the glass is brighter in the middle and darker the nearer the edge, alike on both sides', () => {
	const deep = deepen(bottle(), labelFrom(), pale);
	const across = [middle, 26, 30, 33, 35].map((column) => light(colour(deep, column, 30)));
	expect(across).toEqual(across.toSorted((one, other) => other - one));
	expect(across[0]).toBeGreaterThan(light(olive));
	expect(across.at(-1)).toBeLessThan(light(olive) / 2);
	expect(colour(deep, 7, 30)).toEqual(colour(deep, 33, 30));
});

test('it is greener at the edge than in the middle', () => {
	const deep = deepen(bottle(), labelFrom(), pale);
	const greenness = (column: number) => {
		const [red = 0, green = 0] = colour(deep, column, 30);
		return lightOf(green) / lightOf(red);
	};
	expect(greenness(34)).toBeGreaterThan(greenness(middle));
});

test('what the glass mirrors stays nearly as bright as it was', () => {
	const deep = deepen(
		bottle((column) => (column === 33 ? grey : undefined)),
		labelFrom(),
		pale,
	);
	expect(light(colour(deep, 33, 30))).toBeGreaterThan(0.95 * light(grey));
});

test('capsule, label and ground stay as they are', () => {
	const deep = deepen(bottle(), labelFrom(25), pale);
	expect(colour(deep, 34, 8)).toEqual(olive);
	expect(colour(deep, 34, 30)).toEqual(olive);
	expect(colour(deep, 2, 20)).toEqual([0, 0, 0, 0]);
	expect(colour(deep, 34, 20)).not.toEqual(olive);
});

test('the surface of the wine, black in the render, has light that comes through the wine beneath it', () => {
	const black = [8, 8, 6, 255];
	const render = bottle((_, row) => (row >= 15 && row < 20 ? black : undefined));
	const lit = deepen(render, labelFrom(), { ...pale, surface: [15 / side, 20 / side] });
	const [top, foot, wine] = [15, 19, 24].map((row) => light(colour(lit, middle, row)));
	expect(top).toBeGreaterThan(0.3 * wine!);
	expect(foot).toBeGreaterThan(top!);
	expect(foot).toBeLessThan(wine!);
});
