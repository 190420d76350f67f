/** Keeps the screen on until the function it returns is called. Asks again whenever the page is shown again; a refusal changes nothing. */
export function keepAwake(): () => void {
	const ending = new AbortController();
	let lock: WakeLockSentinel | undefined;

	async function ask(): Promise<void> {
		if (document.visibilityState !== 'visible') return;
		try {
			lock = await navigator.wakeLock.request('screen');
			if (ending.signal.aborted) await lock.release();
		} catch {
			// Low battery, no such interface, or no permission: what goes on goes on, and the screen may go dark.
		}
	}

	void ask();
	document.addEventListener('visibilitychange', () => void ask(), { signal: ending.signal });
	return () => {
		ending.abort();
		lock?.release().catch(() => {});
	};
}
