import { galleryPlates, plateFiles } from '../content/gallery';
import { homeMessages as m } from '../messages/home';
import { uiMessages } from '../messages/ui';
import { Carousel } from '../ui/carousel/carousel';
import { Picture } from '../ui/picture';
import css from './gallery.module.css';

/** `Estampas`: the land from above and aslant, three plates in view, two from 640 px, one below (docs/product.md 8). */
export function Gallery() {
	return (
		<section className={css.gallery}>
			<Carousel
				name="estampas"
				label={m.plates}
				words={uiMessages.carousel}
				perView={{ base: 1, 640: 2, 1024: 3 }}
				bleed
				heading={<h2 className="d2">{m.plates}</h2>}
			>
				{galleryPlates.map(({ slug, caption, measure }) => (
					<figure key={slug}>
						<div className={`plate ${css.plate}`}>
							<Picture
								files={plateFiles(slug)}
								sizes="(min-width: 1440px) 385px, (min-width: 1024px) 27vw, (min-width: 640px) 44vw, 74vw"
								alt=""
								width={1200}
								height={1500}
								loading="lazy"
							/>
						</div>
						<figcaption className="caption">
							<span>{caption}</span>
							<span className="figure">{measure}</span>
						</figcaption>
					</figure>
				))}
			</Carousel>
		</section>
	);
}
