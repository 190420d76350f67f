import type { NewsSummary } from '../content/news/article';
import { everyCategory, type NewsAnswer, type NewsRequest, pageSize } from './news-answer';
import { itemOf } from './news-item';

/** The same page of the list from the articles of this build: all that a device has without network. */
export function newsOnDevice(news: readonly NewsSummary[], { page, category }: NewsRequest): NewsAnswer {
	const chosen = news.filter((summary) => category === everyCategory || summary.category === category);
	const items = chosen.slice((page - 1) * pageSize, page * pageSize).map(itemOf);
	return items.length > 0 ? { kind: 'page', links: items.length, items } : { kind: 'end' };
}
