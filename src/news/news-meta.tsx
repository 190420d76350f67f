import { categoryName } from './category-name';
import { shortDateText } from './dates';
import css from './news-meta.module.css';

type NewsMetaProps = { item: { date?: string; category: string }; more?: string };

/** Date and category, as above every title. */
export function NewsMeta({ item: { date, category }, more }: NewsMetaProps) {
	return (
		<p className={css.meta}>
			{date !== undefined && (
				<time className="figure" dateTime={date}>
					{shortDateText(date)}
				</time>
			)}
			{category && <span>{categoryName(category)}</span>}
			{more && <span>{more}</span>}
		</p>
	);
}
