/** Between two looks for a newer build while a page stays in view, in ms. */
const longest = 60 * 60 * 1000;
/** Coming back is told by up to three events at once: one look is enough for them. In ms. */
const shortest = 2_000;

const storageKey = 'last-look-for-update';
const listeners = new Set<() => void>();
let last: number | undefined;
let registered: ServiceWorkerRegistration | undefined;

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

/**
 * Looks for newer builds from now on: whenever the visitor comes back to the page, and every hour that it stays in view. The
 * browser itself looks at navigations only, and the installed site may stay open for days.
 */
export function lookForUpdates(registration: ServiceWorkerRegistration): void {
	registered = registration;
	let looked = Date.now() - shortest;
	const look = () => {
		if (document.visibilityState !== 'visible' || Date.now() - looked < shortest) return;
		looked = Date.now();
		void lookNow();
	};
	document.addEventListener('visibilitychange', look);
	addEventListener('focus', look);
	addEventListener('online', look);
	setInterval(look, longest);
	// Registering was a look in itself.
	note();
}

/** Looks now. @returns whether the server answered; what it has is told by the notice. */
export async function lookNow(): Promise<boolean> {
	try {
		if (!registered) return false;
		await registered.update();
		note();
		return true;
	} catch {
		// Without network there is nothing to find; the next look will do.
		return false;
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
