import { coordinatePair } from '../content/coordinates';
import { estateOf } from '../content/parcel-estate';
import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import { newsMessages as m } from '../messages/news';
import css from './article-plate.module.css';
import { LandPicture } from './land-picture';
import type { Shift } from './parcel-place';

/** The land that an article speaks of, from the air, its parcel outlined; beneath it what it is and where. */
export function ArticlePlate({ parcel, shift }: { parcel: ParcelSlug; shift: Shift | undefined }) {
	const estate = estateOf(parcel);
	return (
		<figure className={css.figure}>
			<div className={`plate ${css.plate}`}>
				<LandPicture
					estate={estate}
					parcel={parcel}
					fetchPriority="high"
					alt={m.landAlt(estate.quinta, parcelName(parcel))}
					{...(shift && { shift })}
				/>
			</div>
			<figcaption className="caption">
				<span>{m.landCaption(estate.quinta, parcelName(parcel))}</span>
				<span className="figure">{coordinatePair(estate.centre)}</span>
			</figcaption>
		</figure>
	);
}
