import { createStore } from '../platform/store';

/** iPhones have no full screen for pages, and embedded browsers may forbid it. */
export function canFillScreen(): boolean {
	return document.fullscreenEnabled === true;
}

/** Asks for the whole screen for an element, or the page. A refusal changes nothing. */
export async function enterFullScreen(element: Element = document.documentElement): Promise<void> {
	try {
		await element.requestFullscreen();
	} catch {
		// The browser may say no at any time, or not know how: the page stays as it is.
	}
}

/** Gives the screen back, if anything of the page has it. */
export async function leaveFullScreen(): Promise<void> {
	if (document.fullscreenElement) await document.exitFullscreen().catch(() => {});
}

/** Whether the page, or an element of it, has the whole screen. */
export const fullScreenStore = createStore(false, (set) => {
	const read = () => set(document.fullscreenElement !== null);
	read();
	document.addEventListener('fullscreenchange', read);
	return () => document.removeEventListener('fullscreenchange', read);
});
