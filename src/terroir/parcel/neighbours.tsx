import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import { parcelMessages as m } from '../../messages/parcel';
import { Icon } from '../../ui/icon';
import css from './neighbours.module.css';

type NeighboursProps = { parcels: readonly ParcelSlug[]; parcel: ParcelSlug; onOpen: (parcel: ParcelSlug) => void };

/** Previous and next in the order of the list, which goes round. */
export function Neighbours({ parcels, parcel, onOpen }: NeighboursProps) {
	const index = parcels.indexOf(parcel);
	const previous = parcels.at(index - 1) ?? parcel;
	const next = parcels[(index + 1) % parcels.length] ?? parcel;
	return (
		<div className={css.neighbours}>
			<button type="button" onClick={() => onOpen(previous)}>
				<Icon name="arrow-left" />
				<span className="visually-hidden">{m.previous}: </span>
				{parcelName(previous)}
			</button>
			<button type="button" onClick={() => onOpen(next)}>
				<span className="visually-hidden">{m.next}: </span>
				{parcelName(next)}
				<Icon name="arrow" />
			</button>
		</div>
	);
}
