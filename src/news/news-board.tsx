import { useEffect, useRef } from 'react';
import { newsCategories } from '../content/news/categories';
import { estateOf } from '../content/parcel-estate';
import { heardMessages } from '../messages/heard';
import { newsMessages as m } from '../messages/news';
import { connectivityStore } from '../pwa/connectivity';
import { announce, useNetworkAnnouncement } from '../ui/announce';
import { useExternalStore } from '../ui/use-external-store';
import { announcement } from './announcement';
import { LandPicture } from './land-picture';
import { everyCategory, type NewsState, pressedCategory } from './list-state';
import { MoreNews, OfflineChip, useFocusAfterMore } from './more-news';
import css from './news-board.module.css';
import { builtArticleAt, categoryName, type NewsItem } from './news-item';
import { NewsLink, NewsMeta, NewsRow } from './news-row';
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

type CategoryBarProps = { pressed: string; onChoose: (category: string) => void };

const filters = [{ slug: everyCategory, name: m.all }, ...newsCategories];

/** The categories, one of them pressed. */
function CategoryBar({ pressed, onChoose }: CategoryBarProps) {
	return (
		<fieldset className={css.bar}>
			<legend className="visually-hidden">{m.categories}</legend>
			{filters.map(({ slug, name }) => (
				<button
					key={slug}
					type="button"
					data-filter={slug}
					aria-pressed={slug === pressed}
					onClick={() => onChoose(slug)}
				>
					{name}
				</button>
			))}
		</fieldset>
	);
}

/** The first article of the list, with a plate of the land it speaks of where this build knows it. */
function LeadRow({ item }: { item: NewsItem }) {
	const built = builtArticleAt(item.address);
	return (
		<NewsLink item={item} className={css.leadRowLead}>
			{built?.parcel && (
				<div className={`plate ${css.plate}`}>
					<LandPicture estate={estateOf(built.parcel)} alt="" fetchPriority="high" />
				</div>
			)}
			<div className={css.words}>
				<NewsMeta item={item} />
				<h2 className={`d3 ${css.title}`}>{item.title}</h2>
				{built && <p className={css.excerpt}>{built.excerpt}</p>}
				<span className="link">{m.read}</span>
			</div>
		</NewsLink>
	);
}
