import { useState } from 'react';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { parcelMessages as m } from '../../messages/parcel';
import css from './printed-foot.module.css';

const longDate = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' });

/** Address and date at the foot of the printed plate (DESIGN 8). */
export function PrintedFoot({ terroir, parcel }: { terroir: Terroir; parcel: ParcelSlug }) {
	const [edition] = useState(() => longDate.format(new Date()));
	return (
		<p className={css.foot} aria-hidden="true">
			<span>{`${location.host}/terroir?terroir=${terroir.slug}&parcela=${parcel}`}</span>
			<span>{m.edition(edition)}</span>
		</p>
	);
}
