import { latitudeText, longitudeText } from '../../content/coordinates';
import type { ParcelSlug } from '../../content/parcels';
import plates from '../../content/plates.gen.json';
import css from './plate-coordinates.module.css';

/** Where the corners of a plate lie, along all four sides; on paper only (DESIGN 8). */
export function PlateCoordinates({ parcel }: { parcel: ParcelSlug }) {
	const { west, east, south, north } = plates[parcel];
	const meridians = [longitudeText(west, 'seconds'), longitudeText(east, 'seconds')];
	const parallels = [latitudeText(north, 'seconds'), latitudeText(south, 'seconds')];
	return (
		<div className={css.coordinates} aria-hidden="true">
			{(['top', 'bottom', 'left', 'right'] as const).map((side) => (
				<div key={side} className="figure" data-side={side}>
					{(side === 'top' || side === 'bottom' ? meridians : parallels).map((text) => (
						<span key={text}>{text}</span>
					))}
				</div>
			))}
		</div>
	);
}
