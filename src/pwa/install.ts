import { countVisit, isDismissed, rememberDismissal } from './install-memory';
import { beforeLooking, type InstallState } from './install-policy';
import { isStandalone } from './standalone';

/** Chromium's, and not in the standard libraries. */
type PromptEvent = Event & { prompt: () => Promise<unknown> };

const listeners = new Set<() => void>();
let state = beforeLooking;
let offer: PromptEvent | undefined;
let watching = false;

/** Nothing is known until the first subscription. */
export const installStore = {
	getSnapshot: (): InstallState => state,
	getServerSnapshot: (): InstallState => beforeLooking,
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		watch();
		return () => listeners.delete(listener);
	},
};

/** Opens the browser's dialog. It opens once for each offer of the browser, whatever is answered. */
export async function promptInstall(): Promise<void> {
	const spent = offer;
	offer = undefined;
	show({ way: 'none' });
	await spent?.prompt();
}

/** The visitor does not want to be invited again. */
export function dismissInvitation(): void {
	rememberDismissal();
	show({ dismissed: true });
}

function watch(): void {
	if (watching) return;
	watching = true;
	addEventListener('beforeinstallprompt', (event) => {
		if (!isPromptEvent(event)) return;
		// The page asks, when there is a reason, not the browser.
		event.preventDefault();
		offer = event;
		show({ way: 'prompt' });
	});
	addEventListener('appinstalled', () => show({ way: 'none' }));
	const manual = isHandheldApple() && !isStandalone();
	show({ way: manual ? 'manual' : 'none', visits: countVisit(), dismissed: isDismissed() });
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
	state = { ...state, ...change };
	for (const listener of listeners) listener();
}
