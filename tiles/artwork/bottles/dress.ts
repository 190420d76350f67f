import { clamp } from '../../geo/scalars';
import { linear } from '../inks';
import { type LabelMap, type LabelPoint, labelPointAt } from './label-map';

/** Bytes row by row from the top, `channels` to a pixel. */
export type Bitmap = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

/** Each pixel of the render asks the label at so many places each way. */
const subsamples = 3;
/** Share of the light that the blank paper of the renders throws back (`scene/materials.py`). */
const blank = 0.92;
/** Farther than this from the label, in its widths, no pixel shows any of it. */
const near = 0.05;

/**
 * Puts a label on a bottle that was rendered with a blank one: where the label lies, the light of the blank paper is
 * multiplied by the label's. The label's edges are as sharp as the render's.
 * @param render RGBA
 * @param label RGB
 */
export function dress(render: Bitmap, map: LabelMap, label: Bitmap): Bitmap {
	const bytes = Uint8Array.from(render.bytes);
	const lit: Lit = { width: label.width, height: label.height, light: Float32Array.from(label.bytes, lightOf) };
	for (let row = 0; row < render.height; row++) {
		for (let column = 0; column < render.width; column++) {
			const light = labelLight(render, map, lit, column, row);
			if (!light) continue;
			const at = (row * render.width + column) * 4;
			light.forEach((share, channel) => {
				bytes[at + channel] = valueOfLight(lightOf(bytes[at + channel] ?? 0) * share);
			});
		}
	}
	return { ...render, bytes };
}

/** A label as light, row by row, 0–1. */
type Lit = { readonly width: number; readonly height: number; readonly light: Float32Array };

/** What is true of red, green and blue light. */
export type Light = readonly [red: number, green: number, blue: number];

/** What a pixel's light is multiplied by: 1 for the share of it that lies beside the label. Nothing when all of it does. */
function labelLight(render: Bitmap, map: LabelMap, label: Lit, column: number, row: number): Light | undefined {
	if (!isNear(labelPointAt(map, render, column + 0.5, row + 0.5))) return undefined;
	const sum: [number, number, number] = [0, 0, 0];
	let onLabel = 0;
	for (let down = 0; down < subsamples; down++) {
		for (let across = 0; across < subsamples; across++) {
			const x = column + (across + 0.5) / subsamples;
			const y = row + (down + 0.5) / subsamples;
			const point = labelPointAt(map, render, x, y);
			if (!point || !isOn(point)) continue;
			onLabel++;
			add(sum, label, point);
		}
	}
	if (onLabel === 0) return undefined;
	const samples = subsamples ** 2;
	const beside = samples - onLabel;
	const share = (light: number) => (light / blank + beside) / samples;
	return [share(sum[0]), share(sum[1]), share(sum[2])];
}

/** Whether a pixel with this point in its middle can show some of the label. */
function isNear(point: LabelPoint | undefined): boolean {
	if (!point) return false;
	const [u, v] = point;
	return u > -near && u < 1 + near && v > -near && v < 1 + near;
}

/** Whether a point is on the label, not beside it. */
export function isOn([u, v]: LabelPoint): boolean {
	return u >= 0 && u <= 1 && v >= 0 && v <= 1;
}

/** Adds the light of a label at a point, straight between its four nearest pixels. */
function add(sum: [number, number, number], { width, height, light }: Lit, [u, v]: LabelPoint): void {
	const x = clamp(u * width - 0.5, 0, width - 1);
	const y = clamp(v * height - 0.5, 0, height - 1);
	const [left, top] = [Math.floor(x), Math.floor(y)];
	const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
	const [across, down] = [x - left, y - top];
	const corners = [
		[top * width + left, (1 - across) * (1 - down)],
		[top * width + right, across * (1 - down)],
		[bottom * width + left, (1 - across) * down],
		[bottom * width + right, across * down],
	] as const;
	for (const [pixel, share] of corners) {
		sum[0] += share * (light[pixel * 3] ?? 0);
		sum[1] += share * (light[pixel * 3 + 1] ?? 0);
		sum[2] += share * (light[pixel * 3 + 2] ?? 0);
	}
}

/** Light that a pixel value of sRGB stands for, 0–1. */
const linearLight = Float32Array.from({ length: 256 }, (_, value) => linear(value));

/** The light of a pixel value, 0–1. */
export function lightOf(value: number): number {
	return linearLight[value] ?? 0;
}

/** The pixel value of light, 0–255. */
export function valueOfLight(light: number): number {
	const share = light <= 0.0031308 ? light * 12.92 : 1.055 * Math.max(0, light) ** (1 / 2.4) - 0.055;
	return Math.min(255, Math.round(share * 255));
}
