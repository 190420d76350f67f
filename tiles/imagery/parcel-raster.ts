import type { PlantedParcel } from '../fields/parcels';
import type { Planting } from '../fields/planting';
import type { Metres } from '../geo/frame';
import { type Extent, extentOf } from '../geo/planar';
import { roundOff } from '../geo/smooth';
import type { Grid } from '../terrain/grid';
import { hash } from '../terrain/noise';
import { readSurface } from '../terrain/surface';
import type { PixelFrame } from './frame';
import { rasterSegment } from './road-raster';

/** The margin of a parcel reaches so far on either side of its outline, in metres. */
export const parcelMargin = 9;

/** Corners of outlines are cut off so many times, so that a close view shows curves. */
const rounds = 2;

/** The parcels of a frame, pixel by pixel. */
export type ParcelRaster = {
	/** The planting of the parcel a pixel lies in: its place in `plantings` plus one, 0 outside. */
	readonly inside: Uint8Array;
	readonly plantings: readonly Planting[];
	/** Metres to the nearest outline, at most {@link parcelMargin}. */
	readonly distance: Float32Array;
	/** How that outline lies: 1 along the foot of the slope, −1 along its head, 0 down the slope. */
	readonly facing: Float32Array;
	/** Sets one parcel's margins apart from the next's. */
	readonly lot: Uint8Array;
};

type Outline = Extent & {
	readonly planting: Planting;
	readonly ring: readonly Metres[];
	/** For every side of the ring, how it lies on the slope. */
	readonly facing: readonly number[];
};

/** The house's parcels, their corners rounded, ready to be drawn. */
export class ParcelIndex {
	readonly #outlines: readonly Outline[];

	constructor(parcels: readonly PlantedParcel[], surface: Grid) {
		this.#outlines = parcels.flatMap(({ outline, planting }) =>
			outline.rings.map((ring) => outlineOf(roundOff(ring, rounds), planting, surface)),
		);
	}

	/** Draws the parcels of a frame, or nothing where it has none. */
	draw(frame: PixelFrame): ParcelRaster | undefined {
		const { xs, ys } = frame;
		const found = this.#outlines.filter(
			({ west, east, south, north }) =>
				west - parcelMargin < (xs.at(-1) ?? 0) &&
				east + parcelMargin > (xs[0] ?? 0) &&
				south - parcelMargin < (ys[0] ?? 0) &&
				north + parcelMargin > (ys.at(-1) ?? 0),
		);
		if (found.length === 0) return undefined;
		const size = xs.length * ys.length;
		const raster = {
			inside: new Uint8Array(size),
			plantings: found.map(({ planting }) => planting),
			distance: new Float32Array(size).fill(parcelMargin),
			facing: new Float32Array(size),
			lot: new Uint8Array(size),
		};
		found.forEach((outline, index) => {
			fill(outline.ring, frame, raster.inside, index + 1);
			trace(outline, frame, raster);
		});
		return raster;
	}
}

function outlineOf(ring: readonly Metres[], planting: Planting, surface: Grid): Outline {
	return { planting, ring, facing: sidesFacing(ring, surface), ...extentOf([ring]) };
}

function sidesFacing(ring: readonly Metres[], surface: Grid): number[] {
	const turn = Math.sign(ring.slice(1).reduce((sum, [bx, by], k) => sum + crossed(ring[k] ?? [bx, by], [bx, by]), 0));
	const ground = { height: 0, riseX: 0, riseY: 0 };
	return ring.slice(1).map(([bx, by], k) => {
		const [ax, ay] = ring[k] ?? [bx, by];
		readSurface(surface, (ax + bx) / 2, (ay + by) / 2, ground);
		const outX = (by - ay) * turn;
		const outY = (ax - bx) * turn;
		const size = Math.hypot(outX, outY) * Math.hypot(ground.riseX, ground.riseY);
		return size === 0 ? 0 : -(outX * ground.riseX + outY * ground.riseY) / size;
	});
}

function crossed([ax, ay]: Metres, [bx, by]: Metres): number {
	return ax * by - bx * ay;
}

/** Marks the pixels inside a ring, row by row between its crossings. */
function fill(ring: readonly Metres[], { xs, ys }: PixelFrame, inside: Uint8Array, mark: number): void {
	const width = xs.length;
	const west = xs[0] ?? 0;
	const step = ((xs[width - 1] ?? 0) - west) / (width - 1);
	ys.forEach((y, row) => {
		const crossings: number[] = [];
		for (let k = 1; k < ring.length; k++) {
			const [ax, ay] = ring[k - 1] ?? [0, 0];
			const [bx, by] = ring[k] ?? [0, 0];
			if (ay <= y !== by <= y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
		}
		crossings.sort((a, b) => a - b);
		for (let k = 1; k < crossings.length; k += 2) {
			const first = Math.max(0, Math.ceil(((crossings[k - 1] ?? 0) - west) / step));
			const last = Math.min(width - 1, Math.floor(((crossings[k] ?? 0) - west) / step));
			for (let column = first; column <= last; column++) inside[row * width + column] = mark;
		}
	});
}

function trace(
	{ ring, facing, planting }: Outline,
	frame: PixelFrame,
	raster: { distance: Float32Array; facing: Float32Array; lot: Uint8Array },
): void {
	const lot = hash(planting.id, 5, 17) & 255;
	for (let k = 1; k < ring.length; k++) {
		const [ax, ay] = ring[k - 1] ?? [0, 0];
		const [bx, by] = ring[k] ?? [0, 0];
		const side = facing[k - 1] ?? 0;
		rasterSegment(frame, ax, ay, bx, by, parcelMargin, (pixel, distance) => {
			if (distance >= (raster.distance[pixel] ?? 0)) return;
			raster.distance[pixel] = distance;
			raster.facing[pixel] = side;
			raster.lot[pixel] = lot;
		});
	}
}
