import { type TileAddress, tileSize, unproject } from '../../geo/mercator';
import type { Raster } from '../raster';

/** Where the centres of a tile's pixels, row by row, lie on the finest level of a raster. */
export type Positions = {
	readonly xs: Float64Array;
	readonly ys: Float64Array;
	/** Pixels of the finest level that the way from one pixel of the tile to the next leads across, in x and in y. */
	readonly footprintX: number;
	readonly footprintY: number;
};

/** How far an interpolated position may be from the exact one, in pixels of the tile. */
const tolerated = 0.02;
const widestStep = 32;

type Nodes = { readonly step: number; readonly xs: Float64Array; readonly ys: Float64Array };

/**
 * Positions are computed exactly on a grid of nodes and bilinear between them. The grid is refined until the middle of
 * every cell, where such an interpolation is worst, is right within {@link tolerated}.
 */
export function tilePositions({ z, x, y }: TileAddress, toPixel: Raster['toPixel']): Positions {
	const exact = (u: number, v: number) => toPixel(unproject([x * tileSize + u, y * tileSize + v], z));
	const middle = tileSize / 2;
	const [west, east] = [exact(middle - 0.5, middle), exact(middle + 0.5, middle)];
	const [north, south] = [exact(middle, middle - 0.5), exact(middle, middle + 0.5)];
	const footprintX = Math.hypot(east[0] - west[0], south[0] - north[0]);
	const footprintY = Math.hypot(east[1] - west[1], south[1] - north[1]);
	const tolerance = tolerated * Math.min(footprintX, footprintY);
	let nodes = nodesOf(exact, widestStep);
	while (nodes.step > 1 && worstError(exact, nodes) > tolerance) nodes = nodesOf(exact, nodes.step / 2);
	return { ...interpolate(nodes), footprintX, footprintY };
}

type Exact = (u: number, v: number) => readonly [x: number, y: number];

function nodesOf(exact: Exact, step: number): Nodes {
	const count = tileSize / step + 1;
	const xs = new Float64Array(count * count);
	const ys = new Float64Array(count * count);
	for (let index = 0; index < xs.length; index += 1) {
		const [px, py] = exact((index % count) * step, Math.floor(index / count) * step);
		xs[index] = px;
		ys[index] = py;
	}
	return { step, xs, ys };
}

function worstError(exact: Exact, nodes: Nodes): number {
	const cells = tileSize / nodes.step;
	let worst = 0;
	for (let cell = 0; cell < cells * cells; cell += 1) {
		const [u, v] = [((cell % cells) + 0.5) * nodes.step, (Math.floor(cell / cells) + 0.5) * nodes.step];
		const [px, py] = exact(u, v);
		worst = Math.max(
			worst,
			Math.hypot(px - between(nodes.xs, nodes.step, u, v), py - between(nodes.ys, nodes.step, u, v)),
		);
	}
	return worst;
}

function interpolate({ step, xs, ys }: Nodes): { xs: Float64Array; ys: Float64Array } {
	const all = { xs: new Float64Array(tileSize * tileSize), ys: new Float64Array(tileSize * tileSize) };
	for (let index = 0; index < all.xs.length; index += 1) {
		const [u, v] = [(index % tileSize) + 0.5, Math.floor(index / tileSize) + 0.5];
		all.xs[index] = between(xs, step, u, v);
		all.ys[index] = between(ys, step, u, v);
	}
	return all;
}

/** Bilinear between the four nodes around a point of the tile. */
function between(values: Float64Array, step: number, u: number, v: number): number {
	const count = tileSize / step + 1;
	const column = Math.min(count - 2, Math.floor(u / step));
	const row = Math.min(count - 2, Math.floor(v / step));
	const [fu, fv] = [u / step - column, v / step - row];
	const at = row * count + column;
	const top = (values[at] ?? 0) * (1 - fu) + (values[at + 1] ?? 0) * fu;
	const bottom = (values[at + count] ?? 0) * (1 - fu) + (values[at + count + 1] ?? 0) * fu;
	return top * (1 - fv) + bottom * fv;
}
