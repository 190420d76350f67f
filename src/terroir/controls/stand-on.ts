import { parsePlaces } from '../../content/places';
import placesUrl from '../../content/places.geojson?url';
import type { LonLat } from '../map/mercator';
import { parcelAt } from '../map/parcel-at';
import type { Standing } from './locating';

/** Looks a place up in the outlines of the parcels, which are read once they are needed. Never throws. */
export async function standOn(place: LonLat): Promise<Standing> {
	try {
		const response = await fetch(placesUrl);
		if (!response.ok) return { kind: 'unnamed' };
		const parcel = parcelAt(place, parsePlaces(await response.json()));
		return parcel ? { kind: 'parcel', parcel: parcel.slug } : { kind: 'outside' };
	} catch {
		return { kind: 'unnamed' };
	}
}
