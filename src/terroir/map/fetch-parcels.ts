import { type Parcel, parsePlaces } from '../../content/places';
import placesUrl from '../../content/places.geojson?url';

/** The parcels with their outlines. @throws {Error} with the `status` of an answer that is none */
export async function fetchParcels(): Promise<readonly Parcel[]> {
	const response = await fetch(placesUrl);
	if (!response.ok) throw Object.assign(new Error('places'), { status: response.status });
	return parsePlaces(await response.json());
}
