import { newsCategories } from '../content/news/categories';
import { newsMessages as m } from '../messages/news';
import css from './category-bar.module.css';
import { everyCategory } from './news-answer';

type CategoryBarProps = { pressed: string; onChoose: (category: string) => void };

const filters = [{ slug: everyCategory, name: m.all }, ...newsCategories];

/** The categories, one of them pressed. */
export function CategoryBar({ pressed, onChoose }: CategoryBarProps) {
	return (
		<fieldset className={css.bar}>
			<legend className="visually-hidden">{m.categories}</legend>
			{filters.map(({ slug, name }) => (
				<button
					key={slug}
					type="button"
					data-filter={slug}
					aria-pressed={slug === pressed}
					onClick={() => onChoose(slug)}
				>
					{name}
				</button>
			))}
		</fieldset>
	);
}
