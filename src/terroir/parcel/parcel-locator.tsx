import type { ParcelSlug } from '../../content/parcels';
import rivers from '../../content/rivers.gen.json';
import type { Terroir } from '../../content/terroirs';
import { outlinesAround } from '../map/labels';
import { type LonLat, pixelsFrom, worldPx } from '../map/mercator';
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

const WORLD_PX = worldPx(15);
/** The lines are coded in pixels of zoom 16, the outlines in those of zoom 15. */
const PX_PER_UNIT = 0.5;

export type LocatorRivers = {
	/** Path data of every river of the atlas. */
	paths: readonly string[];
	/** Brings the paths among the outlines of a view. */
	transform: string;
};

/** The rivers in the frame of a view's outlines: pixels of zoom 15 from its centre. */
export function riversAround(centre: LonLat): LocatorRivers {
	const [longitude = 0, latitude = 0] = rivers.near.origin;
	const { x, y } = pixelsFrom(centre, [longitude, latitude], WORLD_PX);
	return {
		paths: Object.values(rivers.near.lines).map(joined),
		transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${PX_PER_UNIT})`,
	};
}

/** The stretches of a river as one line: lettering leaves out those beside parcels, where so small a drawing may go straight. */
function joined(path: string): string {
	return `M${path.slice(1).replaceAll('M', 'L')}`;
}
