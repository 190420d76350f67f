import { slopeMessages as m } from '#messages/slope';
import { measuresOf } from '../content/measures';
import type { PhilosophyPage } from '../content/pages/pages';
import { type ParcelSlug, parcelSlugs } from '../content/parcels';
import css from './vessels.module.css';

type VesselsProps = Pick<PhilosophyPage['vessels'], 'pairs'>;

/** CSS pixels across a vessel for a hectare; its floor is as large for its parcels as that of any other. */
const hectarePx = 26;

/** All vessels from above, each with the parcel whose grapes it takes, or two of them. */
export function Vessels({ pairs }: VesselsProps) {
	const shared = pairs.map(({ parcels }) => parcels);
	const alone = parcelSlugs.filter((slug) => !shared.flat().includes(slug)).map((slug) => [slug]);
	const vessels = [...shared, ...alone].toSorted((one, other) => hectaresOf(other) - hectaresOf(one));
	return (
		<figure>
			<div className={css.vessels} data-vessels aria-hidden="true">
				{vessels.map((parcels) => (
					<Vessel key={parcels[0]} parcels={parcels} />
				))}
			</div>
			<figcaption>{m.vessels(vessels.length, parcelSlugs.length, pairs.length)}</figcaption>
		</figure>
	);
}

function hectaresOf(parcels: readonly ParcelSlug[]): number {
	return parcels.reduce((sum, parcel) => sum + measuresOf(parcel).areaHa, 0);
}

function Vessel({ parcels }: { parcels: readonly ParcelSlug[] }) {
	const across = Math.round(Math.sqrt(hectaresOf(parcels)) * hectarePx);
	const [side, left] = parcels.length > 1 ? [17, 3] : [28, 6];
	return (
		<svg
			width={across}
			height={across}
			viewBox="0 0 40 40"
			className={parcels.length > 1 ? css.shared : undefined}
			aria-hidden="true"
		>
			<circle cx="20" cy="20" r="19.5" />
			{parcels.map((parcel, index) => (
				<use
					key={parcel}
					href={`/map/silhouettes.svg#${parcel}`}
					width={side}
					height={side}
					x={left + index * side}
					y={20 - side / 2}
				/>
			))}
		</svg>
	);
}
