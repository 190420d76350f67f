import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { bottlePicture } from '../content/bottle-pictures';
import { largestParcel } from '../content/largest-parcel';
import type { WineSummary } from '../content/wines/wine';
import { uiMessages } from '../messages/ui';
import { winesMessages as m } from '../messages/wines';
import { Carousel } from '../ui/carousel/carousel';
import { Picture } from '../ui/picture';
import { categoryName } from './category-name';
import css from './shelf.module.css';

/** Three bottles at a time wherever three fit (docs/product.md 8). */
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

type ShelfBottleProps = { wine: WineSummary; loading: 'eager' | 'lazy' };

/** A bottle on the shelf. Under the pointer or with the focus it grows, and its parcel stands behind it. */
function ShelfBottle({ wine, loading }: ShelfBottleProps) {
	const [noticed, setNoticed] = useState(false);
	const picture = bottlePicture(wine.slug, 280);
	const parcel = largestParcel(wine.parcels);
	return (
		<Link
			to="/vinhos/$slug"
			params={{ slug: wine.slug }}
			className={css.bottle}
			data-category={wine.category}
			onPointerEnter={() => setNoticed(true)}
			onFocus={() => setNoticed(true)}
		>
			<span className={css.stand}>
				{noticed && parcel && (
					<img className={css.parcel} src={`/art/plates/${parcel}.svg`} width="920" height="1100" alt="" />
				)}
				<Picture
					files={[picture]}
					width={picture.width}
					height={picture.height}
					alt=""
					loading={loading}
					draggable={false}
				/>
			</span>
			<span className={css.name}>{wine.name}</span>
			<span className={css.kind}>{m.kindAndYear(categoryName(wine.category), wine.vintage)}</span>
		</Link>
	);
}
