import { Link } from '@tanstack/react-router';
import type { HomePage } from '../content/pages/home-page';
import { homeMessages as m } from '../messages/home';
import { HoverList } from '../ui/hover-list/hover-list';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import css from './visit-rows.module.css';

/** The visits, a row each, leading to their place on the page of visits; the row that is wanted grows and shows the land from above. */
export function VisitRows({ visits }: { visits: HomePage['visits'] }) {
	return (
		<section className={css.visits} aria-labelledby="visitar">
			<div className={css.head}>
				<h2 className="d2" id="visitar">
					{m.visit}
				</h2>
				<p>{visits.lede}</p>
			</div>
			<HoverList
				grounds="within"
				className={css.rows}
				rows={visits.rows.map(({ slug, name, line, figures }) => ({
					key: slug,
					ground: (
						<>
							<Picture files={[{ src: `/art/visits/${slug}` }]} alt="" width={1600} height={400} loading="lazy" />
							<span className={css.veil} />
						</>
					),
					content: (
						<Link to="/visitar" hash={slug}>
							<span className={css.name}>{name}</span> <span className={css.line}>{line}</span>{' '}
							<span className="figure">{figures[0]}</span> <span className="figure">{figures[1]}</span>
							<Icon name="arrow" />
						</Link>
					),
				}))}
			/>
		</section>
	);
}
