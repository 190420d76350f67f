import { Link } from '@tanstack/react-router';
import type { NewsSummary } from '../content/news/article';
import { newsMessages as m } from '../messages/news';
import { uiMessages } from '../messages/ui';
import { Carousel } from '../ui/carousel/carousel';
import { NewsMeta } from './news-meta';
import { ParcelGlyph } from './parcel-glyph';
import css from './related-news.module.css';

/** Other articles, three in a row, two below 768 px (SPEC 9). */
export function RelatedNews({ items }: { items: readonly NewsSummary[] }) {
	return (
		<div className={css.related}>
			<Carousel
				name="related"
				label={m.related}
				words={uiMessages.carousel}
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
								<ParcelGlyph parcel={item.parcel} />
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
