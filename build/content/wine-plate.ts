import { type Extent, extentOfAll } from '../../src/content/arrangement.ts';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import { largestParcel } from '../../src/content/measures.ts';
import { parcelName } from '../../src/content/parcel-names.ts';
import type { ParcelSlug } from '../../src/content/parcels.ts';
import plates from '../../src/content/plates.gen.json' with { type: 'json' };
import {
	besideBottle,
	groundReach,
	landFiles,
	type PlateLand,
	type WineLand,
	type WinePlate,
} from '../../src/content/wines/land.ts';
import { estatesOf } from '../../src/content/wines/shown-on.ts';
import type { WineSummary } from '../../src/content/wines/wine.ts';
import { type Named, placeBeside } from './name-places.ts';
import { boxOn, grown, plateUnits, type Rectangle, scaleBar } from './plate-sheet.ts';
import { riverBoxesOn, riverNamesOn } from './river-places.ts';
import { areMoved, extentOf, landOf, metresPerDegree, shortening, sizeOf } from './wine-land.ts';

/** The longest way across the parcels of a hill, in metres: of a wider land its plate would show lines and no parcels. */
const widestHill = 1200;
/** How much of a plate the parcels of a hill, or the estates of a region, may fill, each way. */
const fills = { hill: 0.76, region: 0.88 };
/** Metres from one contour to the next on the plate of a region. */
const regionContourM = 100;
/** How far south and north the land is modelled, in degrees (`regionExtent` in tiles): the plate of a region lies within. */
const modelled = { south: 41, north: 41.475 };

/** The land that a wine of several parcels is shown on (`npm run tiles -- artwork hills`), north up. */
export type SharedLand = PlateLand & {
	shows: 'parcels' | 'estates';
	/** What has a name on it. */
	named: readonly { name: string; extent: Extent }[];
};

/** @returns nothing of a single parcel, which has a plate of its own, and of parcels that lie too far apart on one estate */
export function sharedLandOf(parcels: readonly ParcelSlug[]): SharedLand | undefined {
	return hillOf(parcels) ?? regionOf(parcels);
}

function hillOf(parcels: readonly ParcelSlug[]): SharedLand | undefined {
	if (parcels.length < 2) return undefined;
	const named = parcels.map((parcel) => ({ name: parcelName(parcel), extent: extentOf(parcel) }));
	const all = extentOfAll(named.map(({ extent }) => extent));
	if (Math.max(all.east - all.west, all.north - all.south) > widestHill) return undefined;
	const contourM = Math.max(...parcels.map((parcel) => facts[parcel].contourM));
	return { shows: 'parcels', named, contourM, bounds: boundsAround(all, fills.hill) };
}

/** The land between the estates of parcels that lie far apart. */
function regionOf(parcels: readonly ParcelSlug[]): SharedLand | undefined {
	const estates = estatesOf(parcels);
	if (estates.length < 2) return undefined;
	const named = estates.map(({ name, centre: [longitude, latitude] }) => {
		const [x, y] = [longitude * metresPerDegree * shortening, latitude * metresPerDegree];
		return { name, extent: { west: x, east: x, south: y, north: y } };
	});
	const { west, east, south, north } = boundsAround(extentOfAll(named.map(({ extent }) => extent)), fills.region);
	const moved = Math.max(0, modelled.south - south) - Math.max(0, north - modelled.north);
	const bounds = { west, east, south: south + moved, north: north + moved };
	return { shows: 'estates', named, contourM: regionContourM, bounds };
}

/** The edges of a plate with something in its middle, which fills so much of it. */
function boundsAround({ west, east, south, north }: Extent, fill: number): PlateLand['bounds'] {
	const unit = metresPerUnit({ west, east, south, north }, fill);
	const [acrossHalf, downHalf] = [(unit * plateUnits.width) / 2, (unit * plateUnits.height) / 2];
	const [x, y] = [(west + east) / 2, (south + north) / 2];
	return {
		west: degrees((x - acrossHalf) / shortening),
		east: degrees((x + acrossHalf) / shortening),
		south: degrees(y - downHalf),
		north: degrees(y + downHalf),
	};
}

function metresPerUnit({ west, east, south, north }: Extent, fill: number): number {
	return Math.max((east - west) / plateUnits.width, (north - south) / plateUnits.height) / fill;
}

/** To the seventh decimal, a centimetre. */
function degrees(metres: number): number {
	return Number((metres / metresPerDegree).toFixed(7));
}

/** What a parcel takes of its box, in whose corners there is room for a name. */
function withoutCorners(box: Rectangle): Rectangle {
	return grown(box, -Math.min(box.right - box.left, box.bottom - box.top) / 4);
}

