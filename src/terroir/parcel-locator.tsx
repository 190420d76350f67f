import type { ParcelSlug } from '../content/parcels';
import type { Terroir } from '../content/terroirs';
import { outlinesAround } from './labels';
import css from './parcel-dialog.module.css';

/** Room around the parcels, in pixels of zoom 15. */
const MARGIN = 24;

/** Where in its terroir a parcel lies. Decorative: the list and the map say the same. */
export function ParcelLocator({ terroir, parcel }: { terroir: Terroir; parcel: ParcelSlug }) {
	const { view, parcels } = terroir;
	const all = outlinesAround(view);
	const boxes = parcels.flatMap((slug) => all[slug] ?? []);
	const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN;
	const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN;
	const width = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN - left;
	const height = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN - top;
	return (
		<svg className={css.locator} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
			{parcels.map((slug) => (
				<use key={slug} href={`/map/outlines-${view}.svg#${slug}`} data-chosen={slug === parcel ? '' : undefined} />
			))}
		</svg>
	);
}
