import { Link } from '@tanstack/react-router';
import type { Article, NewsSummary } from '../content/news/article';
import { newsMessages as m } from '../messages/news';
import { FactList } from '../ui/fact-list';
import { Icon } from '../ui/icon';
import css from './article-view.module.css';
import { NewsMeta } from './news-list';

/** One article: three columns for its facts, six for the text (DESIGN 3). */
export function ArticleView({ summary, article }: { summary: NewsSummary; article: Article }) {
	return (
		<article className={css.article}>
			<Link to="/noticias" className={`link ${css.back}`}>
				<Icon name="arrow-left" /> {m.back}
			</Link>
			<div className={css.head}>
				<NewsMeta item={summary} />
				<h1 className="d2">{summary.title}</h1>
				<p className="lede">{article.lede}</p>
			</div>
			<aside className={css.facts} aria-label={m.onThisSheet}>
				<FactList facts={article.facts} />
			</aside>
			<div className={css.text}>
				{article.opening.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{article.sections.map(({ heading, paragraphs }) => (
					<section key={heading}>
						<h2 className="d3">{heading}</h2>
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</section>
				))}
			</div>
		</article>
	);
}
