import type { ParcelSlug } from '../../content/parcels';
import { parcelMessages as m } from '../../messages/parcel';
import { FactList } from '../../ui/fact-list';
import { parcelFacts } from './parcel-facts';
import { winesFrom } from './wines-from';

/** What the dialog says of a parcel, for a page without scripts. Beneath its row, which has name, area and altitude already. */
export function WrittenFacts({ parcel }: { parcel: ParcelSlug }) {
	const facts = parcelFacts(parcel).filter(({ label }) => label !== m.area && label !== m.altitude);
	const made = winesFrom(parcel);
	const links = made.map(({ slug, name, vintage }) => (
		<p key={slug}>
			<a href={`/vinhos/${slug}`}>{`${name} ${vintage}`}</a>
		</p>
	));
	return <FactList facts={links.length > 0 ? [...facts, { label: m.winesFrom, value: links }] : facts} />;
}
