import type { WineSummary } from '../content/wines/wine';
import { uiMessages } from '../messages/ui';
import { winesMessages as m } from '../messages/wines';
import { Carousel } from '../ui/carousel/carousel';
import css from './shelf.module.css';
import { ShelfBottle } from './shelf-bottle';

/** Three bottles at a time wherever three fit (SPEC 9, PRODUCT 8). */
const perView = { base: 2, 640: 3 } as const;

/** The bottles that stand in the first view, and the beginning of the next. */
const FIRST_SEEN = 4;

/** Wines standing in a row on a scale bar that goes from frame to frame. */
export function Shelf({ wines }: { wines: readonly WineSummary[] }) {
	return (
		<div className={css.shelf}>
			<div className={css.bar} aria-hidden="true" />
			<Carousel
				name="vinhos"
				label={m.shelf}
				words={uiMessages.carousel}
				perView={perView}
				bleed
				progress
				controls="below"
			>
				{wines.map((wine, place) => (
					<ShelfBottle key={wine.slug} wine={wine} loading={place < FIRST_SEEN ? 'eager' : 'lazy'} />
				))}
			</Carousel>
		</div>
	);
}
