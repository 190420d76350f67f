import { z } from 'zod';
import type { Article, NewsSummary } from '../../src/content/news/article.ts';
import { newsCategories } from '../../src/content/news/categories.ts';
import type { ContentDocument } from './document.ts';
import { day, facts, pageHead, parcel, readFields, text } from './fields.ts';
import { paragraphsOf, sectionsOf } from './parts.ts';

const article = z.strictObject({
	...pageHead,
	heading: text().optional(),
	date: day,
	category: z.enum(newsCategories.map(({ slug }) => slug)),
	excerpt: text(160),
	parcel: parcel.optional(),
	lede: text(),
	facts,
	story: z.array(z.strictObject({ picture: text(), caption: text() })).default([]),
});

export type ArticleFile = { summary: NewsSummary; article: Article };

/** An article from `news/{slug}.md`, with the pictures of its story. */
export function readArticle(document: ContentDocument, isPublic: (path: string) => boolean): ArticleFile | undefined {
	const { slug, head, body, report } = document;
	const opening = paragraphsOf(body.opening, report);
	const sections = sectionsOf(document);
	const fields = readFields(article, head, report);
	if (!fields) return undefined;
	for (const [index, { picture }] of fields.story.entries())
		if (!isPublic(picture)) report(head.lineOf(['story', index, 'picture']), `There is no picture public/${picture}.`);
	const { title, heading = title, date, category, excerpt, parcel: drawn, ...page } = fields;
	return {
		summary: { slug, title: heading, date, category, excerpt, ...(drawn && { parcel: drawn }) },
		article: { slug, title, ...page, opening, sections },
	};
}
