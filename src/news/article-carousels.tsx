import { Link } from '@tanstack/react-router';
import { newsMessages as m } from '#messages/news';
import type { NewsSummary, StoryPicture } from '../content/news/article';
import { isPhotograph, storyFiles } from '../content/news/story-picture';
import { Carousel } from '../ui/carousel/carousel';
import { Picture } from '../ui/picture';
import css from './article-carousels.module.css';
import { NewsMeta, ParcelGlyph } from './news-row';

/** The pictures of an article, two in a row, one below 768 px (docs/product.md 8). */
export function Story({ pictures }: { pictures: readonly StoryPicture[] }) {
	return (
		<div className={css.story}>
			<Carousel
				name="story"
				label={m.story}
				perView={{ base: 1, 768: 2 }}
				gap={34}
				heading={<h2 className="small-caps">{m.story}</h2>}
			>
				{pictures.map(({ picture, caption }) => (
					<figure key={picture}>
						<div
							className={`plate ${css.plate}`}
							data-profile={isProfile(picture) ? '' : undefined}
							data-photograph={isPhotograph(picture) ? '' : undefined}
						>
							<StoryImage picture={picture} />
						</div>
						<figcaption className="caption">{caption}</figcaption>
					</figure>
				))}
			</Carousel>
		</div>
	);
}

/** The caption tells what is seen: a drawing only adds of which kind it is. */
function StoryImage({ picture }: { picture: string }) {
	const shown = storyFiles(picture);
	if (shown.kind === 'picture')
		return (
			<Picture files={shown.files} sizes={shown.sizes === 'plate' ? plateSizes : undefined} alt="" loading="lazy" />
		);
	if (!isProfile(picture)) return <img src={shown.src} alt={m.contours} loading="lazy" width="920" height="1100" />;
	// Used, so that its figures are in the page's type.
	return (
		<svg viewBox="0 0 992 208" role="img" aria-label={m.profile}>
			<use href={`${shown.src}#profile`} />
		</svg>
	);
}

function isProfile(picture: string): boolean {
	return picture.startsWith('art/profiles/');
}

const plateSizes =
	'(min-width: 1680px) 504px, (min-width: 1280px) 30vw, (min-width: 1024px) 37vw, (min-width: 768px) 46vw, 88vw';

/** Other articles, three in a row, two below 768 px (docs/product.md 8). */
export function RelatedNews({ items }: { items: readonly NewsSummary[] }) {
	return (
		<div className={css.related}>
			<Carousel
				name="related"
				label={m.related}
				perView={{ base: 2, 768: 3 }}
				heading={<h2 className="d3">{m.related}</h2>}
			>
				{items.map((item) => (
					<Link
						key={item.slug}
						to="/noticias/$slug"
						params={{ slug: item.slug }}
						className={css.card}
						data-category={item.category}
					>
						{item.parcel && (
							<div className={css.drawing}>
								<ParcelGlyph parcel={item.parcel} start={item.start} />
							</div>
						)}
						<NewsMeta item={item} />
						<h3 className={`d4 ${css.title}`}>{item.title}</h3>
					</Link>
				))}
			</Carousel>
		</div>
	);
}
