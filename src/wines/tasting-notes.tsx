import type { ParcelSlug } from '../content/parcels';
import type { WineCategory } from '../content/wines/wine';
import { winesMessages as m } from '../messages/wines';
import { Silhouette } from '../ui/silhouette';
import css from './tasting-notes.module.css';
import type { VintageShown } from './vintage-shown';

type TastingNotesProps = { category: WineCategory; parcel: ParcelSlug | undefined; vintage: VintageShown };

/** Colour, nose, mouth and table; the colour is shown in the shape of the parcel. */
export function TastingNotes({ category, parcel, vintage: { tasting, year } }: TastingNotesProps) {
	const [colour, ...others] = tasting;
	if (!colour) return <p className="lede">{m.noTasting(year)}</p>;
	return (
		<dl className={css.notes} data-category={category}>
			<div className={css.colour}>
				<dt>{colour.label}</dt>
				<dd>
					{parcel && <Silhouette slug={parcel} />}
					<span>{colour.value}</span>
				</dd>
			</div>
			{others.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
