import type { NewsSummary } from '../content/news/article';
import { itemOf } from './news-item';
import css from './news-list.module.css';
import { NewsRow } from './news-row';

type NewsListProps = {
	items: readonly NewsSummary[];
	heading?: 'h2' | 'h3';
	/** Without it the list says only date, category and title. */
	excerpts?: boolean;
};

/** Articles of this build in a short list, each a link. */
export function NewsList({ items, heading = 'h2', excerpts = true }: NewsListProps) {
	return (
		<ul className={css.list}>
			{items.map((item) => (
				<li key={item.slug}>
					<NewsRow item={itemOf(item)} heading={heading} excerpt={excerpts} />
				</li>
			))}
		</ul>
	);
}
