import type { Estate } from '../content/estates';
import type { ShownParcel } from '../content/news/article';
import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import { Picture } from '../ui/picture';
import css from './land-picture.module.css';

type LandPictureProps = {
	estate: Estate;
	alt: string;
	/** What it is about: near the middle, its outline, its contours and its name drawn on the land. */
	outlined?: ShownParcel & { parcel: ParcelSlug };
	fetchPriority?: 'high';
};

/** The land of an estate from the air: the still of its map, so that it is on the device where the map is. Fills what it stands in. */
export function LandPicture({ estate: { view }, outlined, ...img }: LandPictureProps) {
	return (
		<div className={css.land} data-across={outlined?.across} data-down={outlined?.down}>
			<Picture files={[{ src: `/map/still-${view}-wide` }]} width={1920} height={1080} {...img} />
			{outlined && (
				<svg className={css.outline} width="1" height="1" aria-hidden="true">
					<use href={`/map/contours-${view}.svg#${outlined.parcel}`} className={css.contours} />
					<use href={`/map/outlines-${view}.svg#${outlined.parcel}`} className={css.casing} />
					<use href={`/map/outlines-${view}.svg#${outlined.parcel}`} className={css.line} />
					<text {...outlined.name}>{parcelName(outlined.parcel)}</text>
				</svg>
			)}
		</div>
	);
}
