import { createStore, type Store } from '../platform/store';
import { withTimeout } from '../platform/time';
import { slot } from '../platform/web-storage';
import { onlineStore } from './connectivity';

/** Between two checks while a page stays in view. */
const intervalMs = 60 * 60 * 1000;
/** The browser itself may wait for minutes on a line that is dead. */
const timeoutMs = 20_000;
/** Coming back fires up to three events at once: one check is enough for them. */
const shortestIntervalMs = 2_000;

const lastCheck = slot('local', 'last-look-for-update', (text) => Number(text) || undefined);
const store = createStore<number | undefined>(undefined, (set) => {
	if (store.get() === undefined) set(lastCheck.read());
});

/** When the server was last asked for a newer build and answered, in ms since 1970, whichever tab asked; undefined if never. */
export const lastCheckStore: Store<number | undefined> = store;

/** What a check came to: this is the newest build, a newer one is being stored or waits, or nobody answered. */
export type UpdateCheck = 'newest' | 'newer' | 'unanswered';

/**
 * Checks for newer builds from now on: now, whenever the visitor or the network comes back, and every hour that the page stays in view.
 * Not while the site has noticed that there is no network. The browser itself checks at navigations only, says nothing of it, and
 * the installed site may stay open for days.
 * @param isFirst whether the first worker of all has just been installed, for which it was fetched
 */
export function checkRegularly(isFirst: boolean): void {
	// Not by the clock on the wall, which may be set back, for days.
	let checkedAt = Number.NEGATIVE_INFINITY;
	const check = async () => {
		if (!onlineStore.get()) return;
		checkedAt = performance.now();
		// One that nobody answered holds up no other: the network may be back a moment later.
		if ((await checkForUpdate()) === 'unanswered') checkedAt = Number.NEGATIVE_INFINITY;
	};
	const checkAgain = () => {
		if (document.visibilityState === 'visible' && performance.now() - checkedAt >= shortestIntervalMs) void check();
	};
	document.addEventListener('visibilitychange', checkAgain);
	addEventListener('focus', checkAgain);
	onlineStore.subscribe(checkAgain);
	setInterval(checkAgain, intervalMs);
	if (isFirst) {
		checkedAt = performance.now();
		noteCheck();
	}
	// One that is here already is registered again without asking anybody.
	else void check();
}

/**
 * Checks now. A newer build is offered by the notice, once it is stored; one that installs where none is active yet is the first,
 * and not newer than any.
 */
export async function checkForUpdate(): Promise<UpdateCheck> {
	try {
		// Since the page was opened the worker may have been removed, or another registered in its place.
		const registration = await navigator.serviceWorker.getRegistration();
		if (!registration) return 'unanswered';
		await withTimeout(registration.update(), timeoutMs);
		noteCheck();
		return registration.active && (registration.installing || registration.waiting) ? 'newer' : 'newest';
	} catch {
		// Without network there is nothing to find; the next check will do.
		return 'unanswered';
	}
}

function noteCheck(): void {
	store.set(Date.now());
	lastCheck.write(String(store.get()));
}
