type Screen = {
	/** Keeps the screen on until it is released, or the page hidden. Rejects where the browser will not. */
	request: () => Promise<{ release: () => Promise<void> }>;
	isVisible: () => boolean;
	/** Tells when the page is hidden or shown. */
	onVisibilityChange: (listener: () => void) => () => void;
};

/** Keeps the screen on until the function it returns is called. Asks again whenever the page is shown again; a refusal changes nothing. */
export function keepAwake({ request, isVisible, onVisibilityChange }: Screen = browserScreen): () => void {
	let ended = false;
	let release = async () => {};

	async function ask(): Promise<void> {
		if (!isVisible()) return;
		try {
			const lock = await request();
			release = () => lock.release();
			if (ended) await release();
		} catch {
			// Low battery, no such interface, or no permission: what goes on goes on, and the screen may go dark.
		}
	}

	void ask();
	const stopListening = onVisibilityChange(() => void ask());
	return () => {
		ended = true;
		stopListening();
		release().catch(() => {});
	};
}

const browserScreen: Screen = {
	request: async () => {
		// Older browsers lack the interface, whatever its type says.
		if (!('wakeLock' in navigator)) throw new Error('wakeLock');
		return navigator.wakeLock.request('screen');
	},
	isVisible: () => document.visibilityState === 'visible',
	onVisibilityChange: (listener) => {
		document.addEventListener('visibilitychange', listener);
		return () => document.removeEventListener('visibilitychange', listener);
	},
};
