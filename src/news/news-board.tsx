import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { newsMessages as m } from '#messages/news';
import { languageName } from '../content/language-name';
import { type NewsSummary, newsCategories } from '../content/news/article';
import { estateOf } from '../content/parcels';
import { useHydrated, useStore } from '../platform/use-store';
import { slot } from '../platform/web-storage';
import { onlineStore } from '../pwa/connectivity';
import { announce, useNetworkAnnouncement } from '../ui/announce';
import archiveCss from './archive.module.css';
import { LandPicture } from './land-picture';
import { everyCategory, type NewsState, pressedCategory } from './list-state';
import { MoreNews, OfflineChip, useFocusAfterMore } from './more-news';
import css from './news-board.module.css';
import { builtArticleAt, categoryName, type NewsItem, shortDateText } from './news-item';
import { NewsLink, NewsMeta, NewsRow } from './news-row';
import { remainingOnDevice, useNewsSession } from './use-news-session';

/** The list of news: categories above, the newest with its plate, the others, the way to more, and all by their days. */
export function NewsBoard({ news }: { news: readonly NewsSummary[] }) {
	const { session, state } = useNewsSession();
	const online = useStore(onlineStore);
	const { list, asked, outcome } = state;
	useNetworkAnnouncement(online, online ? '' : `${m.offline}.`);
	useOutcomeAnnounced(state);
	usePlaceAfterReload();
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
			<OtherLanguage items={list.items} />
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
			<div className={css.foot}>
				<MoreNews state={state} remaining={remainingOnDevice(news, list)} online={online} onMore={more} ref={moreRef} />
				<Archive news={news} />
			</div>
		</>
	);
}

/** Says that the list leads to articles of another language. */
export function OtherLanguage({ items }: { items: readonly NewsItem[] }) {
	const lang = items.find((item) => item.lang !== undefined)?.lang;
	return lang !== undefined && <p className={css.note}>{m.alsoIn(languageName(lang))}</p>;
}

/** Announces the outcome of the visitor's last request, once; a later change of the list by the network is not announced. */
function useOutcomeAnnounced(state: NewsState): void {
	const { outcome } = state;
	const last = useRef(outcome);
	useEffect(() => {
		if (outcome !== last.current) announce('news', announcement(state));
		last.current = outcome;
	}, [outcome, state]);
}

/** How far down the list was left, in CSS pixels. */
const leftAt = slot('session', 'news-left-at', Number);

/**
 * Keeps the place of a reload while the list grows to what it was: the prerendered one is shorter, and where the same height lies beneath
 * it, the browser goes along with what stands there. Any other place it has found by what stands in view, or the visitor has gone there.
 */
function usePlaceAfterReload(): void {
	const isWhole = useHydrated(true, false);
	const place = useRef<number>(undefined);
	useEffect(() => {
		const keep = () => void leftAt.write(String(scrollY));
		addEventListener('pagehide', keep);
		return () => removeEventListener('pagehide', keep);
	}, []);
	useLayoutEffect(() => {
		if (!isWhole) place.current = scrollY;
		else if (place.current && place.current === leftAt.read()) scrollTo(0, place.current);
	}, [isWhole]);
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
				<h2 className={`d3 ${css.title}`} lang={item.lang}>
					{item.title}
				</h2>
				{built && (
					<p className={css.excerpt} lang={item.lang}>
						{built.excerpt}
					</p>
				)}
				<span className="link">{m.read}</span>
			</div>
		</NewsLink>
	);
}

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

/** Every article of this build by its day: reachable without scripts and without network. */
function Archive({ news }: { news: readonly NewsSummary[] }) {
	return (
		<details className={archiveCss.archive}>
			<summary className="opens">{m.archive(news.length)}</summary>
			<ol className={archiveCss.list}>
				{news.map(({ slug, title, date, language }) => (
					<li key={slug}>
						<Link to="/noticias/$slug" params={{ slug }}>
							<time className="figure" dateTime={date}>
								{shortDateText(date)}
							</time>
							<span lang={language}>{title}</span>
						</Link>
					</li>
				))}
			</ol>
		</details>
	);
}
