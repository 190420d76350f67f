import { Link } from '@tanstack/react-router';
import type { NewsSummary } from '../content/news/article';
import { newsMessages as m } from '../messages/news';
import { PageSection } from '../ui/page-layout';
import css from './archive.module.css';
import { shortDateText } from './news-item';

/** Every article of this build by its day: reachable without scripts and without network. */
export function Archive({ news }: { news: readonly NewsSummary[] }) {
	return (
		<PageSection heading={m.archive}>
			<ol className={css.archive}>
				{news.map(({ slug, title, date }) => (
					<li key={slug}>
						<Link to="/noticias/$slug" params={{ slug }}>
							<time className="figure" dateTime={date}>
								{shortDateText(date)}
							</time>
							<span>{title}</span>
						</Link>
					</li>
				))}
			</ol>
		</PageSection>
	);
}
