import type { Ground } from '../ground/load';
import { fractalNoise, gradientNoise } from '../terrain/noise';
import { readSurface, type SurfacePoint } from '../terrain/surface';
import type { PixelFrame } from './frame';

/** What changes slowly over the ground, in the order a node holds it. */
const layers = [
	'height',
	'riseX',
	'riseY',
	'tiltX',
	'tiltY',
	'shadow',
	'openness',
	'water',
	'streams',
	'wander',
	'sway',
	'patch',
	'region',
] as const;
type Layer = (typeof layers)[number];
const count = layers.length;

const finestStep = 6.25;

/**
 * The ground under a frame, looked up on a lattice and interpolated: heights cost a hundred times as much as the few
 * multiplications between two of them. The lattice lies on the land, not on the frame, so frames agree where they overlap.
 */
export class GroundLayers {
	/** Every layer along the row read last. */
	readonly row: Readonly<Record<Layer, Float32Array>>;
	readonly #nodes: Float32Array;
	readonly #columns: number;
	readonly #south: number;
	readonly #step: number;
	readonly #frame: PixelFrame;
	readonly #index: Int32Array;
	readonly #fraction: Float32Array;
	readonly #across: Float32Array;

	constructor(ground: Ground, frame: PixelFrame) {
		const { xs, ys, resolution } = frame;
		const step = finestStep * 2 ** Math.max(0, Math.floor(Math.log2(resolution / finestStep)));
		const west = Math.floor((xs[0] ?? 0) / step);
		const south = Math.floor((ys.at(-1) ?? 0) / step);
		const columns = Math.floor((xs.at(-1) ?? 0) / step) - west + 2;
		const rows = Math.floor((ys[0] ?? 0) / step) - south + 2;
		this.#frame = frame;
		this.#step = step;
		this.#south = south;
		this.#columns = columns;
		this.#nodes = new Float32Array(columns * rows * count);
		this.#across = new Float32Array(columns * count);
		this.#index = new Int32Array(xs.length);
		this.#fraction = new Float32Array(xs.length);
		xs.forEach((x, i) => {
			const column = Math.floor(x / step);
			this.#index[i] = (column - west) * count;
			this.#fraction[i] = x / step - column;
		});
		const line = () => new Float32Array(xs.length);
		this.row = {
			height: line(),
			riseX: line(),
			riseY: line(),
			tiltX: line(),
			tiltY: line(),
			shadow: line(),
			openness: line(),
			water: line(),
			streams: line(),
			wander: line(),
			sway: line(),
			patch: line(),
			region: line(),
		};
		const survey = surveyor(ground, this.#nodes);
		for (let j = 0; j < rows; j++) {
			for (let i = 0; i < columns; i++) survey((west + i) * step, (south + j) * step, (j * columns + i) * count);
		}
	}

	/** Fills {@link row} for a row of the frame. */
	read(row: number): void {
		const y = (this.#frame.ys[row] ?? 0) / this.#step;
		const below = Math.floor(y);
		const up = y - below;
		const nodes = this.#nodes;
		const across = this.#across;
		const length = this.#columns * count;
		const start = (below - this.#south) * length;
		for (let k = 0; k < length; k++) {
			const value = nodes[start + k] ?? 0;
			across[k] = value + ((nodes[start + length + k] ?? 0) - value) * up;
		}
		for (let layer = 0; layer < count; layer++) this.#spread(layer);
	}

	#spread(layer: number): void {
		const name = layers[layer];
		if (!name) return;
		const values = this.row[name];
		const across = this.#across;
		const index = this.#index;
		const fraction = this.#fraction;
		for (let i = 0; i < values.length; i++) {
			const p = (index[i] ?? 0) + layer;
			const west = across[p] ?? 0;
			values[i] = west + ((across[p + count] ?? 0) - west) * (fraction[i] ?? 0);
		}
	}
}

/** Writes the layers of a point of the ground into `nodes`. */
function surveyor(ground: Ground, nodes: Float32Array): (x: number, y: number, at: number) => void {
	const point: SurfacePoint = { height: 0.5, riseX: 0.5, riseY: 0.5 };
	return (x, y, at) => {
		readSurface(ground.rowSurface, x, y, point);
		nodes[at] = point.height;
		nodes[at + 1] = point.riseX;
		nodes[at + 2] = point.riseY;
		readSurface(ground.heights, x, y, point);
		nodes[at + 3] = point.riseX;
		nodes[at + 4] = point.riseY;
		nodes[at + 5] = ground.shadow.linear(x, y);
		nodes[at + 6] = ground.openness.linear(x, y);
		nodes[at + 7] = ground.water.linear(x, y);
		nodes[at + 8] = ground.streams.linear(x, y);
		nodes[at + 9] = gradientNoise(x / 34, y / 34, 301) + 0.5 * gradientNoise(x / 13, y / 13, 302);
		nodes[at + 10] = gradientNoise(x / 34, y / 34, 304) + 0.5 * gradientNoise(x / 13, y / 13, 305);
		nodes[at + 11] = fractalNoise(x / 260, y / 260, 3, 303);
		nodes[at + 12] = fractalNoise(x / 1500, y / 1500, 3, 306);
	};
}
