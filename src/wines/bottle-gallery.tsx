import { bottleMessages as m } from '#messages/bottle';
import { labelMessages } from '#messages/label';
import { type BottlePicture, type BottleView, bottleBack, bottlePicture, bottleView } from '../content/bottle-pictures';
import { parcelName } from '../content/parcel-names';
import type { DrawnWine } from '../content/wines/land';
import type { WineCategory } from '../content/wines/wine';
import { Carousel } from '../ui/carousel/carousel';
import { Picture } from '../ui/picture';
import css from './bottle-gallery.module.css';
import { labelParts } from './label-parts';
import partsCss from './label-parts.module.css';
import leadersCss from './leaders.module.css';
import { WineLand } from './wine-land';

const perView = { base: 1 } as const;

type BottleGalleryProps = { wine: DrawnWine };

/** The bottle seen whole, its label, its capsule and its back, one at a time, 64 px apart (docs/product.md 8), each with what there is to see pointed out. */
export function BottleGallery({ wine }: BottleGalleryProps) {
	const { name, category, parcels } = wine;
	const names = parcels.map(parcelName);
	const mark = ['mark', m.mark] as const;
	const glass = ['glass', m.capsule] as const;
	return (
		<Carousel
			name="garrafa"
			label={m.theBottle}
			perView={perView}
			gap={64}
			bleed
			heading={<h2 className="d2">{m.theBottle}</h2>}
		>
			<View
				wine={wine}
				view="front"
				alt={m.bottleOf(name)}
				callouts={[
					['capsule', m.capsuleMark],
					['drawing', m.drawing(names)],
					['foot', m.wholeBottle[category]],
				]}
			/>
			<View
				wine={wine}
				view="label"
				alt={labelMessages.labelOf(name)}
				callouts={labelParts[category].map((part) => [part, labelMessages.part(part, parcels.length)])}
			/>
			<View
				wine={wine}
				view="neck"
				alt={m.capsuleOf(name)}
				callouts={hasShortCapsule(category) ? [mark, glass] : [glass, mark]}
			/>
			<View
				wine={wine}
				view="back"
				alt={m.backOf(name)}
				callouts={[
					['line', m.backLine],
					['law', m.backLaw],
				]}
			/>
		</Carousel>
	);
}

/** It carries the mark above where its glass is pointed at. */
function hasShortCapsule(category: WineCategory): boolean {
	return category === 'porto' || category === 'azeite';
}

/** Its height is that of the scene, and about 3.8 times its width. */
const bottleWidths = '(min-width: 1024px) min(20vh, 200px), min(15vh, 164px)';

type ViewProps = {
	wine: DrawnWine;
	view: BottleView;
	alt: string;
	/** Where each points to, and its words, from above. */
	callouts: readonly (readonly [at: string, words: string])[];
};

function View({ wine, view, alt, callouts }: ViewProps) {
	const picture = bottleView(wine, view);
	const { width, height } = picture;
	const smaller = smallerView(wine, view);
	return (
		<figure
			className={css.view}
			data-view={view}
			data-family={wine.category}
			data-beside={smaller && wine.parcels.length > 1 ? '' : undefined}
		>
			<div className={css.scene}>
				{smaller && <WineLand wine={wine} as="drawing" className={css.land} />}
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
			<figcaption>
				<ul
					className={`${css.callouts} ${leadersCss.leaders} ${view === 'label' ? partsCss.parts : ''}`}
					data-family={wine.category}
				>
					{callouts.map(([at, words]) => (
						<li key={at} data-at={at}>
							{words}
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}

/** For a bottle seen whole: at its width, a few hundred pixels are enough. */
function smallerView(wine: DrawnWine, view: BottleView): BottlePicture | undefined {
	if (view === 'front') return bottlePicture(wine, 280);
	return view === 'back' ? bottleBack(wine, 200) : undefined;
}
