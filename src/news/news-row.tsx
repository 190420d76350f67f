import { builtArticleAt, type NewsItem } from './news-item';
import { NewsLink } from './news-link';
import { NewsMeta } from './news-meta';
import css from './news-row.module.css';
import { ParcelGlyph } from './parcel-glyph';

type NewsRowProps = { item: NewsItem; heading?: 'h2' | 'h3'; excerpt?: boolean };

/** An article in a list: drawing and excerpt only where this build has them (PRODUCT 8). */
export function NewsRow({ item, heading: Heading = 'h2', excerpt = true }: NewsRowProps) {
	const built = builtArticleAt(item.address);
	return (
		<NewsLink item={item} className={css.row}>
			{built?.parcel && <ParcelGlyph parcel={built.parcel} />}
			<div className={css.words}>
				<NewsMeta item={item} />
				<Heading className={`d4 ${css.title}`}>{item.title}</Heading>
				{excerpt && built && <p className={css.excerpt}>{built.excerpt}</p>}
			</div>
		</NewsLink>
	);
}
