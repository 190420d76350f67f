import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Bitmap, dress, lightOf, valueOfLight } from './dress';
import { readLabelMap } from './label-map';

const gridSide = 40;

/** A coordinate pass at half the render's size: a flat label that covers the middle half of the render each way. */
async function flatPass(): Promise<Buffer> {
	const side = gridSide / 2;
	const values = new Uint16Array(side * side * 4);
	for (let row = 0; row < side; row++) {
		for (let column = 0; column < side; column++) {
			const at = (row * side + column) * 4;
			const u = ((column + 0.5) / side - 0.25) * 2;
			const v = 1 - ((row + 0.5) / side - 0.25) * 2;
			const inside = (share: number) => share > -0.25 && share < 1.25;
			values[at] = Math.round(((u + 0.25) / 1.5) * 0xffff);
			values[at + 1] = Math.round(((v + 0.25) / 1.5) * 0xffff);
			values[at + 3] = inside(u) && inside(v) ? 0xffff : 0;
		}
	}
	return sharp(values, { raw: { width: side, height: side, channels: 4 } })
		.toColourspace('rgb16')
		.png()
		.toBuffer();
}

function filled(width: number, height: number, pixel: readonly number[]): Bitmap {
	const bytes = Uint8Array.from({ length: width * height * pixel.length }, (_, i) => pixel[i % pixel.length] ?? 0);
	return { width, height, bytes };
}

function pixelOf({ width, bytes }: Bitmap, column: number, row: number): number[] {
	return [...bytes.slice((row * width + column) * 4, (row * width + column) * 4 + 4)];
}

/** A white label with one red pixel. */
function markedLabel(column: number, row: number): Bitmap {
	const label = filled(20, 20, [255, 255, 255]);
	label.bytes.set([255, 0, 0], (row * 20 + column) * 3);
	return label;
}

test('a pixel of the label lands on its pixel of the bottle', async () => {
	const map = await readLabelMap(await flatPass());
	for (const [column, row] of [
		[3, 4],
		[16, 4],
		[9, 17],
	] as const) {
		const dressed = dress(filled(gridSide, gridSide, [255, 255, 255, 255]), map, markedLabel(column, row));
		const reddest = { green: 255, column: -1, row: -1 };
		for (let y = 0; y < gridSide; y++) {
			for (let x = 0; x < gridSide; x++) {
				const green = pixelOf(dressed, x, y)[1]!;
				if (green < reddest.green) Object.assign(reddest, { green, column: x, row: y });
			}
		}
		expect(reddest).toMatchObject({ column: column + 10, row: row + 10 });
	}
});

test('where the blank paper is fully lit, the label shows its own colour', async () => {
	const map = await readLabelMap(await flatPass());
	const white = valueOfLight(0.92);
	const dressed = dress(filled(gridSide, gridSide, [white, white, white, 255]), map, filled(20, 20, [243, 236, 220]));
	expect(pixelOf(dressed, 20, 20)).toEqual([243, 236, 220, 255]);
});

test('where it is in shade, the label is in the same shade', async () => {
	const map = await readLabelMap(await flatPass());
	const dressed = dress(filled(gridSide, gridSide, [188, 188, 188, 255]), map, filled(20, 20, [255, 128, 0]));
	const light = lightOf(188) / 0.92;
	const expected = [valueOfLight(light), valueOfLight(light * lightOf(128)), 0, 255];
	expect(pixelOf(dressed, 20, 20)).toEqual(expected);
});

test('the glass beside the label and the transparent ground stay as they were', async () => {
	const map = await readLabelMap(await flatPass());
	const render = filled(gridSide, gridSide, [40, 50, 60, 120]);
	const dressed = dress(render, map, filled(20, 20, [0, 0, 0]));
	expect(pixelOf(dressed, 9, 20)).toEqual([40, 50, 60, 120]);
	expect(pixelOf(dressed, 10, 20)).toEqual([0, 0, 0, 120]);
	expect(pixelOf(dressed, 29, 20)).toEqual([0, 0, 0, 120]);
	expect(pixelOf(dressed, 30, 20)).toEqual([40, 50, 60, 120]);
	expect(pixelOf(dressed, 0, 0)).toEqual([40, 50, 60, 120]);
});
