import sharp from 'sharp';
import { mix } from '../../geo/scalars';

/** Where the label of a render lies: for every pixel of a coarser raster, the point of the label that it shows. */
export type LabelMap = {
	readonly width: number;
	readonly height: number;
	/** 0–1 from left to right; NaN where there is no glass. */
	readonly u: Float32Array;
	/** 0–1 from head to foot. */
	readonly v: Float32Array;
};

/** A point of a label, 0–1 each way; beyond its edges the numbers go on. */
export type LabelPoint = readonly [u: number, v: number];

/** The coordinates reach a quarter of the label beyond its edges (`scene/render.py`). */
const margin = 0.25;
const opaque = 0xffff;

/** Reads a coordinate pass: red runs from left to right, green from foot to head, each over the label and its margins. */
export async function readLabelMap(file: Uint8Array): Promise<LabelMap> {
	const { data, info } = await sharp(file)
		.toColourspace('rgb16')
		.raw({ depth: 'ushort' })
		.toBuffer({ resolveWithObject: true });
	const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
	const count = info.width * info.height;
	const u = new Float32Array(count).fill(Number.NaN);
	const v = new Float32Array(count).fill(Number.NaN);
	for (let pixel = 0; pixel < count; pixel++) {
		const at = pixel * info.channels;
		if ((values[at + 3] ?? 0) < opaque) continue;
		u[pixel] = beyondMargin(values[at] ?? 0);
		v[pixel] = 1 - beyondMargin(values[at + 1] ?? 0);
	}
	return { width: info.width, height: info.height, u, v };
}

function beyondMargin(value: number): number {
	return (value / opaque) * (1 + 2 * margin) - margin;
}

/**
 * The point of the label at a place of the render, in its pixels from the upper left corner; nothing where there is no
 * label nor any of its margins. Both pictures show the same width and have the same middle.
 */
export function labelPointAt(
	map: LabelMap,
	render: { width: number; height: number },
	x: number,
	y: number,
): LabelPoint | undefined {
	const scale = map.width / render.width;
	const column = (x - render.width / 2) * scale + map.width / 2 - 0.5;
	const row = (y - render.height / 2) * scale + map.height / 2 - 0.5;
	const [left, top] = [Math.floor(column), Math.floor(row)];
	if (left < 0 || top < 0 || left + 1 >= map.width || top + 1 >= map.height) return undefined;
	const at = top * map.width + left;
	const across = column - left;
	const down = row - top;
	const u = between(map.u, at, map.width, across, down);
	const v = between(map.v, at, map.width, across, down);
	return Number.isNaN(u + v) ? undefined : [u, v];
}

function between(values: Float32Array, at: number, width: number, across: number, down: number): number {
	const upper = mix(values[at] ?? Number.NaN, values[at + 1] ?? Number.NaN, across);
	const lower = mix(values[at + width] ?? Number.NaN, values[at + width + 1] ?? Number.NaN, across);
	return mix(upper, lower, down);
}
