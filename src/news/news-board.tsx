import { useEffect, useRef } from 'react';
import { heardMessages } from '../messages/heard';
import { newsMessages as m } from '../messages/news';
import { connectivityStore } from '../pwa/connectivity';
import { announce, useNetworkAnnouncement } from '../ui/announce';
import { useExternalStore } from '../ui/use-external-store';
import { announcement } from './announcement';
import { CategoryBar } from './category-bar';
import { categoryName } from './category-name';
import { LeadRow } from './lead-row';
import { type NewsState, pressedCategory } from './list-state';
import { MoreNews } from './more-news';
import { everyCategory } from './news-answer';
import css from './news-board.module.css';
import { NewsRow } from './news-row';
import { OfflineChip } from './offline-chip';
import { useFocusAfterMore } from './use-focus-after-more';
import { useNewsSession } from './use-news-session';

/** The list of news: categories above, the newest with its plate, the others, and the way to more. */
export function NewsBoard() {
	const { session, state } = useNewsSession();
	const { online } = useExternalStore(connectivityStore);
	const { list, asked, outcome } = state;
	useNetworkAnnouncement(online, online ? '' : `${m.offline}.`, heardMessages.online);
	useOutcomeAnnounced(state);
	const [lead, ...others] = list.items;
	const listRef = useRef<HTMLUListElement>(null);
	const moreRef = useRef<HTMLDivElement>(null);
	const keepFocus = useFocusAfterMore(state, listRef, moreRef);
	const more = () => {
		keepFocus();
		session.more();
	};
	return (
		<>
			<CategoryBar pressed={pressedCategory(state)} onChoose={session.choose} />
			{list.source === 'device' && (
				<div className={css.note}>
					<OfflineChip />
				</div>
			)}
			{outcome.kind === 'choice-unanswered' && <p className={css.note}>{m.choiceUnanswered}</p>}
			{list.items.length === 0 && (
				<p className={`lede ${css.empty}`}>
					{m.empty(list.category === everyCategory ? undefined : categoryName(list.category))}
				</p>
			)}
			<ul className={css.list} data-news-list ref={listRef} aria-busy={asked?.kind === 'choose'}>
				{lead && (
					<li className={css.lead}>
						<LeadRow item={lead} />
					</li>
				)}
				{others.map((item) => (
					<li key={item.address}>
						<NewsRow item={item} />
					</li>
				))}
			</ul>
			<MoreNews state={state} online={online} onMore={more} ref={moreRef} />
		</>
	);
}

/** Says what came of the last wish, once: what the network does to the list afterwards is none. */
function useOutcomeAnnounced(state: NewsState): void {
	const { outcome } = state;
	const last = useRef(outcome);
	useEffect(() => {
		if (outcome !== last.current) announce('news', announcement(state));
		last.current = outcome;
	}, [outcome, state]);
}
