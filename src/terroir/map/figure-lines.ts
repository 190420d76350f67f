import type { Parcel } from '../../content/places';
import { parcelAt } from '../controls/locator';
import type { NamedLine } from './line-paths';
import { type Corners, cornersOf } from './maplibre-camera';
import type { LonLat } from './mercator';

/** Degrees, some 10 m: between two places of a line that are farther apart, a parcel could be missed. */
const STEP = 1e-4;

/** Degrees north and east, some 16 m: half the height of a figure at zoom 15, and the stroke of a parcel. */
const CLEARANCE = { latitude: 1.4e-4, longitude: 1.9e-4 };

/** What of the lines lies clear of the parcels: where a figure may stand, for within a parcel stands its name. */
export function linesClearOf(parcels: readonly Parcel[], lines: readonly NamedLine[]): NamedLine[] {
	const boxed = parcels.map(
		(parcel): BoxedParcel => ({ parcel, box: cornersOf({ parcels: [parcel.slug] }, [parcel]) }),
	);
	return lines.flatMap(({ name, places }) => piecesClearOf(boxed, places).map((piece) => ({ name, places: piece })));
}

/** Most places are far from every parcel, which a box tells at once. */
type BoxedParcel = { parcel: Parcel; box: Corners | undefined };

function piecesClearOf(parcels: readonly BoxedParcel[], places: readonly LonLat[]): LonLat[][] {
	const pieces: LonLat[][] = [[]];
	for (const place of places.flatMap((place, at) => stepsTo(place, places[at - 1] ?? place))) {
		if (isClear(place, parcels)) pieces.at(-1)?.push(place);
		else if (pieces.at(-1)?.length) pieces.push([]);
	}
	return pieces.filter(({ length }) => length > 1);
}

function isClear(place: LonLat, parcels: readonly BoxedParcel[]): boolean {
	const near = parcels.filter(({ box }) => box && isNear(place, box)).map(({ parcel }) => parcel);
	if (near.length === 0) return true;
	const [longitude, latitude] = place;
	const { longitude: east, latitude: north } = CLEARANCE;
	const around: readonly LonLat[] = [
		place,
		[longitude - east, latitude],
		[longitude + east, latitude],
		[longitude, latitude - north],
		[longitude, latitude + north],
	];
	return !around.some((beside) => parcelAt(beside, near));
}

function isNear([longitude, latitude]: LonLat, { southWest, northEast }: Corners): boolean {
	return (
		longitude > southWest[0] - CLEARANCE.longitude &&
		longitude < northEast[0] + CLEARANCE.longitude &&
		latitude > southWest[1] - CLEARANCE.latitude &&
		latitude < northEast[1] + CLEARANCE.latitude
	);
}

/** A place, after as many between the one before and it as keep the steps short. */
function stepsTo([longitude, latitude]: LonLat, [fromLongitude, fromLatitude]: LonLat): LonLat[] {
	const [east, north] = [longitude - fromLongitude, latitude - fromLatitude];
	const count = Math.max(1, Math.ceil(Math.hypot(east, north) / STEP));
	return Array.from({ length: count }, (_, at) => {
		const left = (count - 1 - at) / count;
		return [longitude - left * east, latitude - left * north];
	});
}
