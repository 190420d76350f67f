import { type Parcel, parsePlaces } from '../../content/places';
import placesUrl from '../../content/places.geojson?url';

let fetched: Promise<readonly Parcel[]> | undefined;

/** The outlines of the parcels, fetched once. @throws {Error} with the `status` of an answer without them */
export function fetchParcels(): Promise<readonly Parcel[]> {
	fetched ??= fetchOnce().catch((error: unknown) => {
		fetched = undefined;
		throw error;
	});
	return fetched;
}

async function fetchOnce(): Promise<readonly Parcel[]> {
	const response = await fetch(placesUrl);
	if (!response.ok) throw Object.assign(new Error('places'), { status: response.status });
	return parsePlaces(await response.json());
}
