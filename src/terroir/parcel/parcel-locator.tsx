import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { outlinesAround } from '../stage/labels';
import { riversAround } from './locator-rivers';
import css from './parcel-locator.module.css';

/** Room around the parcels, in pixels of zoom 15. */
const MARGIN = 60;

/** Where in its terroir a parcel lies. Decorative: the list and the map say the same. */
export function ParcelLocator({ terroir, parcel }: { terroir: Terroir; parcel: ParcelSlug }) {
	const { view, centre, parcels } = terroir;
	const { paths, transform } = riversAround(centre);
	const { x, y, width, height } = outlinesAround(view).box;
	return (
		<svg
			className={css.locator}
			viewBox={`${x - MARGIN} ${y - MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
			aria-hidden="true"
		>
			<g className={css.rivers} transform={transform}>
				{paths.map((path) => (
					<path key={path} d={path} />
				))}
			</g>
			{parcels.map((slug) => (
				<use key={slug} href={`/map/outlines-${view}.svg#${slug}`} data-chosen={slug === parcel ? '' : undefined} />
			))}
		</svg>
	);
}
