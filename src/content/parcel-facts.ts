import { parcelMessages as m } from '#messages/parcel';
import { quantity } from '../messages/quantity';
import { areaText, exposureWord } from './figures';
import type { Fact } from './rich-text';
import type { KnownParcel, ParcelInShort } from './vineyards/vineyard';

const texts = {
	castas: ({ castas }) => castas,
	altitude: ({ altitude: { min, max } }) => quantity(`${min}–${max}`, 'm'),
	exposure: ({ exposureDeg }) => `${exposureWord(exposureDeg)}, ${exposureDeg}°`,
	slope: ({ slopeDeg }) => (slopeDeg === undefined ? undefined : `${slopeDeg}°`),
	area: ({ areaHa }) => areaText(areaHa, 2),
	planted: ({ planted }) => planted,
	soil: ({ soil }) => soil,
	training: ({ training }) => training,
} satisfies Record<string, (parcel: ParcelInShort & Partial<KnownParcel>) => string | undefined>;

/** What can be told of a parcel. */
export type ParcelFact = keyof typeof texts;

/** All of it, in the order in which it is told. */
export const parcelFacts = Object.keys(texts) as readonly ParcelFact[];

/** What is known of a parcel, ready to be shown. */
export function factsOf(
	parcel: KnownParcel | ParcelInShort,
	facts: readonly ParcelFact[],
): (Fact & { fact: ParcelFact })[] {
	return facts.flatMap((fact) => {
		const value = texts[fact](parcel);
		return value ? [{ fact, label: m[fact], value }] : [];
	});
}
