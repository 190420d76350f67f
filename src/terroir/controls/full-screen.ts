import type { ExternalStore } from '../../ui/deferred-store';

/** Phones of one maker have no full screen for pages, and embedded browsers may forbid it. */
export function canFillScreen(): boolean {
	return document.fullscreenEnabled === true;
}

/** Asks for the whole screen. A refusal changes nothing. */
export async function enterFullScreen(): Promise<void> {
	try {
		await document.documentElement.requestFullscreen();
	} catch {
		// The browser may say no at any time, or not know how: the page stays as it is.
	}
}

/** Gives the screen back, if the page has it. */
export async function leaveFullScreen(): Promise<void> {
	if (document.fullscreenElement) await document.exitFullscreen().catch(() => {});
}

export const fullScreenStore: ExternalStore<boolean> = {
	getSnapshot: () => document.fullscreenElement !== null,
	getServerSnapshot: () => false,
	subscribe(listener) {
		document.addEventListener('fullscreenchange', listener);
		return () => document.removeEventListener('fullscreenchange', listener);
	},
};
