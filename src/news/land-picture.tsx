import type { Estate } from '../content/estates';
import type { Shift } from '../content/news/article';
import type { ParcelSlug } from '../content/parcels';
import { Picture } from '../ui/picture';
import css from './land-picture.module.css';

type LandPictureProps = {
	estate: Estate;
	alt: string;
	/** What the picture is moved by, so that it shows what it is about. */
	shift?: Shift;
	/** Drawn on it. */
	parcel?: ParcelSlug;
	fetchPriority?: 'high';
};

/** The land of an estate from the air: the still of its map, so that it is on the device where the map is. Fills what it stands in. */
export function LandPicture({ estate: { view }, shift, parcel, ...img }: LandPictureProps) {
	return (
		<div className={css.land} data-across={shift?.across} data-down={shift?.down}>
			<Picture files={[{ src: `/map/still-${view}-wide` }]} width={1920} height={1080} {...img} />
			{parcel && (
				<svg className={css.outline} width="1" height="1" aria-hidden="true">
					<use href={`/map/outlines-${view}.svg#${parcel}`} className={css.casing} />
					<use href={`/map/outlines-${view}.svg#${parcel}`} className={css.line} />
				</svg>
			)}
		</div>
	);
}
