import { winds } from '#messages/numbers';
import { decimal, quantity } from '../messages/quantity.ts';
import { measuresOf } from './measures.ts';
import type { ParcelSlug } from './parcels';

/** Hectares with a decimal comma: `1,75 ha` for a parcel, one place for a sum (`23,0 ha`). */
export function areaText(hectares: number, places: 1 | 2): string {
	return quantity(decimal(hectares, places), 'ha');
}

export function totalArea(parcels: readonly ParcelSlug[]): string {
	return areaText(
		parcels.reduce((sum, parcel) => sum + measuresOf(parcel).areaHa, 0),
		1,
	);
}

/** Where a slope looks to, in the words of the field. @param degrees clockwise from north, 0–360 */
export function exposureWord(degrees: number): string {
	return winds[Math.round(degrees / 45) % winds.length] ?? winds[0];
}
