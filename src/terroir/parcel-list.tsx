import { altitudeText } from '../content/altitude';
import measures from '../content/measures.gen.json';
import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import type { Terroir } from '../content/terroirs';
import { terroirMessages as m } from '../messages/terroir';
import { Silhouette } from '../ui/silhouette';
import { areaText } from './figures';
import { parcelFill } from './parcel-fill';
import css from './parcel-list.module.css';

type ParcelListProps = {
	terroir: Terroir;
	shown: boolean;
	hovered: string | null;
	onOpen: (parcel: ParcelSlug) => void;
	onHover: (parcel: ParcelSlug | null) => void;
};

/** The accessible twin of the map: the same parcels, in the order of their numbers, with the same actions. */
export function ParcelList({ terroir, shown, hovered, onOpen, onHover }: ParcelListProps) {
	return (
		<ul className={css.list} aria-label={m.parcelsOf(terroir.name)} hidden={!shown}>
			{terroir.parcels.map((parcel, index) => (
				<li key={parcel}>
					<button
						type="button"
						className={css.row}
						aria-haspopup="dialog"
						data-parcel={parcel}
						data-color={parcelFill(parcel)}
						data-hovered={parcel === hovered ? '' : undefined}
						onClick={() => onOpen(parcel)}
						onPointerEnter={() => onHover(parcel)}
						onPointerLeave={() => onHover(null)}
						onFocus={() => onHover(parcel)}
						onBlur={() => onHover(null)}
					>
						<Silhouette slug={parcel} />
						<span className={css.name}>
							{parcelName(parcel)} <span className={`figure ${css.number}`}>{index + 1}</span>
						</span>
						<span className={`figure ${css.figures}`}>
							<span>{areaText(measures[parcel].areaHa, 2)}</span>
							<span>{altitudeText([parcel])}</span>
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}
