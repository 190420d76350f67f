import type { Metres } from '../../geo/frame';

/**
 * A camera that looks level with its lens shifted, as for buildings: verticals stay upright, and every column of the
 * picture looks along one line over the ground.
 */
export type Camera = {
	/** Metres of the local frame. */
	readonly x: number;
	readonly y: number;
	/** Metres above the sea. */
	readonly altitude: number;
	/** Degrees clockwise from north. */
	readonly bearing: number;
	/** Focal length in half widths of the picture: 1 sees 90° across, 1.6 sees 64°. */
	readonly focal: number;
	/** Where the level line of sight lies, in shares of the picture's height from its top. */
	readonly horizon: number;
	/** How many times higher everything is drawn than it is, the camera included. */
	readonly exaggeration: number;
};

/** Pixels. */
export type Size = { readonly width: number; readonly height: number };

/** A camera over a picture of some size: numbers that the loops over pixels need. */
type Lens = {
	/** Ground covered in the direction of sight, per metre of depth: east and north. */
	readonly ahead: Metres;
	/** The same, a metre to the right. */
	readonly right: Metres;
	/** Pixels that a metre measures at a depth of one metre, across and upwards. */
	readonly across: number;
	readonly upward: number;
	/** Row of the level line of sight, and column of the direction of sight. */
	readonly horizonRow: number;
	readonly middleColumn: number;
};

export function lensOf({ bearing, focal, horizon, exaggeration }: Camera, { width, height }: Size): Lens {
	const angle = (bearing * Math.PI) / 180;
	const across = (focal * width) / 2;
	return {
		ahead: [Math.sin(angle), Math.cos(angle)],
		right: [Math.cos(angle), -Math.sin(angle)],
		across,
		upward: across * exaggeration,
		horizonRow: horizon * height,
		middleColumn: width / 2,
	};
}

/** Where a point is seen: pixels from the left and the top, and metres away in the direction of sight, negative behind. */
type Sight = { readonly column: number; readonly row: number; readonly depth: number };

export function sightOf(camera: Camera, size: Size, [x, y]: Metres, height: number): Sight {
	const { ahead, right, across, upward, horizonRow, middleColumn } = lensOf(camera, size);
	const dx = x - camera.x;
	const dy = y - camera.y;
	const depth = dx * ahead[0] + dy * ahead[1];
	return {
		column: middleColumn + ((dx * right[0] + dy * right[1]) / depth) * across,
		row: horizonRow + ((camera.altitude - height) / depth) * upward,
		depth,
	};
}
