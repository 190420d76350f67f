import { arrange, type Extent, extentOfAll } from '../../src/content/arrangement.ts';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import sizes from '../../src/content/parcel-sizes.gen.json' with { type: 'json' };
import type { ParcelSlug } from '../../src/content/parcels.ts';
import plates from '../../src/content/plates.gen.json' with { type: 'json' };
import { type Hill, type LandBox, landBox, type ParcelPlace } from '../../src/content/wines/land.ts';

/** All parcels of a wine in their order, as on its label: neighbours at their true places, others side by side at one scale; a single one in the middle of the box. */
export function landOf(parcels: readonly ParcelSlug[], { width, height, gap }: LandBox = landBox): ParcelPlace[] {
	if (parcels.length === 0) return [];
	const extents = parcels.map(extentOf);
	const drawings = arrange(extents, width, height, gap);
	const places = extents.flatMap((one, index): ParcelPlace[] => {
		const drawing = drawings.find((each) => each.parcels.includes(index));
		if (!drawing) return [];
		const all = extentOfAll(drawing.parcels.flatMap((each) => extents[each] ?? []));
		const scale = Math.min(drawing.width / (all.east - all.west), drawing.height / (all.north - all.south));
		const east = (one.west + one.east - all.west - all.east) / 2;
		const north = (one.south + one.north - all.south - all.north) / 2;
		const x = drawing.left + drawing.width / 2 + east * scale;
		const y = drawing.top + drawing.height / 2 - north * scale;
		const [wide, high] = [(one.east - one.west) * scale, (one.north - one.south) * scale];
		return [[Math.round(x), Math.round(y), Math.round(wide), Math.round(high)]];
	});
	return places.length > 1 ? cornered(places) : places;
}

/** Moved so that what they take begins at the upper left corner. */
function cornered(places: readonly ParcelPlace[]): ParcelPlace[] {
	const west = Math.floor(Math.min(...places.map(([x, , width]) => x - width / 2)));
	const north = Math.floor(Math.min(...places.map(([, y, , height]) => y - height / 2)));
	return places.map(([x, y, width, height]) => [x - west, y - north, width, height]);
}

/** The longest way across the parcels of a hill, in metres: of a wider land its plate would show lines and no parcels. */
const widestHill = 1200;
/** A plate is as broad for its height, and its parcels fill so much of it at most, each way. */
const plate = { width: 920, height: 1100, fill: 0.82 };

/**
 * What the plate of a wine's hill shows, north up, with the parcels in its middle (`npm run tiles -- artwork hills`).
 * @returns nothing of a single parcel, which has a plate of its own, and of parcels that lie too far apart
 */
export function hillOf(parcels: readonly ParcelSlug[]): Hill | undefined {
	if (parcels.length < 2) return undefined;
	const { west, east, south, north } = extentOfAll(parcels.map(extentOf));
	if (Math.max(east - west, north - south) > widestHill) return undefined;
	const unit = Math.max((east - west) / plate.width, (north - south) / plate.height) / plate.fill;
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

/** To the seventh decimal, a centimetre. */
function degrees(metres: number): number {
	return Number((metres / metresPerDegree).toFixed(7));
}

const metresPerDegree = 111_319.49;
/** Parallels shorten like this at 41° 15′ N, in the middle of the estates. */
const shortening = Math.cos((41.25 * Math.PI) / 180);

/** Where a parcel lies, in metres from the meridian and the equator: it stands in the middle of its plate. */
function extentOf(parcel: ParcelSlug): Extent {
	const { west, east, south, north } = plates[parcel];
	const { across, down } = sizes[parcel];
	const x = ((west + east) / 2) * metresPerDegree * shortening;
	const y = ((south + north) / 2) * metresPerDegree;
	return { west: x - across / 2, east: x + across / 2, south: y - down / 2, north: y + down / 2 };
}
