/** An upright rectangle in metres, on ground that all of them share. */
export type Extent = { readonly west: number; readonly east: number; readonly south: number; readonly north: number };

/** Where the drawing of one parcel, or of several at their true places, stands in a box. */
type Place = {
	/** Their places in the list that was arranged. */
	readonly parcels: readonly number[];
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
};

/** What parcels are arranged in. */
export type Box = {
	readonly width: number;
	readonly height: number;
	/** Between the specimens of a row, and between rows. */
	readonly gap: number;
	/** Parcels stay at their true places unless they could be drawn so many times larger side by side; 1.5 if it is not given. */
	readonly worthMoving?: number;
};

/**
 * Arranges parcels in a box, as on a label: neighbours at their true places in one drawing, others side by side at one scale, north up,
 * in rows and in the order given, as large as the box allows.
 * @param groups the group of each parcel: no row has parcels of two
 */
export function arrange(
	parcels: readonly Extent[],
	{ width, height, gap, worthMoving = 1.5 }: Box,
	groups: readonly string[] = parcels.map(() => ''),
): Place[] {
	const specimens = parcels.map((extent, index) => specimenOf(extent, [index]));
	const together = specimenOf(extentOfAll(parcels), [...parcels.keys()]);
	const mapScale = Math.min(width / together.width, height / together.height);
	const grouped = [...new Set(groups)].map((group) => specimens.filter((_, index) => groups[index] === group));
	const arrangements = specimens.map((_, most) =>
		inRows(
			grouped.flatMap((group) => evenRows(group, Math.min(most + 1, group.length))),
			{ width, height, gap },
		),
	);
	const sideBySide = arrangements.reduce((one, other) => (other.scale > one.scale ? other : one));
	if (sideBySide.scale >= worthMoving * mapScale) return sideBySide.places;
	return [{ parcels: together.parcels, left: 0, top: 0, width, height }];
}

type Specimen = { readonly parcels: readonly number[]; readonly width: number; readonly height: number };

function evenRows(specimens: readonly Specimen[], count: number): Specimen[][] {
	return Array.from({ length: count }, (_, row) =>
		specimens.slice(Math.round((row * specimens.length) / count), Math.round(((row + 1) * specimens.length) / count)),
	);
}

/** The scale, in units a metre, is what the widest row and all rows together leave. */
function inRows(rows: readonly (readonly Specimen[])[], { width, height, gap }: Box) {
	const across = rows.map((row) => (width - gap * (row.length - 1)) / sum(row.map((one) => one.width)));
	const down = (height - gap * (rows.length - 1)) / sum(rows.map(highest));
	const scale = Math.min(down, ...across);
	let top = (height - scale * sum(rows.map(highest)) - gap * (rows.length - 1)) / 2;
	const places: Place[] = [];
	for (const row of rows) {
		let left = (width - scale * sum(row.map((one) => one.width)) - gap * (row.length - 1)) / 2;
		const tall = highest(row) * scale;
		for (const { parcels, width: wide, height: high } of row) {
			const place = { width: wide * scale, height: high * scale };
			places.push({ parcels, left, top: top + (tall - place.height) / 2, ...place });
			left += place.width + gap;
		}
		top += tall + gap;
	}
	return { scale, places };
}

function specimenOf({ west, east, south, north }: Extent, parcels: readonly number[]): Specimen {
	return { parcels, width: east - west, height: north - south };
}

/** The smallest upright rectangle around all of them. */
export function extentOfAll(extents: readonly Extent[]): Extent {
	return {
		west: Math.min(...extents.map(({ west }) => west)),
		east: Math.max(...extents.map(({ east }) => east)),
		south: Math.min(...extents.map(({ south }) => south)),
		north: Math.max(...extents.map(({ north }) => north)),
	};
}

function highest(row: readonly Specimen[]): number {
	return Math.max(...row.map(({ height }) => height));
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
