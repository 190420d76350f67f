const gradients = 256;
/** Longer than one, so that the noise fills −1…1 rather than −0.7…0.7. */
const gradientLength = 1.5;
const gradientX = new Float32Array(gradients);
const gradientY = new Float32Array(gradients);
for (let i = 0; i < gradients; i++) {
	const angle = (i / gradients) * Math.PI * 2;
	gradientX[i] = Math.cos(angle) * gradientLength;
	gradientY[i] = Math.sin(angle) * gradientLength;
}

/** A 32-bit hash of two integers and a seed: the same everywhere, for ever. */
export function hash(x: number, y: number, seed = 0): number {
	let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
	h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return (h ^ (h >>> 16)) >>> 0;
}

/** A hash as a number from 0 up to, not including, 1. */
export function hashUnit(x: number, y: number, seed: number): number {
	return hash(x, y, seed) / 2 ** 32;
}

/** Gradient noise with quintic fade, about −1…1, zero at every integer point. */
export function gradientNoise(x: number, y: number, seed = 0): number {
	const column = Math.floor(x);
	const row = Math.floor(y);
	const fx = x - column;
	const fy = y - row;
	const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
	const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
	const southWest = slope(column, row, fx, fy, seed);
	const southEast = slope(column + 1, row, fx - 1, fy, seed);
	const northWest = slope(column, row + 1, fx, fy - 1, seed);
	const northEast = slope(column + 1, row + 1, fx - 1, fy - 1, seed);
	const south = southWest + (southEast - southWest) * u;
	const north = northWest + (northEast - northWest) * u;
	return south + (north - south) * v;
}

function slope(column: number, row: number, dx: number, dy: number, seed: number): number {
	const index = hash(column, row, seed) & (gradients - 1);
	return (gradientX[index] ?? 0) * dx + (gradientY[index] ?? 0) * dy;
}

/** Octaves of gradient noise, each about twice as fine and half as strong; about −1…1. */
export function fractalNoise(x: number, y: number, octaves: number, seed = 0): number {
	const lacunarity = 2.03;
	const gain = 0.5;
	let amplitude = 1;
	let sum = 0;
	let total = 0;
	for (let octave = 0; octave < octaves; octave++) {
		sum += amplitude * gradientNoise(x, y, seed + octave * 17);
		total += amplitude;
		amplitude *= gain;
		x = x * lacunarity + 13.7;
		y = y * lacunarity - 7.3;
	}
	return sum / total;
}
