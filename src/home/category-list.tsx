import { Link } from '@tanstack/react-router';
import { wines } from '../content/wines';
import { wineCategories } from '../content/wines/categories';
import { homeMessages as m } from '../messages/home';
import { Icon } from '../ui/icon';
import css from './category-list.module.css';

/** The five families of the house at display size, over the ground of the reds. */
export function CategoryList() {
	return (
		<section className={css.wines} data-ground="dark" aria-labelledby="os-vinhos">
			<h2 className="small-caps" id="os-vinhos">
				{m.wines}
			</h2>
			<ul className={css.list}>
				{wineCategories.map(({ slug, name, line }) => {
					const count = wines.filter((wine) => wine.category === slug).length;
					return (
						<li key={slug}>
							<Link to="/vinhos">
								<span className={css.name}>{name}</span>
								<span className={css.count}>{slug === 'azeite' ? m.oils(count) : m.count(count)}</span>
							</Link>
							<p>{line}</p>
						</li>
					);
				})}
			</ul>
			<Link to="/vinhos" className="button" data-variant="outline">
				{m.allWines} <Icon name="arrow" />
			</Link>
		</section>
	);
}
