import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { galleryCaptions } from '#messages/gallery';
import { homeMessages as m } from '#messages/home';
import { type GalleryPlate, type GallerySlug, galleryPlates, placeOnMap, plateFiles } from '../content/gallery';
import { lazyPart } from '../platform/lazy-part';
import { useHydrated } from '../platform/use-store';
import { Carousel } from '../ui/carousel/carousel';
import { hasModifier } from '../ui/modifier';
import { Picture } from '../ui/picture';
import css from './gallery.module.css';

declare module '@tanstack/history' {
	interface HistoryState {
		/** The plate that is open. */
		plate?: GallerySlug | undefined;
	}
}

const PlateDialog = lazyPart(async () => (await import('./plate-dialog')).PlateDialog);

/** `Estampas`: the land from above and aslant, three plates in view, two from 640 px, one below (docs/product.md 8). */
export function Gallery() {
	const { plate, open, close } = useOpenPlate();
	return (
		<section className={css.gallery}>
			<Carousel
				name="estampas"
				label={m.plates}
				perView={{ base: 1, 640: 2, 1024: 3 }}
				bleed
				heading={<h2 className="d2">{m.plates}</h2>}
			>
				{galleryPlates.map((shown) => (
					<Plate key={shown.slug} plate={shown} onOpen={() => open(shown.slug)} />
				))}
			</Carousel>
			{plate && <PlateDialog plate={plate} onClose={close} />}
		</section>
	);
}

/** A press opens it large; without scripts, and in another tab, it leads to its place on the map. */
function Plate({ plate, onOpen }: { plate: GalleryPlate; onOpen: () => void }) {
	const { slug } = plate;
	const { caption, measure } = galleryCaptions[slug];
	const opens = useHydrated(true, false);

	function handleClick(event: MouseEvent) {
		if (hasModifier(event)) return;
		event.preventDefault();
		onOpen();
	}

	function handleKey(event: KeyboardEvent) {
		if (event.key !== ' ') return;
		event.preventDefault();
		onOpen();
	}

	return (
		<figure>
			<Link
				{...placeOnMap(plate)}
				preload={false}
				className={`plate ${css.plate}`}
				aria-labelledby={`estampa-${slug}`}
				{...(opens && { role: 'button', 'aria-haspopup': 'dialog' as const })}
				onPointerEnter={fetchDialog}
				onFocus={fetchDialog}
				onClick={handleClick}
				onKeyDown={handleKey}
			>
				<Picture
					files={plateFiles(slug)}
					sizes="(min-width: 1440px) 385px, (min-width: 1024px) 27vw, (min-width: 640px) 44vw, 74vw"
					alt=""
					width={1200}
					height={1500}
					loading="lazy"
				/>
			</Link>
			<figcaption className="caption">
				<span id={`estampa-${slug}`}>{caption}</span>
				<span className="figure">{measure}</span>
			</figcaption>
		</figure>
	);
}

function fetchDialog(): void {
	void PlateDialog.preload();
}

/** The plate that the entry of the history has open: opening one makes an entry, which closing and the browser's Back leave. */
function useOpenPlate() {
	const router = useRouter();
	const slug = useLocation({ select: ({ state }) => state.plate });
	const plate = galleryPlates.find((each) => each.slug === slug);
	const isOpen = useRef(false);
	useEffect(() => {
		isOpen.current = slug !== undefined;
	}, [slug]);
	return {
		plate: useHydrated(plate, undefined),
		open: (chosen: GallerySlug) => void router.navigate({ to: '/', state: { plate: chosen }, resetScroll: false }),
		/** Two presses of Escape leave one entry. */
		close() {
			if (isOpen.current) router.history.back();
			isOpen.current = false;
		},
	};
}
