import { Link } from '@tanstack/react-router';
import { newsMessages as m } from '#messages/news';
import { coordinatePair } from '../content/coordinates';
import { addressHere } from '../content/languages';
import type { Article, ShownParcel } from '../content/news/article';
import { parcelName } from '../content/parcel-names';
import { estateOf, type ParcelSlug } from '../content/parcels';
import { plainText, textsOfBlock } from '../content/rich-text';
import { useHydrated } from '../platform/use-store';
import shadowCss from '../ui/contact-shadow.module.css';
import { FactList } from '../ui/fact-list';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { SectionText } from '../ui/section-text';
import { ShareButton } from '../ui/share/share-button';
import { RelatedNews, Story } from './article-carousels';
import css from './article-view.module.css';
import { LandPicture } from './land-picture';
import type { LoadedArticle } from './load-article';
import { NewsMeta } from './news-row';

/** One article: plate over the whole sheet, three columns for its facts, six for the text (docs/design.md 3). */
export function ArticleView({ summary, article, related }: LoadedArticle) {
	const address = useOwnAddress(addressHere(`/noticias/${summary.slug}`));
	const minutes = readingMinutes(article);
	return (
		<>
			<article className={css.article}>
				<Link to="/noticias" className={`link ${css.back}`}>
					<Icon name="arrow-left" /> {m.back}
				</Link>
				<div className={css.head}>
					<NewsMeta item={summary} more={minutes < longRead ? undefined : m.minutes(minutes)} />
					<h1 className="d2">{summary.title}</h1>
					<p className="lede">{article.lede}</p>
					<div className={css.share}>
						<ShareButton address={address} words={m.share} />
					</div>
				</div>
				{summary.parcel && article.shown && <ArticlePlate parcel={summary.parcel} shown={article.shown} />}
				<div className={css.side}>
					{article.facts.length > 0 && (
						<aside className={css.facts} aria-label={m.onThisSheet}>
							<FactList facts={article.facts} />
						</aside>
					)}
					{article.wine && <Bottle {...article.wine} />}
				</div>
				<ArticleText article={article} />
			</article>
			{article.story.length > 0 && <Story pictures={article.story} />}
			<RelatedNews items={related} />
		</>
	);
}

/** The land that an article speaks of, from the air, its parcel outlined; beneath it what it is and where. */
function ArticlePlate({ parcel, shown }: { parcel: ParcelSlug; shown: ShownParcel }) {
	const estate = estateOf(parcel);
	return (
		<figure className={css.figure}>
			<div className={`plate ${css.plate}`} data-joined="">
				<LandPicture
					estate={estate}
					outlined={{ parcel, ...shown }}
					fetchPriority="high"
					alt={m.landAlt(estate.quinta, parcelName(parcel))}
				/>
			</div>
			<figcaption className="caption">
				<span>{m.landCaption(estate.quinta, parcelName(parcel))}</span>
				<span className="figure">{coordinatePair(shown.centroid)}</span>
			</figcaption>
		</figure>
	);
}

/** The bottle of a wine. For the pointer only: the text ends with the same way. */
function Bottle({ slug, bottle: { src, width, height } }: NonNullable<Article['wine']>) {
	return (
		<Link
			to="/vinhos/$slug"
			params={{ slug }}
			className={`${css.bottle} ${shadowCss.standing}`}
			tabIndex={-1}
			aria-hidden
		>
			<Picture files={[{ src }]} width={width} height={height} alt="" loading="lazy" />
		</Link>
	);
}

/** The running text of an article. */
function ArticleText({ article: { opening, sections } }: { article: Article }) {
	const [first] = opening.flatMap(textsOfBlock);
	// The tail of such a letter, large, would run through the lines beside and beneath it.
	const hasTail = first !== undefined && /^[QJ]/.test(plainText(first));
	return (
		<div className={css.text} data-tail={hasTail ? '' : undefined}>
			<SectionText blocks={opening} linkClass={() => 'link'} />
			{sections.map(({ heading, blocks }) => (
				<section key={heading}>
					<h2 className="d3">{heading}</h2>
					<SectionText blocks={blocks} linkClass={() => 'link'} />
				</section>
			))}
		</div>
	);
}

/** The whole address of a page of this site, where it is read; in the prerendered page where it is published. */
function useOwnAddress(path: string): string {
	const published = new URL(path, import.meta.env.SITE_ORIGIN).href;
	return useHydrated(import.meta.env.SSR ? published : new URL(path, location.origin).href, published);
}

/** From how many minutes on it is said how long an article takes: what is read at once needs no clock. */
const longRead = 3;

/** Words a minute: what adults read silently in Portuguese, rounded. */
const pace = 200;

/** How long an article takes to read, in whole minutes, at least one. */
export function readingMinutes({ lede, opening, sections }: Pick<Article, 'lede' | 'opening' | 'sections'>): number {
	const blocks = [...opening, ...sections.flatMap((section) => section.blocks)];
	const texts = [lede, ...blocks.flatMap(textsOfBlock).map(plainText)];
	const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
	return Math.max(1, Math.round(words / pace));
}
