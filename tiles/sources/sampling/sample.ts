import { tileSize } from '../../geo/mercator';
import { clamp } from '../../geo/scalars';
import type { Block, Level } from '../raster';
import type { Canvas } from './canvas';
import type { Positions } from './positions';
import { readWindow, type Window } from './window';

/** Nearer than this to a pixel's centre, in pixels, a position is the centre: tiles of the same grid are copied exactly. */
const sameGrid = 1e-3;
/** Less of a pixel than this is not worth showing, and its colour would be dominated by rounding. */
const leastCoverage = 1 / 64;

/** Pixel centres of a level are at whole numbers here. */
type Grid = {
	readonly xs: Float64Array;
	readonly ys: Float64Array;
	readonly stretchX: number;
	readonly stretchY: number;
};

/** Lays a level under what the canvas holds already. */
export async function sampleLevel(canvas: Canvas, level: Level, positions: Positions): Promise<void> {
	const grid = onLevel(level, positions);
	const copied = isSameGrid(grid);
	const [reachX, reachY] = copied ? [0, 0] : [kernelRadius * grid.stretchX, kernelRadius * grid.stretchY];
	const window = windowAround(level, grid, reachX, reachY);
	if (!window) return;
	const block = await readWindow(level, window);
	if (!block) return;
	if (copied) copy(canvas, grid, window, block);
	else filter(canvas, grid, window, block);
}

function onLevel({ scaleX, scaleY, offsetX, offsetY }: Level, positions: Positions): Grid {
	return {
		xs: positions.xs.map((x) => (x - offsetX) / scaleX - 0.5),
		ys: positions.ys.map((y) => (y - offsetY) / scaleY - 0.5),
		stretchX: Math.max(1, positions.footprintX / scaleX),
		stretchY: Math.max(1, positions.footprintY / scaleY),
	};
}

function isSameGrid({ xs, ys }: Grid): boolean {
	const last = tileSize * tileSize - 1;
	const corners = [0, tileSize - 1, last - tileSize + 1, last];
	const whole = (value: number | undefined) => value !== undefined && Math.abs(value - Math.round(value)) < sameGrid;
	const span = (values: Float64Array, from: number, to: number) => Math.round((values[to] ?? 0) - (values[from] ?? 0));
	return (
		corners.every((corner) => whole(xs[corner]) && whole(ys[corner])) &&
		span(xs, 0, last) === tileSize - 1 &&
		span(ys, 0, last) === tileSize - 1 &&
		span(xs, 0, tileSize - 1) === tileSize - 1
	);
}

