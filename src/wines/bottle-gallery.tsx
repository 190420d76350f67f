import type { ReactNode } from 'react';
import { type BottlePicture, type BottleView, bottleBack, bottlePicture, bottleView } from '../content/bottle-pictures';
import { parcelName } from '../content/parcel-names';
import type { WineSummary } from '../content/wines/wine';
import { uiMessages } from '../messages/ui';
import { winesMessages as m } from '../messages/wines';
import { Carousel } from '../ui/carousel/carousel';
import { Picture } from '../ui/picture';
import css from './bottle-gallery.module.css';

const perView = { base: 1 } as const;

export type BottleGalleryProps = { wine: WineSummary };

/** The bottle seen whole, its label, its capsule and its back, one at a time, 64 px apart (docs/product.md 8). */
export function BottleGallery({ wine }: BottleGalleryProps) {
	const { slug, name, category, parcels } = wine;
	return (
		<Carousel
			name="garrafa"
			label={m.theBottle}
			words={uiMessages.carousel}
			perView={perView}
			gap={64}
			bleed
			heading={<h2 className="d2">{m.theBottle}</h2>}
		>
			<View slug={slug} view="front" alt={m.bottleOf(name)}>
				{m.wholeBottle[category]}
			</View>
			<View slug={slug} view="label" alt={m.labelOf(name)}>
				{m.label(parcels.map(parcelName).join(', '))}
			</View>
			<View slug={slug} view="neck" alt={m.capsuleOf(name)}>
				{m.capsule}
			</View>
			<View slug={slug} view="back" alt={m.backOf(name)}>
				{m.backLabel}
			</View>
		</Carousel>
	);
}

/** Its height is that of the ground, and about 3.8 times its width. */
const bottleWidths = '(min-width: 1024px) min(18vh, 167px), min(14vh, 153px)';

type ViewProps = { slug: string; view: BottleView; alt: string; children: ReactNode };

function View({ slug, view, alt, children }: ViewProps) {
	const picture = bottleView(slug, view);
	const { width, height } = picture;
	const smaller = smallerView(slug, view);
	return (
		<figure className={css.view} data-view={view}>
			<div className={css.ground}>
				<Picture
					files={smaller ? [smaller, picture] : [picture]}
					sizes={smaller && bottleWidths}
					width={width}
					height={height}
					alt={alt}
					loading="lazy"
					draggable={false}
				/>
			</div>
			<figcaption>{children}</figcaption>
		</figure>
	);
}

/** For a bottle seen whole: at its width, a few hundred pixels are enough. */
function smallerView(slug: string, view: BottleView): BottlePicture | undefined {
	if (view === 'front') return bottlePicture(slug, 280);
	return view === 'back' ? bottleBack(slug, 200) : undefined;
}
