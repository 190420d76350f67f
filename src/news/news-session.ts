import { createStore, type Store } from '../platform/store';
import { after } from '../platform/time';
import {
	type Asked,
	type NewsAnswer,
	type NewsEvent,
	type NewsRequest,
	type NewsState,
	newsStep,
	type ShownList,
} from './list-state';

/** What the list needs from outside. */
export type NewsDeps = {
	/** Asks the server. Rejects with what went wrong. */
	ask: (request: NewsRequest, signal: AbortSignal) => Promise<NewsAnswer>;
	/** The same from what this build brought along. */
	onDevice: (request: NewsRequest) => NewsAnswer;
	isOffline: () => boolean;
	/** Called when no answer came: whether that is the network, the site finds out. */
	onNoAnswer: () => void;
	/** Calls back whenever the network comes or goes. @returns what ends it */
	watchNetwork: (listener: () => void) => () => void;
	/** The list as it was left. */
	recalled: ShownList | undefined;
	/** @returns false where the list is shown elsewhere, by a session of its own: this one then stays as it is until it is left */
	save: (list: ShownList) => boolean;
};

/** After this a server that has not answered counts as one that does not. */
export const timeoutMs = 10_000;

/** The list of news on a page, and what a visitor asks of it. */
export type NewsSession = Store<NewsState> & {
	/** Replaces the list by the first page of a category. */
	choose: (category: string) => void;
	/** Adds the next page. */
	more: () => void;
};

/** Carries out what `newsStep` decides, for as long as somebody listens. */
export function createNewsSession(initial: NewsState, deps: NewsDeps): NewsSession {
	let asking: AbortController | undefined;
	const { set, ...store } = createStore(deps.recalled ? { ...initial, list: deps.recalled } : initial, () => {
		const unwatch = deps.watchNetwork(followNetwork);
		// A list that was saved without network may be longer with it.
		followNetwork();
		return () => {
			unwatch();
			asking?.abort();
			dispatch({ type: 'left' });
		};
	});

	function followNetwork(): void {
		if (!deps.isOffline()) dispatch({ type: 'online' });
	}

	function dispatch(event: NewsEvent): void {
		const before = store.get();
		const { state, ask: asked } = newsStep(before, event);
		if (state.list !== before.list && !deps.save(state.list)) return;
		set(state);
		if (asked) void ask(asked);
	}

	async function ask(asked: Asked): Promise<void> {
		asking?.abort();
		const abortion = new AbortController();
		asking = abortion;
		const cancel = after(timeoutMs, () => abortion.abort(new Error(`no answer within ${timeoutMs} ms`)));
		try {
			if (deps.isOffline()) return answerFromDevice(asked);
			const answer = await deps.ask(asked, abortion.signal);
			dispatch({ type: 'answered', id: asked.id, answer, source: 'server' });
		} catch (reason) {
			if (store.get().asked?.id !== asked.id) return;
			// `fetch` rejects with a TypeError where no answer comes.
			const isUnanswered = abortion.signal.aborted || reason instanceof TypeError;
			if (isUnanswered) deps.onNoAnswer();
			if (deps.isOffline()) return answerFromDevice(asked);
			console.error(`get_news: ${reason instanceof Error ? reason.message : String(reason)}`);
			dispatch({ type: 'failed', id: asked.id, reason: isUnanswered ? 'no-answer' : 'bad-answer' });
		} finally {
			cancel();
		}
	}

	function answerFromDevice(asked: Asked): void {
		dispatch({ type: 'answered', id: asked.id, answer: deps.onDevice(asked), source: 'device' });
	}

	return {
		...store,
		choose: (category) => dispatch({ type: 'choose', category }),
		more: () => dispatch({ type: 'more' }),
	};
}
