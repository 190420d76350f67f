import articles from 'virtual:content/news';
import type { NewsSummary } from './article';

/** All articles, newest first. */
export const news: readonly NewsSummary[] = articles;
