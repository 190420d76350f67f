import type { Article } from '../content/news/article';
import { Paragraphs } from '../ui/rich-text';
import { SectionText } from '../ui/section-text';
import css from './article-text.module.css';

/** The running text of an article. */
export function ArticleText({ article: { opening, sections } }: { article: Article }) {
	return (
		<div className={css.text}>
			<Paragraphs of={opening} />
			{sections.map(({ heading, ...body }) => (
				<section key={heading}>
					<h2 className="d3">{heading}</h2>
					<SectionText {...body} />
				</section>
			))}
		</div>
	);
}
