import { Link } from '@tanstack/react-router';
import { altitudeText } from '../content/altitude';
import { estateOf } from '../content/parcel-estate';
import { wines } from '../content/wines';
import type { WineSummary } from '../content/wines/wine';
import { winesMessages as m } from '../messages/wines';
import { Icon } from '../ui/icon';
import { Silhouette } from '../ui/silhouette';
import { categoryName } from './category-name';
import css from './wine-index.module.css';

/** Every wine in one table: its parcel, kind, estate, altitude and harvest. */
export function WineIndex() {
	return (
		<section className={css.index} aria-labelledby="indice">
			<div className={css.head}>
				<h2 className="d2" id="indice">
					{m.index}
				</h2>
				<p className="ui">{m.indexOrder}</p>
			</div>
			<div className={css.columns} aria-hidden="true">
				<span />
				<span>{m.wine}</span>
				<span>{m.kind}</span>
				<span>{m.estate}</span>
				<span>{m.altitude}</span>
				<span>{m.vintage}</span>
			</div>
			<ul className={css.rows}>
				{wines.map((wine) => (
					<li key={wine.slug}>
						<WineRow wine={wine} />
					</li>
				))}
			</ul>
		</section>
	);
}

function WineRow({ wine }: { wine: WineSummary }) {
	const [first] = wine.parcels;
	const estateNames = [...new Set(wine.parcels.map((parcel) => estateOf(parcel).name))].join(', ');
	return (
		<Link to="/vinhos/$slug" params={{ slug: wine.slug }} className={css.row}>
			{first ? <Silhouette slug={first} /> : <span />}
			<span className={css.name}>{wine.name}</span>
			<span>{categoryName(wine.category)}</span>
			<span>{estateNames}</span>
			<span className="figure">{altitudeText(wine.parcels)}</span>
			<span className="figure">{wine.vintage}</span>
			<Icon name="arrow" />
		</Link>
	);
}
