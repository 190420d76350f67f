import { connectivityStore } from './connectivity';

/** Between two looks for a newer build while a page stays in view, in ms. */
const longest = 60 * 60 * 1000;
/** After this much silence, in ms, there is no answer: the browser itself may wait for minutes on a line that is dead. */
const longestAnswer = 20_000;
/** Coming back is told by up to three events at once: one look is enough for them. In ms. */
const shortest = 2_000;

const storageKey = 'last-look-for-update';
const listeners = new Set<() => void>();
let last: number | undefined;

/** When the server was last asked for a newer build and answered, in ms since 1970, whichever tab asked; undefined if never. */
export const lastLookStore = {
	getSnapshot: (): number | undefined => last,
	getServerSnapshot: (): number | undefined => undefined,
	subscribe: (listener: () => void): (() => void) => {
		if (last === undefined) recall();
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};

/** What a look came to: this is the newest build, a newer one is being stored or waits, or nobody answered. */
export type UpdateLook = 'newest' | 'newer' | 'unanswered';

/**
 * Looks for newer builds from now on: now, whenever the visitor or the network comes back, and every hour that the page stays in view.
 * Not while the site has noticed that there is no network. The browser itself looks at navigations only, says nothing of it, and
 * the installed site may stay open for days.
 */
export function lookForUpdates(registration: ServiceWorkerRegistration): void {
	// The clock on the wall may be set back, for days.
	let looked = Number.NEGATIVE_INFINITY;
	const look = () => {
		if (document.visibilityState !== 'visible' || performance.now() - looked < shortest) return;
		if (!connectivityStore.getSnapshot().online) return;
		lookAtOnce();
	};
	const lookAtOnce = () => {
		looked = performance.now();
		void lookNow();
	};
	document.addEventListener('visibilitychange', look);
	addEventListener('focus', look);
	connectivityStore.subscribe(look);
	setInterval(look, longest);
	// Registering the first worker of all fetched it; one that is here already is registered again without asking anybody.
	if (!registration.active) {
		looked = performance.now();
		note();
	} else if (connectivityStore.getSnapshot().online) lookAtOnce();
}

/**
 * Looks now. A newer build is offered by the notice, once it is stored; one that installs where none is active yet is the first,
 * and not newer than any.
 */
export async function lookNow(): Promise<UpdateLook> {
	try {
		// Since the page was opened the worker may have been taken away, or another registered in its place.
		const registration = await navigator.serviceWorker.getRegistration();
		if (!registration) return 'unanswered';
		await within(longestAnswer, registration.update());
		note();
		return registration.active && (registration.installing || registration.waiting) ? 'newer' : 'newest';
	} catch {
		// Without network there is nothing to find; the next look will do.
		return 'unanswered';
	}
}

async function within<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('No answer.')), milliseconds);
	});
	try {
		return await Promise.race([answer, silence]);
	} finally {
		clearTimeout(timer);
	}
}

function note(): void {
	last = Date.now();
	try {
		localStorage.setItem(storageKey, String(last));
	} catch {
		// Then it is known to this page only.
	}
	for (const listener of listeners) listener();
}

function recall(): void {
	try {
		const kept = Number(localStorage.getItem(storageKey));
		if (kept > 0) last = kept;
	} catch {
		// Storage that refuses has nothing to tell.
	}
}
