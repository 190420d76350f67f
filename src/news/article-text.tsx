import type { Article } from '../content/news/article';
import { Paragraphs, RichText, textKey } from '../ui/rich-text';
import css from './article-text.module.css';

/** The running text of an article. */
export function ArticleText({ article: { opening, sections } }: { article: Article }) {
	return (
		<div className={css.text}>
			<Paragraphs of={opening} />
			{sections.map(({ heading, paragraphs, list, links }) => (
				<section key={heading}>
					<h2 className="d3">{heading}</h2>
					<Paragraphs of={paragraphs} />
					{list && (
						<ul>
							{list.map((item) => (
								<li key={textKey(item)}>
									<RichText text={item} />
								</li>
							))}
						</ul>
					)}
					{links?.map(({ label, href }) => (
						<p key={href}>
							<a href={href}>{label}</a>
						</p>
					))}
				</section>
			))}
		</div>
	);
}
