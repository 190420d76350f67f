import type { RequestParameters } from 'maplibre-gl';

type Ask<Answer> = (request: RequestParameters, abort: AbortController) => Promise<Answer>;

/**
 * Asks once for what several ask for at the same time: both zooms of the imagery need the same tiles, and Chromium gives the second of
 * two requests for one range less than all of it. Gives up when all have.
 */
export function sharing<Answer>(
	ask: Ask<Answer>,
): (request: RequestParameters, signal: AbortSignal) => Promise<Answer> {
	const asked = new Map<string, { answer: Promise<Answer>; abort: AbortController; waiting: number }>();
	return async (request, signal) => {
		signal.throwIfAborted();
		const key = request.url;
		let shared = asked.get(key);
		if (!shared) {
			const abort = new AbortController();
			const asking = { answer: ask(request, abort), abort, waiting: 0 };
			const forget = () => {
				if (asked.get(key) === asking) asked.delete(key);
			};
			void asking.answer.then(forget, forget);
			asked.set(key, asking);
			shared = asking;
		}
		const { answer, abort } = shared;
		shared.waiting += 1;
		const leave = () => {
			shared.waiting -= 1;
			if (shared.waiting > 0) return;
			asked.delete(key);
			abort.abort(signal.reason);
		};
		signal.addEventListener('abort', leave, { once: true });
		try {
			const answered = await answer;
			signal.throwIfAborted();
			return answered;
		} finally {
			signal.removeEventListener('abort', leave);
		}
	};
}

type AskAgain<Answer> = (request: RequestParameters, signal: AbortSignal) => Promise<Answer>;

/** Asks before anyone needs the answer, and keeps it for the first who does; what is kept when others are to be kept is let go. What fails is kept as nothing. */
export function keeping<Answer>(ask: AskAgain<Answer>): {
	ask: AskAgain<Answer>;
	keep: (urls: readonly string[]) => Promise<unknown>[];
} {
	const kept = new Map<string, Promise<Answer | undefined>>();
	return {
		ask: async (request, signal) => {
			const answer = kept.get(request.url);
			kept.delete(request.url);
			return (await answer) ?? ask(request, signal);
		},
		keep: (urls) => {
			kept.clear();
			const { signal } = new AbortController();
			return urls.map((url) => {
				const answer = ask({ url }, signal).catch(() => undefined);
				kept.set(url, answer);
				return answer;
			});
		},
	};
}
