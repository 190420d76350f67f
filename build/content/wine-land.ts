import { arrange, type Box, type Extent, extentOfAll } from '../../src/content/arrangement.ts';
import sizes from '../../src/content/parcel-sizes.gen.json' with { type: 'json' };
import { estateOf, type ParcelSlug } from '../../src/content/parcels.ts';
import plates from '../../src/content/plates.gen.json' with { type: 'json' };
import { besideBottle, landBox, type ParcelPlace, type WineLand } from '../../src/content/wines/land.ts';

/** All parcels of a wine in their order, as on its label: neighbours at their true places, others side by side at one scale; a single one in the middle of the box. */
export function landOf(parcels: readonly ParcelSlug[], box: Box = landBox): ParcelPlace[] {
	if (parcels.length === 0) return [];
	const extents = parcels.map(extentOf);
	const drawings = arranged(parcels, box);
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

/** What places take of their drawing from its upper left corner: how far they reach to the right and down. */
export function sizeOf(land: readonly ParcelPlace[]): readonly [width: number, height: number] {
	return [
		Math.max(...land.map(([x, , width]) => x + width / 2)),
		Math.max(...land.map(([, y, , height]) => y + height / 2)),
	];
}

/** The parcels in their drawing, whose box is that of a single one, or of several no more than they take. */
export function drawingOf(parcels: readonly ParcelSlug[], box?: Box): Pick<WineLand, 'land' | 'viewBox'> {
	const land = landOf(parcels, box);
	const [width, height] = land.length > 1 ? sizeOf(land) : [landBox.width, landBox.height];
	return { land, viewBox: `0,0,${width},${height}` };
}

/** Whether several parcels do not stand at their true places in such a box. */
export function areMoved(parcels: readonly ParcelSlug[], box: Box): boolean {
	return arranged(parcels, box).length > 1;
}

/** As on the label, but that beside the bottle no row has parcels of two estates. */
function arranged(parcels: readonly ParcelSlug[], box: Box) {
	const estates = box === besideBottle ? parcels.map((parcel) => estateOf(parcel).slug) : undefined;
	return arrange(parcels.map(extentOf), box, estates);
}

/** Moved so that what they take begins at the upper left corner. */
function cornered(places: readonly ParcelPlace[]): ParcelPlace[] {
	const west = Math.floor(Math.min(...places.map(([x, , width]) => x - width / 2)));
	const north = Math.floor(Math.min(...places.map(([, y, , height]) => y - height / 2)));
	return places.map(([x, y, width, height]) => [x - west, y - north, width, height]);
}

export const metresPerDegree = 111_319.49;
/** Parallels shorten like this at 41° 15′ N, in the middle of the estates. */
export const shortening = Math.cos((41.25 * Math.PI) / 180);

/** Where a parcel lies, in metres from the meridian and the equator: it stands in the middle of its plate. */
export function extentOf(parcel: ParcelSlug): Extent {
	const { west, east, south, north } = plates[parcel];
	const { across, down } = sizes[parcel];
	const x = ((west + east) / 2) * metresPerDegree * shortening;
	const y = ((south + north) / 2) * metresPerDegree;
	return { west: x - across / 2, east: x + across / 2, south: y - down / 2, north: y + down / 2 };
}
