import type { Affine } from '../raster';

/** One zoom of a tile service: a grid of tiles over the plane of a projection. */
export type Matrix = {
	/** What the service calls it. */
	readonly id: string;
	/** Units of the projection (metres or degrees) a pixel spans. */
	readonly resolution: number;
	/** East and north of the north-west corner of tile 0, 0. */
	readonly west: number;
	readonly north: number;
	readonly tileWidth: number;
	readonly tileHeight: number;
	/** The tiles there are: `columns[0]` to `columns[1]`, both included. */
	readonly columns: readonly [first: number, last: number];
	readonly rows: readonly [first: number, last: number];
};

/** From coordinates of the projection to pixels of a matrix. */
export function toPixels({ resolution, west, north }: Matrix): Affine {
	return { a: 1 / resolution, b: 0, c: -west / resolution, d: 0, e: -1 / resolution, f: north / resolution };
}

const halfWorld = 20_037_508.342789244;

/** The zooms of the Web Mercator grid that everyone uses, the finest first. @param size pixels of a tile's side */
export function webMercatorMatrices(size: number, maxZoom: number): Matrix[] {
	return Array.from({ length: maxZoom + 1 }, (_, index): Matrix => {
		const zoom = maxZoom - index;
		const last = 2 ** zoom - 1;
		return {
			id: String(zoom),
			resolution: (2 * halfWorld) / (size * 2 ** zoom),
			west: -halfWorld,
			north: halfWorld,
			tileWidth: size,
			tileHeight: size,
			columns: [0, last],
			rows: [0, last],
		};
	});
}
