import { Link } from '@tanstack/react-router';
import type { NewsSummary } from '../content/news/article';
import { newsCategories } from '../content/news/categories';
import { Silhouette } from '../ui/silhouette';
import { shortDateText } from './dates';
import css from './news-list.module.css';

type NewsListProps = {
	items: readonly NewsSummary[];
	heading?: 'h2' | 'h3';
	/** Without it the list says only date, category and title. */
	excerpts?: boolean;
};

/** Articles in a list, each a link. */
export function NewsList({ items, heading: Heading = 'h2', excerpts = true }: NewsListProps) {
	return (
		<ul className={css.list} data-news-list>
			{items.map((item) => (
				<li key={item.slug}>
					<Link to="/noticias/$slug" params={{ slug: item.slug }}>
						{item.parcel ? <Silhouette slug={item.parcel} /> : <span />}
						<div>
							<NewsMeta item={item} />
							<Heading className="d4">{item.title}</Heading>
							{excerpts && <p className={css.excerpt}>{item.excerpt}</p>}
						</div>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Date and category, as above every title. */
export function NewsMeta({ item }: { item: NewsSummary }) {
	const category = newsCategories.find(({ slug }) => slug === item.category);
	return (
		<p className={css.meta}>
			<time className="figure" dateTime={item.date}>
				{shortDateText(item.date)}
			</time>
			<span>{category?.name}</span>
		</p>
	);
}
