import type { ParcelSlug } from '../content/parcels';
import css from './parcel-glyph.module.css';

/** A parcel's contours in the ink of the category around it (DESIGN 6). Decorative: the title stands beside it. */
export function ParcelGlyph({ parcel }: { parcel: ParcelSlug }) {
	return (
		<svg className={css.glyph} viewBox="0 0 240 240" aria-hidden="true">
			<use href={`/art/glyphs/${parcel}.svg#glyph`} />
		</svg>
	);
}
