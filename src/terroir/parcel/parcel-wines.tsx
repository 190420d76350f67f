import { Link } from '@tanstack/react-router';
import type { ParcelSlug } from '../../content/parcels';
import { parcelMessages as m } from '../../messages/parcel';
import { Icon } from '../../ui/icon';
import css from './parcel-wines.module.css';
import { winesFrom } from './wines-from';

/** The wines made from a parcel, each a link to its page, which leads back here. */
export function ParcelWines({ parcel }: { parcel: ParcelSlug }) {
	const made = winesFrom(parcel);
	if (made.length === 0) return null;
	return (
		<section className={css.wines} aria-labelledby="parcela-vinhos">
			<h3 id="parcela-vinhos">{m.winesOf}</h3>
			<ul className={css.list}>
				{made.map(({ slug, name, vintage }) => (
					<li key={slug}>
						<Link to="/vinhos/$slug" params={{ slug }}>
							<span>{name}</span>
							<span className="figure">{vintage}</span>
							<Icon name="arrow" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
