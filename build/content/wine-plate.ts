import { type Extent, extentOfAll } from '../../src/content/arrangement.ts';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import { largestParcel } from '../../src/content/measures.ts';
import type { ParcelSlug } from '../../src/content/parcels.ts';
import plates from '../../src/content/plates.gen.json' with { type: 'json' };
import { besideBottle, type Hill, hillFiles, type WineLand, type WinePlate } from '../../src/content/wines/land.ts';
import type { WineSummary } from '../../src/content/wines/wine.ts';
import { namePlacesOn } from './name-places.ts';
import { areInPlace, extentOf, landOf, metresPerDegree, shortening } from './wine-land.ts';

/** The longest way across the parcels of a hill, in metres: of a wider land its plate would show lines and no parcels. */
const widestHill = 1200;
/** The units of a plate, and how much of it the parcels of a hill may fill, each way. */
const plate = { width: 920, height: 1100, fill: 0.76 };

/**
 * The land that all parcels of a wine lie on, north up, with the parcels in its middle (`npm run tiles -- artwork hills`).
 * @returns nothing of a single parcel, which has a plate of its own, and of parcels that lie too far apart
 */
export function hillOf(parcels: readonly ParcelSlug[]): Hill | undefined {
	if (parcels.length < 2) return undefined;
	const { west, east, south, north } = extentOfAll(parcels.map(extentOf));
	if (Math.max(east - west, north - south) > widestHill) return undefined;
	const unit = metresPerUnit({ west, east, south, north });
	const [acrossHalf, downHalf] = [(unit * plate.width) / 2, (unit * plate.height) / 2];
	const [x, y] = [(west + east) / 2, (south + north) / 2];
	return {
		bounds: {
			west: degrees((x - acrossHalf) / shortening),
			east: degrees((x + acrossHalf) / shortening),
			south: degrees(y - downHalf),
			north: degrees(y + downHalf),
		},
		contourM: Math.max(...parcels.map((parcel) => facts[parcel].contourM)),
	};
}

function metresPerUnit({ west, east, south, north }: Extent): number {
	return Math.max((east - west) / plate.width, (north - south) / plate.height) / plate.fill;
}

/** To the seventh decimal, a centimetre. */
function degrees(metres: number): number {
	return Number((metres / metresPerDegree).toFixed(7));
}

/**
 * The plate of a wine: of its parcel, of the hill that all its parcels share, or, where they share none, of the largest.
 * @returns nothing without parcels
 */
export function plateOf({ slug, parcels, hillUndrawn }: WineSummary): WinePlate | undefined {
	const parcel = largestParcel(parcels);
	if (!parcel) return undefined;
	const hill = hillUndrawn ? undefined : hillOf(parcels);
	if (hill) {
		const bounds = toMetre(hill.bounds);
		const middle = [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2] as const;
		return {
			parcel,
			namePlaces: namePlacesOn(hill.bounds, parcels),
			drawing: `/${hillFiles(slug).plate}`,
			middle,
			...hill,
			bounds,
		};
	}
	const { contourM, centroid } = facts[parcel];
	const [longitude = 0, latitude = 0] = centroid;
	const drawing = `/art/plates/${parcel}.svg`;
	return { parcel, drawing, middle: [longitude, latitude], contourM, bounds: toMetre(plates[parcel]) };
}

/** To the fifth decimal of a degree, a metre: pages print seconds and draw a scale, and every digit is fetched. */
function toMetre({ west, east, south, north }: Hill['bounds']): Hill['bounds'] {
	const rounded = (degrees: number) => Number(degrees.toFixed(5));
	return { west: rounded(west), east: rounded(east), south: rounded(south), north: rounded(north) };
}

type Parcels = Pick<WineSummary, 'slug' | 'parcels'>;

/** The drawings of a hill that a wine needs, as paths under `public/`; none of parcels that share none. */
export function hillDrawings(wine: Parcels): string[] {
	if (!hillOf(wine.parcels)) return [];
	const { plate, around } = hillFiles(wine.slug);
	return aroundOf(wine) ? [plate, around] : [plate];
}

/**
 * What lies around the parcels of a hill, as a picture in the drawing of their wine's own page.
 * @returns nothing where they share no hill, or were moved in that drawing
 */
export function aroundOf({ slug, parcels }: Parcels): WineLand['around'] {
	if (!hillOf(parcels) || !areInPlace(parcels, besideBottle)) return undefined;
	const all = extentOfAll(parcels.map(extentOf));
	const land = landOf(parcels, besideBottle);
	const right = Math.max(...land.map(([x, , width]) => x + width / 2));
	const foot = Math.max(...land.map(([, y, , height]) => y + height / 2));
	const unit = (right / (all.east - all.west)) * metresPerUnit(all);
	const [width, height] = [Math.round(unit * plate.width), Math.round(unit * plate.height)];
	return { href: `/${hillFiles(slug).around}`, x: (right - width) / 2, y: (foot - height) / 2, width, height };
}
