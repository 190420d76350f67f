import type { ParcelOutline } from '../../geo/parcel-outlines';
import { extentOf } from '../../geo/planar';

type Rings = ParcelOutline['rings'];

/** Where the drawing of one parcel, or of several at their true places, stands in the box of the label. */
export type Place = {
	readonly rings: Rings;
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
};

/** Parcels stay at their true places unless they could be drawn so many times larger side by side. */
const WORTH_MOVING = 1.5;
/** Between the specimens of a row, and between rows. */
const GAP = 34;

/**
 * Arranges parcels in a box: neighbours at their true places in one drawing, others side by side at one scale, north up, in rows
 * and in the order given, as large as the box allows.
 */
export function arrange(parcels: readonly Rings[], width: number, height: number): Place[] {
	const together = specimenOf(parcels.flat());
	const mapScale = Math.min(width / together.width, height / together.height);
	const arrangements = parcels.map((_, rows) => inRows(parcels, rows + 1, width, height));
	const sideBySide = arrangements.reduce((one, other) => (other.scale > one.scale ? other : one));
	if (sideBySide.scale >= WORTH_MOVING * mapScale) return sideBySide.places;
	return [{ rings: together.rings, left: 0, top: 0, width, height }];
}

type Specimen = { readonly rings: Rings; readonly width: number; readonly height: number };

/** Fills so many rows evenly; the scale, in units a metre, is what the widest row and all rows together leave. */
function inRows(parcels: readonly Rings[], count: number, width: number, height: number) {
	const specimens = parcels.map((rings) => specimenOf(rings));
	const rows = Array.from({ length: count }, (_, row) =>
		specimens.slice(Math.round((row * specimens.length) / count), Math.round(((row + 1) * specimens.length) / count)),
	);
	const across = rows.map((row) => (width - GAP * (row.length - 1)) / sum(row.map((one) => one.width)));
	const down = (height - GAP * (count - 1)) / sum(rows.map(highest));
	const scale = Math.min(down, ...across);
	let top = (height - scale * sum(rows.map(highest)) - GAP * (count - 1)) / 2;
	const places: Place[] = [];
	for (const row of rows) {
		let left = (width - scale * sum(row.map((one) => one.width)) - GAP * (row.length - 1)) / 2;
		const tall = highest(row) * scale;
		for (const { rings, width: wide, height: high } of row) {
			const place = { width: wide * scale, height: high * scale };
			places.push({ rings, left, top: top + (tall - place.height) / 2, ...place });
			left += place.width + GAP;
		}
		top += tall + GAP;
	}
	return { scale, places };
}

function specimenOf(rings: Rings): Specimen {
	const { west, east, south, north } = extentOf(rings);
	return { rings, width: east - west, height: north - south };
}

function highest(row: readonly Specimen[]): number {
	return Math.max(...row.map(({ height }) => height));
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
