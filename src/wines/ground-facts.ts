import type { WineCategory } from '../content/wines/wine';
import { parcelMessages as m } from '../messages/parcel';

const ofVines: ReadonlySet<string> = new Set([m.castas, m.planted, m.training]);

/** What is known of a parcel, as far as it concerns what is made there: the olive trees at its edges are none of its vines. */
export function groundFacts<F extends { label: string }>(category: WineCategory, facts: readonly F[]): readonly F[] {
	return category === 'azeite' ? facts.filter(({ label }) => !ofVines.has(label)) : facts;
}
