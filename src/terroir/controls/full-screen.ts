import { createStore } from '../../platform/store';

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

/** Whether the page has the whole screen. */
export const fullScreenStore = createStore(false, (set) => {
	const read = () => set(document.fullscreenElement !== null);
	read();
	document.addEventListener('fullscreenchange', read);
	return () => document.removeEventListener('fullscreenchange', read);
});
