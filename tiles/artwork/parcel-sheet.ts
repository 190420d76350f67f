import type { HeightAt } from '../facts/ground';
import { toLat, toLon } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { extentOf } from '../geo/planar';
import { roundOff } from '../geo/smooth';
import type { Line, Point } from './isolines';
import { type Raster, rasterOf } from './raster';
import { metresOn, metresPerPixel, type Sheet } from './sheet';

/** A drawing in its own units, and the share of it that the parcel may fill each way. */
export type Format = {
	readonly width: number;
	readonly height: number;
	readonly fillAcross: number;
	readonly fillDown: number;
};

/** The sheet that shows a parcel in the middle of its drawing, as large as the format allows. */
export function parcelSheet(rings: ParcelOutline['rings'], { width, height, fillAcross, fillDown }: Format): Sheet {
	const { west, east, south, north } = extentOf(rings);
	const unit = Math.max((east - west) / (width * fillAcross), (north - south) / (height * fillDown));
	const [x, y] = [(west + east) / 2, (south + north) / 2];
	const bounds = {
		west: toLon(x - (unit * width) / 2),
		east: toLon(x + (unit * width) / 2),
		south: toLat(y - (unit * height) / 2),
		north: toLat(y + (unit * height) / 2),
	};
	return { bounds, width, height };
}

/** The outline on its sheet as it is drawn everywhere: with rounded corners. */
export function outlineOn(sheet: Sheet, rings: ParcelOutline['rings']): Line[] {
	return rings.map((ring) =>
		roundOff(
			ring.map(([x, y]) => metresOn(sheet, x, y)),
			3,
		),
	);
}

/** The heights under a sheet, read every so many units. */
type Lattice = {
	readonly heights: Raster;
	/** Metres from one reading to the next. */
	readonly pitch: number;
	/** A line of the raster, in units of the sheet. */
	readonly onSheet: (line: Line) => Line;
};

/** Reads the heights on a lattice that is a cell larger than the sheet on every side, so that contours run to its edge. */
export function latticeUnder({ bounds, width, height }: Sheet, spacing: number, heightAt: HeightAt): Lattice {
	const lon = ((bounds.east - bounds.west) / width) * spacing;
	const lat = ((bounds.north - bounds.south) / height) * spacing;
	const larger: Sheet = {
		bounds: {
			west: bounds.west - lon,
			east: bounds.east + lon,
			south: bounds.south - lat,
			north: bounds.north + lat,
		},
		width: width / spacing + 2,
		height: height / spacing + 2,
	};
	return {
		heights: rasterOf(larger, heightAt),
		pitch: metresPerPixel(larger),
		onSheet: (line) => line.map(([x, y]): Point => [(x - 0.5) * spacing, (y - 0.5) * spacing]),
	};
}

/** The numbers of the contours that a raster holds: a contour's height is its number times the interval. */
export function contourNumbers({ values }: Raster, interval: number): number[] {
	let low = Number.POSITIVE_INFINITY;
	let high = Number.NEGATIVE_INFINITY;
	for (const value of values) {
		low = Math.min(low, value);
		high = Math.max(high, value);
	}
	const first = Math.ceil(low / interval);
	return Array.from({ length: Math.max(0, Math.floor(high / interval) - first + 1) }, (_, i) => first + i);
}
