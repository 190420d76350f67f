import { expect, test } from 'vitest';
import { tileSize } from '../../geo/mercator';
import { soften } from './soften';

/** A stripe of light and one of dark, a pixel each, and what the zoom above shows of them. */
const stripes = new Uint8Array(tileSize * tileSize * 3).map((_, at) => (Math.floor(at / 3) % 2 ? 200 : 100));

const grey = new Uint8Array((tileSize / 2) ** 2 * 3).fill(150);

/** How much of the stripes is left at a pixel, 0 to 1. */
function contrastAt(pixels: Uint8Array, x: number, y: number): number {
	const at = (y * tileSize + x) * 3;
	return Math.abs(pixels[at]! - pixels[at + 3]!) / 100;
}

test('towards a side where no other goes on the finest detail goes, over 160 pixels', async () => {
	const softened = await soften(stripes, grey, [[1, 0]]);
	expect(contrastAt(softened, 510, 256)).toBeLessThan(0.02);
	expect(contrastAt(softened, 432, 256)).toBeCloseTo(0.5, 1);
	expect(contrastAt(softened, 350, 256)).toBe(1);
	expect(contrastAt(softened, 0, 256)).toBe(1);
});

test('two neighbours agree along their edge, where one stands at a corner of what is missing', async () => {
	const below = await soften(stripes, grey, [[0, -1]]);
	const beside = await soften(stripes, grey, [[1, -1]]);
	for (const y of [0, 40, 90, 150]) expect(contrastAt(beside, 510, y)).toBeCloseTo(contrastAt(below, 0, y), 1);
});
