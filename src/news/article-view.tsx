import { Link } from '@tanstack/react-router';
import type { Article, NewsSummary } from '../content/news/article';
import { newsMessages as m } from '../messages/news';
import { FactList } from '../ui/fact-list';
import { Icon } from '../ui/icon';
import { ShareButton } from '../ui/share/share-button';
import { ArticlePlate } from './article-plate';
import { ArticleText } from './article-text';
import css from './article-view.module.css';
import { NewsMeta } from './news-meta';
import type { Shift } from './parcel-place';
import { readingMinutes } from './reading-time';
import { RelatedNews } from './related-news';
import { Story } from './story';
import { useOwnAddress } from './use-own-address';

type ArticleViewProps = {
	summary: NewsSummary;
	article: Article;
	shift: Shift | undefined;
	related: readonly NewsSummary[];
};

/** One article: plate over the whole sheet, three columns for its facts, six for the text (DESIGN 3). */
export function ArticleView({ summary, article, shift, related }: ArticleViewProps) {
	const address = useOwnAddress(`/noticias/${summary.slug}`);
	return (
		<>
			<article className={css.article}>
				<Link to="/noticias" className={`link ${css.back}`}>
					<Icon name="arrow-left" /> {m.back}
				</Link>
				<div className={css.head}>
					<NewsMeta item={summary} more={m.minutes(readingMinutes(article))} />
					<h1 className="d2">{summary.title}</h1>
					<p className="lede">{article.lede}</p>
					<div className={css.share}>
						<ShareButton address={address} words={m.share} />
					</div>
				</div>
				{summary.parcel && <ArticlePlate parcel={summary.parcel} shift={shift} />}
				<aside className={css.facts} aria-label={m.onThisSheet}>
					<FactList facts={article.facts} />
				</aside>
				<ArticleText article={article} />
			</article>
			<Story pictures={article.story} />
			<RelatedNews items={related} />
		</>
	);
}