/** The part of the level that the tile can see, or `undefined` if it looks past it. */
function windowAround(level: Level, { xs, ys }: Grid, reachX: number, reachY: number): Window | undefined {
	const [west, east] = extremes(xs);
	const [north, south] = extremes(ys);
	const left = Math.max(0, Math.ceil(west - reachX - sameGrid));
	const right = Math.min(level.width - 1, Math.floor(east + reachX + sameGrid));
	const top = Math.max(0, Math.ceil(north - reachY - sameGrid));
	const bottom = Math.min(level.height - 1, Math.floor(south + reachY + sameGrid));
	if (!(left <= right && top <= bottom)) return undefined;
	return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function extremes(values: Float64Array): [least: number, most: number] {
	let least = Number.POSITIVE_INFINITY;
	let most = Number.NEGATIVE_INFINITY;
	for (const value of values) {
		if (value < least) least = value;
		if (value > most) most = value;
	}
	return [least, most];
}

function copy(canvas: Canvas, { xs, ys }: Grid, { left, top }: Window, { width, height, rgba }: Block): void {
	for (let pixel = 0; pixel < xs.length; pixel += 1) {
		const x = Math.round(xs[pixel] ?? 0) - left;
		const y = Math.round(ys[pixel] ?? 0) - top;
		if (x < 0 || y < 0 || x >= width || y >= height) continue;
		const at = (y * width + x) * 4;
		const coverage = (rgba[at + 3] ?? 0) / 255;
		if (coverage > 0) canvas.underlay(pixel, rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, coverage);
	}
}

function filter(canvas: Canvas, { xs, ys, stretchX, stretchY }: Grid, { left, top }: Window, block: Block): void {
	const { width, height, rgba } = block;
	const tapsX = kernelTable(stretchX);
	const tapsY = kernelTable(stretchY);
	for (let pixel = 0; pixel < xs.length; pixel += 1) {
		if (canvas.isCovered(pixel)) continue;
		const x = (xs[pixel] ?? 0) - left;
		const y = (ys[pixel] ?? 0) - top;
		const [baseX, baseY] = [Math.floor(x), Math.floor(y)];
		const [firstX, firstY] = [baseX + tapsX.first, baseY + tapsY.first];
		const [fromX, toX] = [Math.max(0, firstX), Math.min(width, firstX + tapsX.count)];
		const [fromY, toY] = [Math.max(0, firstY), Math.min(height, firstY + tapsY.count)];
		if (fromX >= toX || fromY >= toY) continue;
		const weightsX = phaseOf(tapsX, x - baseX) - firstX;
		const weightsY = phaseOf(tapsY, y - baseY) - firstY;
		let [red, green, blue, covered] = [0, 0, 0, 0];
		for (let row = fromY; row < toY; row += 1) {
			const weightY = tapsY.weights[weightsY + row] ?? 0;
			let at = (row * width + fromX) * 4;
			for (let column = fromX; column < toX; column += 1, at += 4) {
				const weight = weightY * (tapsX.weights[weightsX + column] ?? 0) * (rgba[at + 3] ?? 0);
				red += weight * (rgba[at] ?? 0);
				green += weight * (rgba[at + 1] ?? 0);
				blue += weight * (rgba[at + 2] ?? 0);
				covered += weight;
			}
		}
		const coverage = Math.min(1, covered / 255);
		if (!(coverage >= leastCoverage)) continue;
		canvas.underlay(
			pixel,
			clamp(red / covered, 0, 255),
			clamp(green / covered, 0, 255),
			clamp(blue / covered, 0, 255),
			coverage,
		);
	}
}

/** How far the kernel reaches, in pixels before it is stretched. */
const kernelRadius = 2;

/** Positions between two pixels that weights are kept for: a position is moved by a 512th of a pixel at most. */
const phases = 256;

/** The weights of the pixels around a position, for each {@link phases} of its way from one pixel to the next. */
type KernelTable = {
	/** Pixels that count, and where the first lies, seen from the one before the position. */
	readonly count: number;
	readonly first: number;
	/** `count` weights of sum 1 for each phase. */
	readonly weights: Float64Array;
};

/** @param stretch pixels that the footprint spans, at least 1 */
export function kernelTable(stretch: number): KernelTable {
	const reach = Math.ceil(kernelRadius * stretch);
	const [count, first] = [2 * reach, 1 - reach];
	const weights = new Float64Array((phases + 1) * count);
	for (let phase = 0; phase <= phases; phase += 1) {
		const taps = weights.subarray(phase * count, (phase + 1) * count);
		for (const tap of taps.keys()) taps[tap] = catmullRom((first + tap - phase / phases) / stretch);
		const sum = taps.reduce((total, weight) => total + weight, 0);
		for (const [tap, weight] of taps.entries()) taps[tap] = weight / sum;
	}
	return { count, first, weights };
}

/** Where the weights for a position begin. @param fraction its way from one pixel to the next, 0 to 1 */
export function phaseOf({ count }: KernelTable, fraction: number): number {
	return Math.round(fraction * phases) * count;
}

/**
 * Keys' cubic with a = −½, which passes through the samples: sharp when magnified; stretched to the footprint of a pixel
 * it is the filter that keeps a reduced picture from shimmering.
 */
function catmullRom(distance: number): number {
	const t = Math.abs(distance);
	if (t >= kernelRadius) return 0;
	return t < 1 ? (1.5 * t - 2.5) * t * t + 1 : ((-0.5 * t + 2.5) * t - 4) * t + 2;
}
