import type { NewsItem } from './news-item';

/** Links to a page of the list: `data-count` of the load-more button (PRODUCT 3). */
export const pageSize = 6;

/** Every article, whatever its category. */
export const everyCategory = '*';

/** One page of the list, or that there are no more. `links` counts what the page held before anything was refused. */
export type NewsAnswer = { kind: 'page'; links: number; items: readonly NewsItem[] } | { kind: 'end' };

/** What is asked of the server, or of the device in its place. `page` from 1; `category` a slug or `*`. */
export type NewsRequest = { page: number; category: string };
