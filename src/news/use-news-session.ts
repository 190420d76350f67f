import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { news } from '../content/news';
import { type NewsSummary, newsCategories } from '../content/news/article';
import { isRecord } from '../platform/json';
import { useStore } from '../platform/use-store';
import { type Slot, slot } from '../platform/web-storage';
import { onlineStore, reportRequest } from '../pwa/connectivity';
import {
	everyCategory,
	initialNews,
	type NewsAnswer,
	type NewsRequest,
	type NewsState,
	pageSize,
	type ShownList,
} from './list-state';
import { itemOf, type NewsItem } from './news-item';
import { createNewsSession, type NewsSession } from './news-session';
import { parseNewsSearch } from './search';

declare module '@tanstack/react-router' {
	interface HistoryState {
		/** With which list an entry begins that a choice has made. */
		newsList?: ShownList;
	}
}

const path = '/noticias';

/** As prerendered: the first page of all. */
const initial = initialNews(newsOnDevice(news, { page: 1, category: everyCategory }));

/**
 * The list of this entry of the history: coming back finds it as it was left, a new visit starts at the first page of what its
 * address asks for. A choice makes an entry of its own when its list has come, because one that fails changes nothing (docs/product.md 6).
 */
export function useNewsSession(): { session: NewsSession; state: NewsState } {
	const router = useRouter();
	const place = useRouterState({
		structuralSharing: true,
		// While another page is on its way this one stays what it is.
		select: ({ location, resolvedLocation = location }) => {
			const { search, state } = location.pathname === path ? location : resolvedLocation;
			return { entry: state.__TSR_key ?? '', category: categoryOf(search), chosen: state.newsList };
		},
	});
	const isUnknown = useRouterState({
		select: ({ location: { pathname, search } }) =>
			pathname === path && 'filtro' in search && categoryOf(search) === everyCategory,
	});
	useEffect(() => {
		if (isUnknown) void router.navigate({ to: path, search: {}, replace: true, resetScroll: false });
	}, [isUnknown, router]);
	const { session, isNew } = useMemo(
		() =>
			sessionFor(place, (newsList) => {
				const { state } = router.latestLocation;
				// A visitor who has gone on meanwhile is not called back.
				if ((state.__TSR_key ?? '') !== place.entry) return;
				const search = newsList.category === everyCategory ? {} : { filtro: newsList.category };
				void router.navigate({ to: path, search, state: { newsList }, resetScroll: false });
			}),
		[place, router],
	);
	useEffect(() => {
		// What this build has of a category stands until the server has answered.
		if (isNew && place.category !== everyCategory) session.choose(place.category);
	}, [session, isNew, place]);
	const state = useStore(session, initial);
	return { session, state };
}

type Place = { entry: string; category: string; chosen: ShownList | undefined };

/** @param onChosen is given the list of another category than that of the place */
function sessionFor({ entry, category, chosen }: Place, onChosen: (list: ShownList) => void) {
	const stored = listSlot(entry);
	const recalled = import.meta.env.SSR ? undefined : (stored.read() ?? parseList(chosen));
	const first = initialOf(category);
	const session = createNewsSession(recalled ? { ...first, outcome: { kind: 'listed' } } : first, {
		ask: async (request, signal) => {
			const { fetchNews } = await import('./fetch-news');
			return fetchNews(request, signal);
		},
		onDevice: (request) => newsOnDevice(news, request),
		isOffline: () => !onlineStore.get(),
		onNoAnswer: () => reportRequest(false),
		watchNetwork: onlineStore.subscribe,
		recalled,
		save: (list) => {
			const stays = list.category === category;
			if (stays) stored.write(JSON.stringify(list));
			else onChosen(list);
			return stays;
		},
	});
	return { session, isNew: !recalled };
}

function initialOf(category: string): NewsState {
	if (category === everyCategory) return initial;
	return initialNews(newsOnDevice(news, { page: 1, category }), category);
}

function categoryOf(search: Record<string, unknown>): string {
	const { filtro } = parseNewsSearch(search);
	return newsCategories.find(({ slug }) => slug === filtro)?.slug ?? everyCategory;
}

/** The same page of the list from the articles of this build: all that a device has without network. */
export function newsOnDevice(news: readonly NewsSummary[], { page, category }: NewsRequest): NewsAnswer {
	const items = inCategory(news, category)
		.slice((page - 1) * pageSize, page * pageSize)
		.map(itemOf);
	return items.length > 0 ? { kind: 'page', links: items.length, items } : { kind: 'end' };
}

function inCategory(news: readonly NewsSummary[], category: string): readonly NewsSummary[] {
	return news.filter((summary) => category === everyCategory || summary.category === category);
}

/** How many articles of this build the list of a category does not have yet. */
export function remainingOnDevice(news: readonly NewsSummary[], { category, items }: ShownList): number {
	const here = new Set(items.map(({ address }) => address));
	return inCategory(news, category).filter((summary) => !here.has(itemOf(summary).address)).length;
}

/** Where the list of one entry of the history is stored, so that coming back to it finds it as it was left. */
export function listSlot(entry: string): Slot<ShownList> {
	return slot('session', `news-list ${entry}`, (text) => parseList(JSON.parse(text)));
}

/** A list that was stored by the browser or in an entry of the history; nothing if it is none. */
function parseList(value: unknown): ShownList | undefined {
	if (!isRecord(value)) return undefined;
	const { category, page, items, end, source } = value;
	if (typeof category !== 'string' || typeof page !== 'number' || typeof end !== 'boolean') return undefined;
	if ((source !== 'server' && source !== 'device') || !Array.isArray(items) || !items.every(isItem)) return undefined;
	return { category, page, items, end, source };
}

function isItem(value: unknown): value is NewsItem {
	if (!isRecord(value)) return false;
	const { address, title, category, date, lang } = value;
	return (
		typeof address === 'string' &&
		/^(\/(?!\/)|https?:\/\/)/.test(address) &&
		typeof title === 'string' &&
		typeof category === 'string' &&
		[date, lang].every((each) => each === undefined || typeof each === 'string')
	);
}
