/** How long a sending takes by now: `slow` after three seconds; `long` after fifteen, when a visitor may want another way. */
export type Slowness = 'none' | 'slow' | 'long';

const slowAfter = 3000;
const longAfter = 15_000;

/** Follows one sending after the other. @returns to be told whenever a sending is under way or over; told twice, it goes on */
export function watchSlowness(tell: (slowness: Slowness) => void): (sending: boolean) => void {
	let timers: ReturnType<typeof setTimeout>[] = [];
	return (sending) => {
		if (sending === timers.length > 0) return;
		for (const timer of timers) clearTimeout(timer);
		timers = sending ? [setTimeout(tell, slowAfter, 'slow'), setTimeout(tell, longAfter, 'long')] : [];
		if (!sending) tell('none');
	};
}
