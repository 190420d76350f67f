/** A square picture that repeats over the land: `size` texels a side, a power of two, its channels interleaved. */
export type Texture = {
	readonly size: number;
	/** Metres a texel. */
	readonly texel: number;
	readonly values: Float32Array;
};

/** What every texture holds per texel; what they mean is the texture's own. */
export const channels = 3;

/** A texture and its halvings down to 8 texels: each texel the mean of four. */
export function mipmaps(finest: Texture): Texture[] {
	const levels = [finest];
	for (let level = finest; level.size > 8; ) {
		level = halve(level);
		levels.push(level);
	}
	return levels;
}

function halve({ size, texel, values }: Texture): Texture {
	const half = size / 2;
	const means = new Float32Array(half * half * channels);
	const right = channels;
	const above = size * channels;
	for (let row = 0; row < half; row++) {
		for (let column = 0; column < half; column++) {
			for (let channel = 0; channel < channels; channel++) {
				const p = (2 * row * size + 2 * column) * channels + channel;
				const sum =
					(values[p] ?? 0) + (values[p + right] ?? 0) + (values[p + above] ?? 0) + (values[p + above + right] ?? 0);
				means[(row * half + column) * channels + channel] = sum / 4;
			}
		}
	}
	return { size: half, texel: texel * 2, values: means };
}

/** The level whose texels come nearest to a resolution in metres a pixel. */
function levelFor(levels: readonly Texture[], resolution: number): Texture | undefined {
	const finest = levels[0]?.texel ?? 1;
	const index = Math.round(Math.log2(Math.max(1, resolution / finest)));
	return levels[Math.min(index, levels.length - 1)];
}

/** Reads a texture at points of the land at one resolution; the three channels of the last point stay in its fields. */
export class Tap {
	first = 0.5;
	second = 0.5;
	third = 0.5;
	readonly #values: Float32Array;
	readonly #size: number;
	readonly #scale: number;
	readonly #shift: number;

	/** `stretch`: the texture is laid out so many times larger than it was made; `shift` in metres, so that two do not agree. */
	constructor(levels: readonly Texture[], resolution: number, stretch = 1, shift = 0) {
		const level = levelFor(levels, resolution / stretch) ?? { size: 1, texel: 1, values: new Float32Array(channels) };
		this.#values = level.values;
		this.#size = level.size;
		this.#scale = 1 / (level.texel * stretch);
		this.#shift = shift;
	}

	/** Reads by the four nearest texels. */
	read(x: number, y: number): void {
		const u = (x + this.#shift) * this.#scale - 0.5;
		const v = (y - this.#shift) * this.#scale - 0.5;
		const column = Math.floor(u);
		const row = Math.floor(v);
		const right = u - column;
		const up = v - row;
		const mask = this.#size - 1;
		const values = this.#values;
		const south = (row & mask) * this.#size;
		const north = ((row + 1) & mask) * this.#size;
		const west = column & mask;
		const east = (column + 1) & mask;
		const a = (south + west) * channels;
		const b = (south + east) * channels;
		const c = (north + west) * channels;
		const d = (north + east) * channels;
		const wa = (1 - right) * (1 - up);
		const wb = right * (1 - up);
		const wc = (1 - right) * up;
		const wd = right * up;
		this.first = (values[a] ?? 0) * wa + (values[b] ?? 0) * wb + (values[c] ?? 0) * wc + (values[d] ?? 0) * wd;
		this.second =
			(values[a + 1] ?? 0) * wa + (values[b + 1] ?? 0) * wb + (values[c + 1] ?? 0) * wc + (values[d + 1] ?? 0) * wd;
		this.third =
			(values[a + 2] ?? 0) * wa + (values[b + 2] ?? 0) * wb + (values[c + 2] ?? 0) * wc + (values[d + 2] ?? 0) * wd;
	}
}
