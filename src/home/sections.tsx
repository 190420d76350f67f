import { Link } from '@tanstack/react-router';
import { galleryPlates, plateFiles } from '../content/gallery';
import type { HomePage } from '../content/pages/pages';
import { homeMessages as m } from '../messages/home';
import { uiMessages } from '../messages/ui';
import { Carousel } from '../ui/carousel/carousel';
import { HoverList } from '../ui/hover-list/hover-list';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { CategoryList } from './category-list';
import { Film } from './film';
import galleryCss from './gallery.module.css';
import visitsCss from './visit-rows.module.css';

/** What the front page shows of wines, land, visits and film. */
export function Sections({ page }: { page: HomePage }) {
	return (
		<>
			<CategoryList />
			<Gallery />
			<VisitRows visits={page.visits} />
			<Film film={page.film} />
		</>
	);
}

/** `Estampas`: the land from above and aslant, three plates in view, two from 640 px, one below (docs/product.md 8). */
function Gallery() {
	return (
		<section className={galleryCss.gallery}>
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
						<div className={`plate ${galleryCss.plate}`}>
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

/** The visits, a row each, leading to their place on the page of visits; the row that is wanted grows and shows the land from above. */
function VisitRows({ visits }: { visits: HomePage['visits'] }) {
	return (
		<section className={visitsCss.visits} aria-labelledby="visitar">
			<div className={visitsCss.head}>
				<h2 className="d2" id="visitar">
					{m.visit}
				</h2>
				<p>{visits.lede}</p>
			</div>
			<HoverList
				grounds="within"
				className={visitsCss.rows}
				rows={visits.rows.map(({ slug, name, picture, line, figures }) => ({
					key: slug,
					ground: (
						<>
							<Picture files={[{ src: picture }]} alt="" width={1600} height={400} loading="lazy" />
							<span className={visitsCss.veil} />
						</>
					),
					content: (
						<Link to="/visitar" hash={slug}>
							<span className={visitsCss.name}>{name}</span> <span className={visitsCss.line}>{line}</span>{' '}
							<span className="figure">{figures[0]}</span> <span className="figure">{figures[1]}</span>
							<Icon name="arrow" />
						</Link>
					),
				}))}
			/>
		</section>
	);
}
