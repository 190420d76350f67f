import { parcelMessages as m } from '#messages/parcel';
import { quantity } from '../messages/quantity';
import { areaText, exposureWord } from './figures';
import type { Fact } from './rich-text';
import type { KnownParcel } from './vineyards/vineyard';

const texts = {
	castas: ({ castas }) => castas,
	altitude: ({ altitude: { min, max } }) => quantity(`${min}–${max}`, 'm'),
	exposure: ({ exposureDeg }) => `${exposureWord(exposureDeg)}, ${exposureDeg}°`,
	slope: ({ slopeDeg }) => `${slopeDeg}°`,
	area: ({ areaHa }) => areaText(areaHa, 2),
	planted: ({ planted }) => planted,
	soil: ({ soil }) => soil,
	training: ({ training }) => training,
} satisfies Record<string, (parcel: KnownParcel) => string>;

/** What can be told of a parcel. */
export type ParcelFact = keyof typeof texts;

/** All of it, in the order in which it is told. */
export const parcelFacts = Object.keys(texts) as readonly ParcelFact[];

/** One of them, ready to be shown. */
export function factOf(parcel: KnownParcel, fact: ParcelFact): Fact {
	return { label: m[fact], value: texts[fact](parcel) };
}
