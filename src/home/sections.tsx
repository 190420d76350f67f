import { Link } from '@tanstack/react-router';
import { homeMessages as m } from '#messages/home';
import type { HomePage } from '../content/pages/pages';
import { HoverList } from '../ui/hover-list/hover-list';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { CategoryList } from './category-list';
import { Film } from './film';
import { Gallery } from './gallery';
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
