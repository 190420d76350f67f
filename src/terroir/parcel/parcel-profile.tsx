import type { ParcelSlug } from '../../content/parcels';
import profiles from '../../content/profiles.gen.json';
import { parcelMessages as m } from '../../messages/parcel';
import css from './parcel-profile.module.css';

/** The hillside in section along its fall line, the vines hatched. Used, not shown as a picture, so that its figures are in the page's type. */
export function ParcelProfile({ parcel }: { parcel: ParcelSlug }) {
	const { topM, footM, lengthM, vines } = profiles[parcel];
	return (
		<svg
			className={css.profile}
			viewBox="0 0 992 208"
			role="img"
			aria-label={m.profileAlt(topM, footM, lengthM, vines.toM - vines.fromM)}
		>
			<use href={`/art/profiles/${parcel}.svg#profile`} />
		</svg>
	);
}
