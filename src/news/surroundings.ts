import { news } from '../content/news';
import type { NewsSummary } from '../content/news/article';
import { type Shift, shiftTo } from './parcel-place';
import { relatedTo } from './related';

/** What stands around the text of an article and follows from what others say; fetched with it, because it takes all the news. */
export function surroundingsOf(summary: NewsSummary): { related: readonly NewsSummary[]; shift: Shift | undefined } {
	return { related: relatedTo(summary, news), shift: summary.parcel && shiftTo(summary.parcel) };
}
