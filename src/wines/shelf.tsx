import lands from 'virtual:content/lands';
import { Link, useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { wineKinds } from '#messages/families';
import { winesMessages as m } from '#messages/wines';
import { bottlePicture } from '../content/bottle-pictures';
import { nameLang } from '../content/languages';
import type { DrawnWine } from '../content/wines/land';
import type { WineCategory, WineSummary } from '../content/wines/wine';
import { keepInEntry, readFromEntry } from '../platform/history';
import { Carousel } from '../ui/carousel/carousel';
import { placeAtSlide } from '../ui/carousel/native-track';
import shadowCss from '../ui/contact-shadow.module.css';
import { Picture } from '../ui/picture';
import css from './shelf.module.css';
import { WineLand } from './wine-land';

/** Three bottles at a time wherever three fit (docs/product.md 8). */
const perView = { base: 2, 640: 3 } as const;

/** The bottles that stand in the first view, and the beginning of the next. */
const firstSeen = 4;

/** Wines standing in a row on a scale bar that goes from frame to frame; the first in view is raised. Coming back finds it where it was left. */
export function Shelf({ wines }: { wines: readonly WineSummary[] }) {
	const [first, setFirst] = useState(0);
	const shelf = useRef<HTMLDivElement>(null);
	useKeptPlace(shelf, first);
	return (
		<div ref={shelf} className={css.shelf}>
			<div className={css.bar} aria-hidden="true" />
			<Carousel name="vinhos" label={m.shelf} perView={perView} bleed progress controls="below" onIndex={setFirst}>
				{shelfOrder(wines).map((wine, place) => (
					<ShelfBottle
						key={wine.slug}
						wine={{ ...wine, land: [], viewBox: '', ...lands[wine.slug] }}
						raised={place === first}
						loading={place < firstSeen ? 'eager' : 'lazy'}
					/>
				))}
			</Carousel>
		</div>
	);
}

/** Under which an entry of the history has the first bottle in view. */
const entryKey = 'prateleira';

/** Keeps the first bottle in view with the entry of the history, and puts it back where that entry is come back to. */
function useKeptPlace(shelf: RefObject<HTMLElement | null>, first: number): void {
	const router = useRouter();
	const before = useRef(first);
	useLayoutEffect(() => {
		function place() {
			const kept = readFromEntry(entryKey);
			const track = shelf.current?.querySelector<HTMLElement>('[data-per]');
			if (track && typeof kept === 'number') placeAtSlide(track, kept);
		}
		place();
		// By then the router has put the track to where the browser had scrolled it, which is nowhere once the carousel moves it.
		return router.subscribe('onRendered', place);
	}, [router, shelf]);
	// As soon as it is raised: a page that is left at once is come back to as it was seen.
	useLayoutEffect(() => {
		if (first !== before.current) keepInEntry(entryKey, first);
		before.current = first;
	}, [first]);
}

/** The shelf opens with one of each: three black bottles would look like one wine. */
const opening: readonly WineCategory[] = ['tintos', 'brancos', 'porto'];

/** The wines as they stand on the shelf: the first red, white and Port, then all others in the order of the house. */
export function shelfOrder(wines: readonly WineSummary[]): WineSummary[] {
	const first = opening.flatMap((family) => wines.find(({ category }) => category === family) ?? []);
	return [...first, ...wines.filter((wine) => !first.includes(wine))];
}

type ShelfBottleProps = { wine: DrawnWine; raised: boolean; loading: 'eager' | 'lazy' };

/** A bottle on the shelf before the shape of its parcels. Raised, under the pointer or with the focus it grows, and they are drawn. */
function ShelfBottle({ wine, raised, loading }: ShelfBottleProps) {
	const [noticed, setNoticed] = useState(raised);
	const [small, large] = [bottlePicture(wine, 280), bottlePicture(wine, 560)];
	if (raised && !noticed) setNoticed(true);
	return (
		<Link
			to="/vinhos/$slug"
			params={{ slug: wine.slug }}
			className={css.bottle}
			data-category={wine.category}
			data-raised={raised ? '' : undefined}
			onPointerEnter={() => setNoticed(true)}
			onFocus={() => setNoticed(true)}
		>
			<span className={`${css.stand} ${shadowCss.standing}`}>
				<WineLand wine={wine} as="shape" className={css.land} />
				{noticed && <WineLand wine={wine} as="drawing" className={css.land} />}
				<Picture
					files={[small, large]}
					sizes={widths}
					width={small.width}
					height={small.height}
					alt=""
					loading={loading}
					draggable={false}
				/>
			</span>
			<span className={css.name} lang={nameLang}>
				{wine.name}
			</span>
			<span className={css.kind}>{m.kindAndYear(wineKinds[wine.category], wine.vintage)}</span>
		</Link>
	);
}

/** Of a raised bottle. */
const widths = '(min-width: 1024px) min(22vh, 13.75vw, 209px), (min-width: 640px) min(18.7vh, 19.8vw, 165px), 29vw';
