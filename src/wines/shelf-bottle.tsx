import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { bottlePicture } from '../content/bottle-pictures';
import { largestParcel } from '../content/largest-parcel';
import type { WineSummary } from '../content/wines/wine';
import { winesMessages as m } from '../messages/wines';
import { Picture } from '../ui/picture';
import { categoryName } from './category-name';
import css from './shelf-bottle.module.css';

type ShelfBottleProps = { wine: WineSummary; loading: 'eager' | 'lazy' };

/** A bottle on the shelf. Under the pointer or with the focus it grows, and its parcel stands behind it. */
export function ShelfBottle({ wine, loading }: ShelfBottleProps) {
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
