import { clamp, smoothstep } from '../geo/scalars';
import { sun } from '../ground/sun';
import { gradientNoise, hash, hashUnit } from '../terrain/noise';
import { channels, mipmaps, Tap, type Texture } from './texture';

const texel = 0.5;
/** Cast shadows are looked for so many texels towards the sun. */
const shadowReach = 14;
const mostCrowns = 60_000;

/** Crowns of a wood or a scrub: how much ground they cover, 0 to 1, and their radii in metres. */
type Stand = {
	readonly seed: number;
	readonly cover: number;
	readonly smallest: number;
	readonly largest: number;
};

/** The tops of the crowns in texels above the ground, 0 where there is none, and what kind of crown it is. */
type Crowns = { readonly size: number; readonly tops: Float32Array; readonly kinds: Float32Array };

/** A stand seen from above in the sun, `size` texels a side: crowns lit and shaded, their shadows on each other and on the ground. */
export function canopyTexture(stand: Stand, size: number): Texture[] {
	const ground: Crowns = { size, tops: new Float32Array(size * size), kinds: new Float32Array(size * size).fill(0.5) };
	growCrowns(stand, ground);
	const { tops, kinds } = ground;
	const values = new Float32Array(size * size * channels);
	for (let row = 0; row < size; row++) {
		for (let column = 0; column < size; column++) {
			const p = row * size + column;
			const isCrown = (tops[p] ?? 0) > 0;
			values[p * channels] = lightAt(ground, column, row) * (isCrown ? 0.94 : 1);
			values[p * channels + 1] = isCrown ? 1 : 0;
			values[p * channels + 2] = kinds[p] ?? 0.5;
		}
	}
	return mipmaps({ size, texel, values });
}

/** Reads a canopy. */
export class CanopyTap extends Tap {
	/** 1 in full sun; the ground between crowns is lit and shaded too. */
	get light(): number {
		return this.first;
	}

	/** 1 on a crown, 0 beside it. */
	get cover(): number {
		return this.second;
	}

	/** What sets one crown apart from the next, 0 to 1. */
	get kind(): number {
		return this.third;
	}
}

/**
 * How many of the crowns stand where a stand thins out: each is there or is not, decided by its kind, so that the edge
 * of a wood is made of trees. From high above, where crowns are not told apart, the share of them that stand.
 */
export function standing(density: number, kind: number, resolution: number): number {
	const softness = 0.08 + 0.42 * smoothstep(0.6, 4, resolution);
	return clamp((density - kind + softness) / (2 * softness));
}

function growCrowns({ seed, cover, smallest, largest }: Stand, crowns: Crowns): void {
	const { size } = crowns;
	const wanted = cover * size * size;
	let covered = 0;
	for (let crown = 0; crown < mostCrowns && covered < wanted; crown++) {
		const x = hashUnit(crown, 1, seed) * size;
		const y = hashUnit(crown, 2, seed) * size;
		const isInClearing = gradientNoise((x / size) * 9, (y / size) * 9, seed) < -0.15;
		if (isInClearing && hashUnit(crown, 4, seed) < 0.7) continue;
		const radius = (smallest + (largest - smallest) * hashUnit(crown, 3, seed) ** 2.2) / texel;
		covered += growCrown(x, y, radius, crown, seed, crowns);
	}
}

/** Puts one uneven dome among the others and returns how many bare texels it covered. */
function growCrown(x: number, y: number, radius: number, crown: number, seed: number, crowns: Crowns): number {
	const { size, tops, kinds } = crowns;
	const kind = hashUnit(crown, 5, seed);
	const reach = Math.ceil(radius * 1.3);
	const column = Math.floor(x);
	const row = Math.floor(y);
	const turn = crown % 7;
	const cos = Math.cos(turn);
	const sin = Math.sin(turn);
	let covered = 0;
	for (let dy = -reach; dy <= reach; dy++) {
		for (let dx = -reach; dx <= reach; dx++) {
			const out = Math.sqrt(dx * dx + dy * dy) / (radius * outline(dx, dy, cos, sin));
			if (out > 1) continue;
			const p = ((row + dy) & (size - 1)) * size + ((column + dx) & (size - 1));
			const top = radius * 1.25 * Math.sqrt(1 - out * out) + 0.01 + 0.6 * (hash(p, crown, seed) / 2 ** 32);
			const before = tops[p] ?? 0;
			if (before === 0) covered++;
			if (top <= before) continue;
			tops[p] = top;
			kinds[p] = kind;
		}
	}
	return covered;
}

/** How far a crown reaches in a direction, about 1: three large lobes and seven small ones, by the powers of the direction. */
function outline(dx: number, dy: number, cos: number, sin: number): number {
	const length = Math.sqrt(dx * dx + dy * dy) || 1;
	const c1 = dx / length;
	const s1 = dy / length;
	const c2 = c1 * c1 - s1 * s1;
	const s2 = 2 * c1 * s1;
	const c3 = c1 * c2 - s1 * s2;
	const s3 = s1 * c2 + c1 * s2;
	const c4 = c2 * c2 - s2 * s2;
	const s4 = 2 * c2 * s2;
	const c7 = c3 * c4 - s3 * s4;
	const s7 = s3 * c4 + c3 * s4;
	return 1 + 0.2 * (c3 * cos - s3 * sin) + 0.12 * (c7 * sin + s7 * cos);
}

/** Towards the sun, step by step, in texels. */
const wayEast = Int32Array.from({ length: shadowReach }, (_, step) => Math.round(sun.east * step));
const wayNorth = Int32Array.from({ length: shadowReach }, (_, step) => Math.round(sun.north * step));

function lightAt(crowns: Crowns, column: number, row: number): number {
	const riseX = (topAt(crowns, column + 1, row) - topAt(crowns, column - 1, row)) / 2;
	const riseY = (topAt(crowns, column, row + 1) - topAt(crowns, column, row - 1)) / 2;
	const facing = 1 - (riseX * sun.east + riseY * sun.north) / sun.rise;
	const direct = Math.max(0, facing / Math.sqrt(riseX * riseX + riseY * riseY + 1));
	const top = topAt(crowns, column, row);
	for (let step = 1; step < shadowReach; step++) {
		const towardsSun = topAt(crowns, column + (wayEast[step] ?? 0), row + (wayNorth[step] ?? 0));
		if (towardsSun > top + step * sun.rise * 0.9) return 0.42;
	}
	return 0.42 + 0.58 * direct;
}

function topAt({ size, tops }: Crowns, column: number, row: number): number {
	return tops[(row & (size - 1)) * size + (column & (size - 1))] ?? 0;
}
