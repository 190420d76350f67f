import lands from 'virtual:content/lands';
import { Link } from '@tanstack/react-router';
import { wineKinds } from '#messages/families';
import { winesMessages as m } from '#messages/wines';
import { estates } from '../content/estates';
import { nameLang } from '../content/languages';
import { altitudeText } from '../content/measures';
import { estateOf } from '../content/parcels';
import type { WineSummary } from '../content/wines/wine';
import { Icon } from '../ui/icon';
import css from './wine-index.module.css';
import { WineLand } from './wine-land';

/** Wines in one table: parcels, kind, estate, altitude and harvest; on a phone two lines each. */
export function WineIndex({ wines }: { wines: readonly WineSummary[] }) {
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
					<WineRow key={wine.slug} wine={wine} />
				))}
			</ul>
		</section>
	);
}

function WineRow({ wine }: { wine: WineSummary }) {
	const names = new Set(wine.parcels.map((parcel) => estateOf(parcel).name));
	const isOfAll = names.size === estates.length;
	return (
		<li className={css.row} data-category={wine.category}>
			<WineLand wine={{ ...wine, land: [], viewBox: '', ...lands[wine.slug] }} as="shape" />
			<Link to="/vinhos/$slug" params={{ slug: wine.slug }} className={css.name} lang={nameLang}>
				{wine.name}
			</Link>
			<dl className={css.facts}>
				<div>
					<dt className="visually-hidden">{m.kind}</dt>
					<dd>{wineKinds[wine.category]}</dd>
				</div>
				<div>
					<dt className="visually-hidden">{m.estate}</dt>
					<dd lang={isOfAll ? undefined : nameLang}>{isOfAll ? m.allEstates : [...names].join(', ')}</dd>
				</div>
				<div>
					<dt className="visually-hidden">{m.altitude}</dt>
					<dd className="figure">{altitudeText(wine.parcels)}</dd>
				</div>
				<div>
					<dt className="visually-hidden">{m.vintage}</dt>
					<dd className="figure">{wine.vintage}</dd>
				</div>
			</dl>
			<Icon name="arrow" />
		</li>
	);
}
