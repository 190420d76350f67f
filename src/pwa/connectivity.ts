import { createStore, type Store } from '../platform/store';

const store = createStore(true, () => {
	watch();
	look();
});
/** What was learnt last: from the check, or from the browser when it noticed a change. */
let learnt: boolean | undefined;
/** The site's one check, from when it is at work. */
let check: ((now: boolean) => void) | undefined;

/**
 * Whether the site can be reached. The browser's word is a hint, for it only knows of the radio: what the check met after it
 * counts more. Online while prerendering and until the first look.
 */
export const onlineStore: Store<boolean> = store;

/** Tells what the site's one check met (`network-check.ts`): an answer, whatever its status, or none. */
export function reportCheck(reached: boolean): void {
	watch();
	learn(reached);
}

/** @param perform makes the site's one check now, which tells what it met, or leaves it for later where the browser says that there is no network */
export function checkBy(perform: (now: boolean) => void): void {
	watch();
	check = perform;
}

/**
 * Tells what any other request to the site's own server met. One that is slow, or breaks, is not the network: where it met other than what is
 * known, the one check is made at once, and decides. Until that is at work, it is all that anybody knows.
 */
export function reportRequest(reached: boolean): void {
	if (reached === store.get()) return;
	if (check) check(true);
	else reportCheck(reached);
}

/** For as long as the page lives: what was learnt must not outlast a change that nobody saw. */
function watch(): void {
	// The same function twice is one listener.
	addEventListener('online', hear);
	addEventListener('offline', hear);
}

function hear(): void {
	const word = navigator.onLine;
	learn(word);
	check?.(word);
}

function learn(reachable: boolean): void {
	learnt = reachable;
	look();
}

function look(): void {
	store.set(learnt ?? navigator.onLine);
}
