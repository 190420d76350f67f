import { newsMessages as m } from '../messages/news';
import { everyCategory, type NewsState } from './list-state';
import { categoryName } from './news-item';

/** What a screen reader hears of the last wish; empty while there is nothing to say. */
export function announcement({ list, outcome }: NewsState): string {
	const said = sentence({ list, outcome });
	return said && list.source === 'device' ? `${said} ${m.offline}.` : said;
}

function sentence({ list, outcome }: Pick<NewsState, 'list' | 'outcome'>): string {
	const total = list.items.length;
	const category = list.category === everyCategory ? undefined : categoryName(list.category);
	switch (outcome.kind) {
		case 'none':
			return '';
		case 'listed':
			return total === 0 ? m.empty(category) : m.listed(total, category);
		case 'added':
			return m.added(outcome.added, total);
		case 'no-more':
			return m.noMoreThan(total);
		case 'more-failed':
			return m.moreFailed;
		case 'choice-unanswered':
			return m.choiceUnanswered;
	}
}
