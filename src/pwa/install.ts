import { createStore, type Store } from '../platform/store';
import { slot } from '../platform/web-storage';

/**
 * How the site can be installed from here: by the browser's own dialog, by hand through the menu of iOS, or not at all, because
 * it is, or the browser knows no such thing.
 */
export type InstallWay = 'none' | 'prompt' | 'manual';

type InstallState = { way: InstallWay; visits: number; dismissed: boolean };

/** Chromium's, and not in the standard libraries. */
type PromptEvent = Event & { prompt: () => Promise<unknown> };

export const dismissedKey = 'install-dismissed';
const dismissal = slot('local', dismissedKey, (text) => text);
const visits = slot('local', 'visits', (text) => Number(text) || 0);
const counted = slot('session', 'visit-counted', (text) => text);

const store = createStore<InstallState>({ way: 'none', visits: 0, dismissed: false }, () => {
	watch();
});
let offer: PromptEvent | undefined;
let isWatching = false;

/** Nothing is known until the first subscription. */
export const installStore: Store<InstallState> = store;

/**
 * Whether to invite: from the second visit on, or once the map is on this device; never again after a no, and never where the
 * site is installed.
 */
export function invites({ way, visits, dismissed }: InstallState, mapStored: boolean): boolean {
	return way !== 'none' && !dismissed && (visits >= 2 || mapStored);
}

/** Opens the browser's dialog. It opens once for each offer of the browser, whatever is answered. */
export async function promptInstall(): Promise<void> {
	const spent = offer;
	offer = undefined;
	show({ way: 'none' });
	await spent?.prompt();
}

/** The visitor does not want to be invited again. Where the browser remembers nothing, that holds for this page. */
export function dismissInvitation(): void {
	dismissal.write('1');
	show({ dismissed: true });
}

/** Whether the site runs installed, in a window of its own. */
export function isStandalone(): boolean {
	// Safari on iOS knew its own property long before the display mode.
	if ('standalone' in navigator && navigator.standalone === true) return true;
	return ['standalone', 'minimal-ui', 'fullscreen'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}

function watch(): void {
	if (isWatching) return;
	isWatching = true;
	addEventListener('beforeinstallprompt', (event) => {
		if (!isPromptEvent(event)) return;
		// The page asks, when there is a reason, not the browser.
		event.preventDefault();
		offer = event;
		show({ way: 'prompt' });
	});
	addEventListener('appinstalled', () => show({ way: 'none' }));
	const manual = isHandheldApple() && !isStandalone();
	show({ way: manual ? 'manual' : 'none', visits: countVisit(), dismissed: dismissal.read() !== undefined });
}

/** Counts this visit, once per tab and session. @returns how many visits this browser remembers, this one included */
function countVisit(): number {
	const before = visits.read() ?? 0;
	if (counted.read()) return before;
	counted.write('1');
	// A browser that remembers nothing is always on its first visit.
	return visits.write(String(before + 1)) ? before + 1 : 1;
}

/** iPhone and iPad have no dialog to open. An iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
function isHandheldApple(): boolean {
	const { userAgent, maxTouchPoints } = navigator;
	return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function isPromptEvent(event: Event): event is PromptEvent {
	return 'prompt' in event && typeof event.prompt === 'function';
}

function show(change: Partial<InstallState>): void {
	store.set({ ...store.get(), ...change });
}
