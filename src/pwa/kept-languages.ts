import { type LanguagesReport, parseLanguagesMessage } from '../platform/language-protocol';
import { postToActiveWorker } from '../platform/post-to-worker';
import { createStore, type Store } from '../platform/store';
import { after } from '../platform/time';
import { requestPersistence } from './storage';

/** A download that the worker tells nothing of for this time, in ms, is asked about: a worker may be stopped at any moment. */
const silenceMs = 20_000;

const store = createStore<LanguagesReport | undefined>(undefined, (set) => {
	if (!('serviceWorker' in navigator)) return undefined;
	const listening = new AbortController();
	let stopWaiting = () => {};
	const hear = ({ data }: MessageEvent<unknown>) => {
		const report = parseLanguagesMessage(data);
		if (!report) return;
		stopWaiting();
		if (Object.values(report).some(({ kind }) => kind === 'downloading')) stopWaiting = after(silenceMs, askWorker);
		set(report);
	};
	const askWhenVisible = () => document.visibilityState === 'visible' && askWorker();
	navigator.serviceWorker.addEventListener('message', hear, listening);
	document.addEventListener('visibilitychange', askWhenVisible, listening);
	askWorker();
	return () => {
		listening.abort();
		stopWaiting();
	};
});

/** What this device has of each language; undefined until the worker has told, as long as there is none, and where it is of a build that knows no languages. */
export const keptLanguagesStore: Store<LanguagesReport | undefined> = store;

/** Has the pages of a language fetched, or fetched on, to stay on this device. */
export function keepLanguage(language: string): void {
	// The browser may refuse to keep them for good, or never answer: the download does not wait for that.
	void requestPersistence();
	void postToActiveWorker({ type: 'language:keep', language });
}

/** Takes the pages of a language off this device; they come back when one of them is opened. */
export function removeLanguage(language: string): void {
	void postToActiveWorker({ type: 'language:remove', language });
}

/** Says of every language that it is not here, once the worker that would tell is gone with all that it stored. */
export function forgetLanguages(): void {
	const states = Object.entries(store.get() ?? {});
	if (states.length === 0) return;
	store.set(Object.fromEntries(states.map(([code, { total }]) => [code, { kind: 'absent', done: 0, total }])));
}

function askWorker(): void {
	void postToActiveWorker({ type: 'languages:report' });
}
