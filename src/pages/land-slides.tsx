import type { ReactNode } from 'react';
import { storyMessages as m } from '#messages/story';
import { nameLang } from '../content/languages';
import { altitudeText } from '../content/measures';
import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import { Carousel } from '../ui/carousel/carousel';
import css from './land-slides.module.css';

/** A statement, what it means, and the parcel whose drawing shows it; without a caption its name stands beneath. */
type LandSlide = { heading: string; text: string; parcel: ParcelSlug; caption?: string };

type LandSlidesProps = {
	/** `data-carousel`. */
	name: string;
	heading: string;
	slides: readonly LandSlide[];
	/** Moves by itself, as on the front page alone (docs/product.md 8). */
	autoplay?: boolean;
	/** Stands below the text of every slide. */
	children?: ReactNode;
};

/** One slide in view, moved by the wheel as well; of the next one the plate is cut by the frame (docs/product.md 8). */
export function LandSlides({ name, heading, slides, autoplay = false, children }: LandSlidesProps) {
	return (
		<section className={css.slides}>
			<Carousel
				name={name}
				label={heading}
				perView={{ base: 1 }}
				gap={48}
				controls="beside"
				wheel
				bleed
				autoplay={autoplay}
				heading={<h2 className="small-caps">{heading}</h2>}
			>
				{slides.map((slide) => (
					<article key={slide.parcel} className={css.slide}>
						<div className={css.words}>
							<h3>{slide.heading}</h3>
							<p>{slide.text}</p>
							{children}
						</div>
						<figure>
							<div className="plate">
								<img
									src={`/art/plates/${slide.parcel}.svg`}
									width="920"
									height="1100"
									loading="lazy"
									alt={m.plateOf(parcelName(slide.parcel))}
								/>
							</div>
							<figcaption className="caption">
								<span lang={slide.caption ? undefined : nameLang}>{slide.caption ?? parcelName(slide.parcel)}</span>
								<span className="figure">{altitudeText([slide.parcel])}</span>
							</figcaption>
						</figure>
					</article>
				))}
			</Carousel>
		</section>
	);
}
