import { readFile, writeFile } from 'node:fs/promises';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { extentOf } from '../geo/planar';
import { Grid, type GridFrame } from '../terrain/grid';
import type { HeightAt } from './ground';

/** The heights of a parcel and its next surroundings, cut out of the height model's grid: 32-bit floats in base64, the least byte first. */
type Patch = GridFrame & { readonly heights: string };

export type ParcelHeights = Readonly<Record<string, Patch>>;

const file = new URL('parcel-heights.gen.json', import.meta.url);

/** Cells around a parcel: what a contour is followed through before it crosses the outline. */
const margin = 6;
const floatBytes = Float32Array.BYTES_PER_ELEMENT;

/** Cuts the parcels out of the height model, by slug in alphabetical order. */
export function cutParcelHeights(outlines: readonly ParcelOutline[], model: Grid): ParcelHeights {
	const bySlug = outlines.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
	return Object.fromEntries(bySlug.map(({ slug, rings }) => [slug, patchOf(rings, model)]));
}

function patchOf(rings: ParcelOutline['rings'], model: Grid): Patch {
	const { west, south, east, north } = extentOf(rings);
	const { cell } = model;
	const [left, bottom] = [Math.floor((west - model.west) / cell), Math.floor((south - model.south) / cell)];
	const [right, top] = [Math.ceil((east - model.west) / cell), Math.ceil((north - model.south) / cell)];
	const [column, row] = [left - margin, bottom - margin];
	const [columns, rows] = [right - left + 1 + 2 * margin, top - bottom + 1 + 2 * margin];
	const heights = Buffer.alloc(columns * rows * floatBytes);
	for (let index = 0; index < columns * rows; index++) {
		const at = (row + Math.floor(index / columns)) * model.columns + column + (index % columns);
		heights.writeFloatLE(model.values[at] ?? 0, index * floatBytes);
	}
	const frame = { west: model.west + column * cell, south: model.south + row * cell, cell, columns, rows };
	return { ...frame, heights: heights.toString('base64') };
}

/**
 * The ground of these parcels; between them, that of the nearest.
 * @throws {RangeError} when one of them was never cut out
 */
export function groundOf(parcels: readonly string[], heights: ParcelHeights): HeightAt {
	const grids = parcels.map((parcel) => {
		const patch = heights[parcel];
		if (!patch) throw new RangeError(`There are no heights of ${parcel}.`);
		return gridOf(patch);
	});
	return (x, y) => {
		const [first, ...others] = grids;
		if (!first) throw new RangeError('Without a parcel there is no ground.');
		const nearest = others.reduce((best, grid) => (beyond(grid, x, y) < beyond(best, x, y) ? grid : best), first);
		return nearest.spline(x, y);
	};
}

function gridOf(patch: Patch): Grid {
	const heights = Buffer.from(patch.heights, 'base64');
	const values = Float32Array.from({ length: patch.columns * patch.rows }, (_, index) =>
		heights.readFloatLE(index * floatBytes),
	);
	return new Grid(patch, values);
}

/** Metres from the middle part of a grid to a point outside of it; less than none inside, the less the further in. */
function beyond({ west, south, cell, columns, rows }: GridFrame, x: number, y: number): number {
	const [halfWidth, halfHeight] = [((columns - 1) * cell) / 2, ((rows - 1) * cell) / 2];
	return Math.max(Math.abs(x - west - halfWidth) - halfWidth, Math.abs(y - south - halfHeight) - halfHeight);
}

export async function readParcelHeights(): Promise<ParcelHeights> {
	return JSON.parse(await readFile(file, 'utf8'));
}

/** A parcel a line, so that a changed outline is a change of one line. */
export async function writeParcelHeights(heights: ParcelHeights): Promise<void> {
	const lines = Object.entries(heights).map(([slug, patch]) => `${JSON.stringify(slug)}:${JSON.stringify(patch)}`);
	await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}
