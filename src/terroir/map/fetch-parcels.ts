import { type Parcel, parsePlaces } from '../../content/places';
import placesUrl from '../../content/places.geojson?url';
import { abortAfter } from '../../platform/time';

/** The parcels with their outlines. @throws {Error} with the `status` of an answer that is none, or a `TypeError` where none comes */
export async function fetchParcels(): Promise<readonly Parcel[]> {
	// A dead connection under a live radio may never answer.
	const signal = abortAfter(20_000, new TypeError('No answer within 20 s.'));
	const response = await fetch(placesUrl, { signal });
	if (!response.ok) throw Object.assign(new Error('places'), { status: response.status });
	return parsePlaces(await response.json());
}