/**
 * The plate of a wine: of its parcel, of the hill that all its parcels share, of the region of their estates, or else of the largest.
 * @returns nothing without parcels
 */
export function plateOf({ slug, parcels, landUndrawn }: WineSummary): WinePlate | undefined {
	const parcel = largestParcel(parcels);
	if (!parcel) return undefined;
	const shared = landUndrawn ? undefined : sharedLandOf(parcels);
	if (shared) {
		const { shows, contourM } = shared;
		const bounds = toMetre(shared.bounds);
		const middle = [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2] as const;
		return {
			parcel,
			shows,
			...namesOn(shared),
			drawing: `/${landFiles(slug).plate}`,
			middle,
			contourM,
			bounds,
		};
	}
	const { contourM, centroid } = facts[parcel];
	const [longitude = 0, latitude = 0] = centroid;
	const bounds = toMetre(plates[parcel]);
	const rivers = riverNamesOn(bounds, [scaleBar, withoutCorners(boxOn(bounds, extentOf(parcel)))]);
	return {
		parcel,
		shows: 'parcel',
		namePlaces: [],
		rivers,
		drawing: `/art/plates/${parcel}.svg`,
		middle: [longitude, latitude],
		contourM,
		bounds,
	};
}

/** The mark of an estate reaches this far from its place, and a line of sight is not to be written on so near, in per cent of a plate. */
const markHalf = 2;
const sightHalf = 1;

function namesOn({ shows, named, bounds }: SharedLand): Pick<WinePlate, 'namePlaces' | 'rivers'> {
	const areEstates = shows === 'estates';
	const boxed = named.map(
		({ name, extent }): Named => ({ name, box: grown(boxOn(bounds, extent), areEstates ? markHalf : 0) }),
	);
	const boxes = boxed.map(({ box }) => box);
	const taken = [scaleBar, ...(areEstates ? sightLines(boxes) : [])];
	const placed = placeBeside(boxed, [...taken, ...riverBoxesOn(bounds)]);
	const rivers = riverNamesOn(bounds, [...taken, ...boxes, ...placed.map(({ box }) => box)]);
	return { namePlaces: placed.map(({ place }) => place), rivers };
}

/** Small boxes along the lines from each to the others. */
function sightLines(boxes: readonly Rectangle[]): Rectangle[] {
	const steps = 40;
	const centres = boxes.map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2] as const);
	return centres.flatMap(([x, y], index) =>
		centres.slice(index + 1).flatMap(([toX, toY]) =>
			Array.from({ length: steps - 1 }, (_, step) => {
				const share = (step + 1) / steps;
				const [left, top] = [x + (toX - x) * share, y + (toY - y) * share];
				return grown({ left, right: left, top, bottom: top }, sightHalf);
			}),
		),
	);
}

/** To the fifth decimal of a degree, a metre: pages print seconds and draw a scale, and every digit is fetched. */
function toMetre({ west, east, south, north }: PlateLand['bounds']): PlateLand['bounds'] {
	const rounded = (degrees: number) => Number(degrees.toFixed(5));
	return { west: rounded(west), east: rounded(east), south: rounded(south), north: rounded(north) };
}

type Parcels = Pick<WineSummary, 'slug' | 'parcels'>;

/** The drawings of their land that a wine of several parcels needs, as paths under `public/`. */
export function landDrawings({ slug, parcels }: Parcels): string[] {
	const { plate, around } = landFiles(slug);
	return [...(sharedLandOf(parcels) ? [plate] : []), ...(aroundOf({ slug, parcels }) ? [around] : [])];
}

/** What lies around the parcels of a hill, or around each that was moved, as a picture in the drawing of their wine's own page; nothing of a single parcel, or of a land wider than a hill. */
export function aroundOf({ slug, parcels }: Parcels): WineLand['around'] {
	const isMoved = areMoved(parcels, besideBottle);
	if (!isMoved && !hillOf(parcels)) return undefined;
	const land = landOf(parcels, besideBottle);
	const [right, foot] = sizeOf(land);
	const { width, height } = isMoved
		? { width: right + 2 * groundReach, height: foot + 2 * groundReach }
		: hillSize(extentOfAll(parcels.map(extentOf)), right);
	return { href: `/${landFiles(slug).around}`, x: (right - width) / 2, y: (foot - height) / 2, width, height };
}

/** How large the plate of a hill is where its parcels take `across` from west to east. */
function hillSize(all: Extent, across: number) {
	const unit = (across / (all.east - all.west)) * metresPerUnit(all, fills.hill);
	return { width: Math.round(unit * plateUnits.width), height: Math.round(unit * plateUnits.height) };
}
