import { estateOf } from '../content/parcel-estate';
import { newsMessages as m } from '../messages/news';
import { LandPicture } from './land-picture';
import css from './lead-row.module.css';
import { builtArticleAt, type NewsItem } from './news-item';
import { NewsLink } from './news-link';
import { NewsMeta } from './news-meta';

/** The first article of the list, with a plate of the land it speaks of where this build knows it. */
export function LeadRow({ item }: { item: NewsItem }) {
	const built = builtArticleAt(item.address);
	return (
		<NewsLink item={item} className={css.lead}>
			{built?.parcel && (
				<div className={`plate ${css.plate}`}>
					<LandPicture estate={estateOf(built.parcel)} alt="" fetchPriority="high" />
				</div>
			)}
			<div className={css.words}>
				<NewsMeta item={item} />
				<h2 className={`d3 ${css.title}`}>{item.title}</h2>
				{built && <p className={css.excerpt}>{built.excerpt}</p>}
				<span className="link">{m.read}</span>
			</div>
		</NewsLink>
	);
}
