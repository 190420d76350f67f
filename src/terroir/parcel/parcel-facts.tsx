import { parcelMessages as m } from '#messages/parcel';
import facts from '../../content/facts.gen.json';
import { addressHere } from '../../content/languages';
import { parcelFacts } from '../../content/parcel-facts';
import type { ParcelSlug } from '../../content/parcels';
import { terroirOf } from '../../content/terroirs';
import { castasIn } from '../../content/vineyards/castas';
import { type KnownParcel, vineyards } from '../../content/vineyards/vineyard';
import { wines } from '../../content/wines';
import type { WineSummary } from '../../content/wines/wine';
import { FactList } from '../../ui/fact-list';
import { parcelRows } from '../../ui/parcel-rows';

/** What its outline and the height model say of a parcel, and what the producer does. */
export function knownParcel(parcel: ParcelSlug): KnownParcel {
	return { ...vineyards[parcel], ...facts[parcel] };
}

/** The wines that a parcel's grapes go into, in the order of the list of wines. */
export function winesFrom(parcel: ParcelSlug) {
	return wines.filter((wine) => wine.parcels.includes(parcel));
}

/** The blend that takes the grapes of a parcel of which no wine is made: one of its estate, of its castas if there is one, of most parcels. */
export function blendFor(parcel: ParcelSlug) {
	const castas = castasIn(vineyards[parcel].castas);
	const estate = terroirOf(parcel)?.parcels ?? [];
	const hasCasta = ({ parcels }: WineSummary) =>
		parcels.some((each) => castasIn(vineyards[each].castas).some((casta) => castas.includes(casta)));
	return wines
		.filter(({ category, parcels }) => category !== 'azeite' && parcels.length > 1)
		.filter(({ parcels }) => parcels.some((each) => estate.includes(each)))
		.toSorted(
			(one, other) => Number(hasCasta(other)) - Number(hasCasta(one)) || other.parcels.length - one.parcels.length,
		)[0];
}

const written = parcelFacts.filter((fact) => fact !== 'area' && fact !== 'altitude');

/** What the dialog says of a parcel, for a page without scripts. Beneath its row, which has name, area and altitude already. */
export function WrittenFacts({ parcel }: { parcel: ParcelSlug }) {
	const rows = parcelRows(knownParcel(parcel), written);
	const made = winesFrom(parcel);
	const links = made.map(({ slug, name, vintage }) => (
		<p key={slug}>
			<a href={addressHere(`/vinhos/${slug}`)}>{`${name} ${vintage}`}</a>
		</p>
	));
	return <FactList facts={links.length > 0 ? [...rows, { label: m.winesFrom, value: links }] : rows} />;
}
