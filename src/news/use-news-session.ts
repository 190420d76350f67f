import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { news } from '../content/news';
import { newsCategories } from '../content/news/categories';
import { connectivityStore, reportRequest } from '../pwa/connectivity';
import { newsOnDevice } from './device-news';
import { keepList, parseList, recallList } from './kept-list';
import { initialNews, type NewsState, type ShownList } from './list-state';
import { everyCategory } from './news-answer';
import { NewsSession } from './news-session';
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
 * address asks for. A choice makes an entry of its own when its list has come, because one that fails changes nothing (SPEC 8).
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
				// Whoever has gone on meanwhile is not called back.
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
	const state = useSyncExternalStore(session.subscribe, session.getSnapshot, () => initial);
	return { session, state };
}

type Place = { entry: string; category: string; chosen: ShownList | undefined };

/** @param onChosen is given the list of another category than that of the place */
function sessionFor({ entry, category, chosen }: Place, onChosen: (list: ShownList) => void) {
	const kept = import.meta.env.SSR ? undefined : (recallList(() => sessionStorage, entry) ?? parseList(chosen));
	const first = initialOf(category);
	const session = new NewsSession(kept ? { ...first, outcome: { kind: 'listed' } } : first, {
		ask: async (request, signal) => {
			const { fetchNews } = await import('./fetch-news');
			return fetchNews(request, signal);
		},
		onDevice: (request) => newsOnDevice(news, request),
		isOffline: () => !connectivityStore.getSnapshot().online,
		onSilence: () => reportRequest(false),
		watchNetwork: connectivityStore.subscribe,
		recall: () => kept,
		keep: (list) => {
			const stays = list.category === category;
			if (stays) keepList(() => sessionStorage, entry, list);
			else onChosen(list);
			return stays;
		},
	});
	return { session, isNew: !kept };
}

function initialOf(category: string): NewsState {
	if (category === everyCategory) return initial;
	return initialNews(newsOnDevice(news, { page: 1, category }), category);
}

function categoryOf(search: Record<string, unknown>): string {
	const { filtro } = parseNewsSearch(search);
	return newsCategories.find(({ slug }) => slug === filtro)?.slug ?? everyCategory;
}
