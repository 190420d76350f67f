import type { Article } from '../content/news/article';
import { plainText } from '../content/rich-text';

/** Words a minute: what adults read silently in Portuguese, rounded. */
const pace = 200;

/** How long an article takes to read, in whole minutes, at least one. */
export function readingMinutes({ lede, opening, sections }: Pick<Article, 'lede' | 'opening' | 'sections'>): number {
	const body = sections.flatMap(({ paragraphs, quote }) => [...paragraphs, ...(quote ? [quote.text] : [])]);
	const texts = [lede, ...[...opening, ...body].map(plainText)];
	const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
	return Math.max(1, Math.round(words / pace));
}
