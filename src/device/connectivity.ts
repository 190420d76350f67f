export type Connectivity = { online: boolean };

const online: Connectivity = { online: true };
const offline: Connectivity = { online: false };

const listeners = new Set<() => void>();
let shown = online;
let watching = false;
/** What was learnt last: from a request, or from the browser when it noticed a change. */
let learnt: boolean | undefined;

/**
 * Whether the site can be reached. The browser's word is a hint, for it only knows of the radio: what a request met after it
 * counts more. Online while prerendering and until the first look.
 */
export const connectivityStore = {
	getSnapshot: (): Connectivity => shown,
	getServerSnapshot: (): Connectivity => online,
	subscribe: (listener: () => void): (() => void) => {
		watch();
		listeners.add(listener);
		look();
		return () => {
			listeners.delete(listener);
		};
	},
};

/** Tells what a request to the site's own server met: an answer, whatever its status, or none. */
export function reportRequest(reached: boolean): void {
	watch();
	learn(reached);
}

/** For as long as the page lives: what was learnt must not outlast a change that nobody saw. */
function watch(): void {
	if (watching) return;
	watching = true;
	addEventListener('online', () => learn(true));
	addEventListener('offline', () => learn(false));
}

function learn(reachable: boolean): void {
	learnt = reachable;
	look();
}

function look(): void {
	const next = (learnt ?? navigator.onLine) ? online : offline;
	if (next === shown) return;
	shown = next;
	for (const listener of listeners) listener();
}
