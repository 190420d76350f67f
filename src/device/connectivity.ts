export type Connectivity = { online: boolean };

const online: Connectivity = { online: true };
const offline: Connectivity = { online: false };

const listeners = new Set<() => void>();
let answered = true;
let shown = online;

/**
 * Whether the site can be reached: the browser's hint, which only knows of the radio, corrected by what requests met.
 * Online while prerendering and until the first look.
 */
export const connectivityStore = {
	getSnapshot: (): Connectivity => shown,
	getServerSnapshot: (): Connectivity => online,
	subscribe: (listener: () => void): (() => void) => {
		if (listeners.size === 0) watch();
		listeners.add(listener);
		look();
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0) unwatch();
		};
	},
};

/** Tells what a request to the site's own server met: an answer, whatever its status, or none. */
export function reportRequest(reached: boolean): void {
	answered = reached;
	look();
}

function lineIsBack(): void {
	reportRequest(true);
}

function watch(): void {
	addEventListener('online', lineIsBack);
	addEventListener('offline', look);
}

function unwatch(): void {
	removeEventListener('online', lineIsBack);
	removeEventListener('offline', look);
}

function look(): void {
	const next = navigator.onLine && answered ? online : offline;
	if (next === shown) return;
	shown = next;
	for (const listener of listeners) listener();
}
