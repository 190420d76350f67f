/**
 * A guard against silence: once woken, it calls out if nothing is heard for too long.
 * @param patience in ms
 */
export function watchdog(patience: number, onSilence: () => void) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		heard(): void {
			clearTimeout(timer);
			timer = setTimeout(onSilence, patience);
		},
		rest(): void {
			clearTimeout(timer);
		},
	};
}
