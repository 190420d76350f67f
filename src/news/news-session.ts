import type { Asked, NewsEvent, NewsState, ShownList } from './list-state';
import { newsStep } from './list-state';
import type { NewsAnswer, NewsRequest } from './news-answer';

/** What the list needs from outside. */
export type NewsPorts = {
	/** Asks the server. Rejects with what went wrong. */
	ask: (request: NewsRequest, signal: AbortSignal) => Promise<NewsAnswer>;
	/** The same from what this build brought along. */
	onDevice: (request: NewsRequest) => NewsAnswer;
	isOffline: () => boolean;
	/** Told that nobody answered: whether that is the network, the site finds out. */
	onSilence: () => void;
	/** Calls back whenever the network comes or goes. @returns what ends it */
	watchNetwork: (listener: () => void) => () => void;
	recall: () => ShownList | undefined;
	/** @returns false where the list is shown elsewhere, by a session of its own: this one then stays as it is until it is left */
	keep: (list: ShownList) => boolean;
};

/** After this a server that has not answered counts as one that does not. */
export const patience = 10_000;

/** The list of news on a page: carries out what `newsStep` decides. An external store for React. */
export class NewsSession {
	readonly #ports: NewsPorts;
	readonly #listeners = new Set<() => void>();
	#state: NewsState;
	#asking: AbortController | undefined;
	#endWatch = () => {};

	constructor(initial: NewsState, ports: NewsPorts) {
		this.#ports = ports;
		const list = ports.recall();
		this.#state = list ? { ...initial, list } : initial;
	}

	readonly getSnapshot = (): NewsState => this.#state;

	readonly subscribe = (listener: () => void): (() => void) => {
		const first = this.#listeners.size === 0;
		this.#listeners.add(listener);
		if (first) {
			this.#endWatch = this.#ports.watchNetwork(() => this.#onNetwork());
			// A list that was kept without a network is not what the device has for want of one any more.
			this.#onNetwork();
		}
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size > 0) return;
			this.#endWatch();
			this.#asking?.abort();
			this.#take({ kind: 'left' });
		};
	};

	/** Replaces the list by the first page of a category. */
	readonly choose = (category: string): void => this.#take({ kind: 'choose', category });

	/** Adds the next page. */
	readonly more = (): void => this.#take({ kind: 'more' });

	#onNetwork(): void {
		if (!this.#ports.isOffline()) this.#take({ kind: 'online' });
	}

	#take(event: NewsEvent): void {
		const { state, ask } = newsStep(this.#state, event);
		if (state === this.#state) return;
		if (state.list !== this.#state.list && !this.#ports.keep(state.list)) return;
		this.#state = state;
		for (const listener of this.#listeners) listener();
		if (ask) void this.#ask(ask);
	}

	async #ask(asked: Asked): Promise<void> {
		this.#asking?.abort();
		const asking = new AbortController();
		this.#asking = asking;
		const timer = setTimeout(() => asking.abort(new Error(`no answer within ${patience} ms`)), patience);
		try {
			if (this.#ports.isOffline()) return this.#answerFromDevice(asked);
			const answer = await this.#ports.ask(asked, asking.signal);
			this.#take({ kind: 'answered', id: asked.id, answer, source: 'server' });
		} catch (reason) {
			if (this.#state.asked?.id !== asked.id) return;
			// `fetch` rejects with a TypeError where no answer comes.
			const isSilence = asking.signal.aborted || reason instanceof TypeError;
			if (isSilence) this.#ports.onSilence();
			if (this.#ports.isOffline()) return this.#answerFromDevice(asked);
			console.error(`get_news: ${reason instanceof Error ? reason.message : String(reason)}`);
			this.#take({ kind: 'failed', id: asked.id, reason: isSilence ? 'no-answer' : 'bad-answer' });
		} finally {
			clearTimeout(timer);
		}
	}

	#answerFromDevice(asked: Asked): void {
		this.#take({ kind: 'answered', id: asked.id, answer: this.#ports.onDevice(asked), source: 'device' });
	}
}
