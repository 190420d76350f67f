import { sun } from '../ground/sun';
import { hashUnit } from '../terrain/noise';
import { CanopyTap, canopyTexture } from './canopy';
import { channels, mipmaps, Tap, type Texture } from './texture';

/** The textures of the land. */
export type Textures = {
	readonly grain: Texture[];
	readonly scrub: Texture[];
	readonly shrubs: Texture[];
	readonly pines: Texture[];
	readonly gallery: Texture[];
};

/** Texels a side: canopies repeat after 512 m, the grain after 460 m. */
const brushSize = 1024;

/** Makes the textures in about a second; smaller ones repeat sooner and are made faster. */
export function makeTextures(size: number = brushSize): Textures {
	return {
		grain: grainTexture(5, size / 2),
		scrub: canopyTexture({ seed: 11, cover: 0.8, smallest: 0.6, largest: 2.4 }, size),
		shrubs: canopyTexture({ seed: 12, cover: 0.3, smallest: 0.5, largest: 2.1 }, size),
		pines: canopyTexture({ seed: 13, cover: 0.84, smallest: 1.4, largest: 3.6 }, size),
		gallery: canopyTexture({ seed: 14, cover: 0.9, smallest: 1.2, largest: 5.2 }, size),
	};
}

/** The textures at one resolution. */
export type Brushes = {
	readonly fine: GrainTap;
	/** The same grain seven times as large. */
	readonly broad: GrainTap;
	readonly scrub: CanopyTap;
	readonly shrubs: CanopyTap;
	readonly pines: CanopyTap;
	/** Trees along the water. */
	readonly gallery: CanopyTap;
};

export function brushesFor({ grain, scrub, shrubs, pines, gallery }: Textures, resolution: number): Brushes {
	return {
		fine: new GrainTap(grain, resolution),
		broad: new GrainTap(grain, resolution, 7.3, 91),
		scrub: new CanopyTap(scrub, resolution, 1, 37),
		shrubs: new CanopyTap(shrubs, resolution),
		pines: new CanopyTap(pines, resolution, 1, 11),
		gallery: new CanopyTap(gallery, resolution),
	};
}

const texel = 0.9;
/** Metres of the clumps of each octave. */
const clumpSizes = [28.8, 14.4, 7.2, 3.6] as const;
const gain = 0.72;

/** Unevenness of the ground, `size` texels a side: clumps of many sizes, specks, and how the small relief of the clumps catches the sun. */
function grainTexture(seed: number, size: number): Texture[] {
	const clumps = fractal(seed, size);
	const values = new Float32Array(size * size * channels);
	for (let row = 0; row < size; row++) {
		for (let column = 0; column < size; column++) {
			const p = (row * size + column) * channels;
			const riseX = clumpAt(clumps, size, column + 1, row) - clumpAt(clumps, size, column - 1, row);
			const riseY = clumpAt(clumps, size, column, row + 1) - clumpAt(clumps, size, column, row - 1);
			values[p] = clumpAt(clumps, size, column, row);
			values[p + 1] = hashUnit(row * size + column, 1, seed) * 2 - 1;
			values[p + 2] = -2.4 * (riseX * sun.east + riseY * sun.north);
		}
	}
	return mipmaps({ size, texel, values });
}

/** Reads the grain: all three about −1…1, and 0 on the mean. */
class GrainTap extends Tap {
	get clump(): number {
		return this.first;
	}

	get speck(): number {
		return this.second;
	}

	/** Above 0 where the small relief faces the sun. */
	get lit(): number {
		return this.third;
	}
}

function clumpAt(clumps: Float32Array, size: number, column: number, row: number): number {
	return clumps[(row & (size - 1)) * size + (column & (size - 1))] ?? 0;
}

function fractal(seed: number, size: number): Float32Array {
	const sums = new Float32Array(size * size);
	let amplitude = 1;
	let total = 0;
	for (const clump of clumpSizes) {
		const period = Math.round((size * texel) / clump);
		for (let row = 0; row < size; row++) {
			for (let column = 0; column < size; column++) {
				const noise = periodicNoise((column / size) * period, (row / size) * period, period, seed + period);
				const p = row * size + column;
				sums[p] = (sums[p] ?? 0) + amplitude * noise;
			}
		}
		total += amplitude;
		amplitude *= gain;
	}
	return sums.map((sum) => (sum / total) * 1.6);
}

/** Gradient noise that repeats after `period` cells, so that a texture has no seam. */
function periodicNoise(x: number, y: number, period: number, seed: number): number {
	const column = Math.floor(x);
	const row = Math.floor(y);
	const fx = x - column;
	const fy = y - row;
	const east = (column + 1) % period;
	const north = (row + 1) % period;
	const u = fx * fx * (3 - 2 * fx);
	const v = fy * fy * (3 - 2 * fy);
	const south = slope(column, row, seed, fx, fy) * (1 - u) + slope(east, row, seed, fx - 1, fy) * u;
	const top = slope(column, north, seed, fx, fy - 1) * (1 - u) + slope(east, north, seed, fx - 1, fy - 1) * u;
	return south + (top - south) * v;
}

function slope(column: number, row: number, seed: number, dx: number, dy: number): number {
	const angle = hashUnit(column, row, seed) * Math.PI * 2;
	return 1.5 * (Math.cos(angle) * dx + Math.sin(angle) * dy);
}
