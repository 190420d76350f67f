import { useRouterState } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { news } from '../content/news';
import { connectivityStore } from '../device/connectivity';
import { newsOnDevice } from './device-news';
import { keepList, recallList } from './kept-list';
import { initialNews, type NewsState } from './list-state';
import { everyCategory } from './news-answer';
import { NewsSession } from './news-session';

/** As prerendered: the first page of all. */
const initial = initialNews(newsOnDevice(news, { page: 1, category: everyCategory }));

/** The list of this entry of the history: coming back finds it as it was left, a new visit starts at the first page. */
export function useNewsSession(): { session: NewsSession; state: NewsState } {
	const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
	const session = useMemo(() => sessionFor(entry), [entry]);
	const state = useSyncExternalStore(session.subscribe, session.getSnapshot, () => initial);
	return { session, state };
}

function sessionFor(entry: string): NewsSession {
	return new NewsSession(initial, {
		ask: async (request, signal) => {
			const { fetchNews } = await import('./fetch-news');
			return fetchNews(request, signal);
		},
		onDevice: (request) => newsOnDevice(news, request),
		isOffline: () => !connectivityStore.getSnapshot().online,
		watchNetwork: connectivityStore.subscribe,
		recall: () => (import.meta.env.SSR ? undefined : recallList(() => sessionStorage, entry)),
		keep: (list) => keepList(() => sessionStorage, entry, list),
	});
}
