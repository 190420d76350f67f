export type Connectivity = { online: boolean };

const online: Connectivity = { online: true };
const offline: Connectivity = { online: false };

const listeners = new Set<() => void>();
let shown = online;
let watching = false;
/** What was learnt last: from the check, or from the browser when it noticed a change. */
let learnt: boolean | undefined;
/** Makes the site's one check, from when it is at work. */
let check: (() => void) | undefined;

/**
 * Whether the site can be reached. The browser's word is a hint, for it only knows of the radio: what the check met after it
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

/** Tells what the site's one check met (`extract/automatic.ts`): an answer, whatever its status, or none. */
export function reportCheck(reached: boolean): void {
	watch();
	learn(reached);
}

/** @param perform makes the site's one check now, which tells what it met */
export function checkBy(perform: () => void): void {
	check = perform;
}

/**
 * Tells what any other request to the site's own server met. One that is slow, or breaks, is not the network: where it met other than what is
 * known, the one check is made at once, and decides. Until that is at work, it is all that anybody knows.
 */
export function reportRequest(reached: boolean): void {
	if (reached === shown.online) return;
	if (check) check();
	else reportCheck(reached);
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
