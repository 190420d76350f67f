import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NewsSummary } from '../content/news/article';
import type { ParcelSlug } from '../content/parcels';
import { withYearKept } from '../ui/non-breaking';
import { builtArticleAt, categoryName, itemOf, knownCategory, type NewsItem, shortDateText } from './news-item';
import css from './news-row.module.css';

type NewsRowProps = { item: NewsItem; heading?: 'h2' | 'h3' };

/** An article in a list: drawing and excerpt only where this build has them (docs/product.md 8). */
export function NewsRow({ item, heading: Heading = 'h2' }: NewsRowProps) {
	const built = builtArticleAt(item.address);
	return (
		<NewsLink item={item} className={css.row}>
			{built?.parcel && <ParcelGlyph parcel={built.parcel} start={built.start} />}
			<div className={css.words}>
				<NewsMeta item={item} />
				<Heading className={`d4 ${css.title}`} lang={item.lang}>
					{withYearKept(item.title)}
				</Heading>
				{built && (
					<p className={css.excerpt} lang={item.lang}>
						{built.excerpt}
					</p>
				)}
			</div>
		</NewsLink>
	);
}

/** Articles of this build in a short list below a heading, each a link. */
export function NewsList({ items }: { items: readonly NewsSummary[] }) {
	return (
		<ul className={css.list}>
			{items.map((item) => (
				<li key={item.slug}>
					<NewsRow item={itemOf(item)} heading="h3" />
				</li>
			))}
		</ul>
	);
}

type NewsLinkProps = { item: NewsItem; className?: string | undefined; children: ReactNode };

/** Leads to an article: in place if this build has it, else by loading the page that the server has. */
export function NewsLink({ item: { address, category, lang }, className, children }: NewsLinkProps) {
	const built = builtArticleAt(address);
	const props = { className, 'data-category': category, children };
	if (!built) return <a href={address} hrefLang={lang} {...props} />;
	return <Link to="/noticias/$slug" params={{ slug: built.slug }} {...props} />;
}

type NewsMetaProps = { item: { date?: string; category: string; lang?: string }; more?: string | undefined };

/** Date and category, as above every title. */
export function NewsMeta({ item: { date, category, lang }, more }: NewsMetaProps) {
	return (
		<p className={css.meta}>
			{date !== undefined && (
				<time className="figure" dateTime={date}>
					{shortDateText(date)}
				</time>
			)}
			{category && <span lang={knownCategory(category) ? undefined : lang}>{categoryName(category)}</span>}
			{more && <span>{more}</span>}
		</p>
	);
}

type ParcelGlyphProps = { parcel: ParcelSlug; start: number | undefined };

/** A parcel's contours in the ink of the category around it (docs/design.md 6), from the left edge on. Decorative: the title stands beside it. */
export function ParcelGlyph({ parcel, start = 0 }: ParcelGlyphProps) {
	return (
		<svg className={css.glyph} viewBox={`${start} 0 240 240`} aria-hidden="true">
			<use href={`/art/glyphs/${parcel}.svg#glyph`} />
		</svg>
	);
}
