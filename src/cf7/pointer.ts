/**
 * Runs a task at once, or, while a press is under way, after it has ended and its click has landed. Marks that come off
 * while the visitor presses what stands beneath them would move it away under the pointer (CONTRACT 7).
 */
export function pointerGate(target: Document, signal: AbortSignal): (task: () => void) => void {
	let down = false;
	const waiting: (() => void)[] = [];
	const press = ({ button }: MouseEvent) => {
		if (button === 0) down = true;
	};
	const release = () => {
		down = false;
		setTimeout(() => {
			if (!down) for (const task of waiting.splice(0)) task();
		});
	};
	// A tap takes the focus from a field by the mouse's events, which follow when the finger has already left.
	for (const start of ['pointerdown', 'mousedown'] as const)
		target.addEventListener(start, press, { signal, capture: true });
	for (const end of ['pointerup', 'pointercancel', 'mouseup'])
		target.addEventListener(end, release, { signal, capture: true });
	return (task) => {
		if (down) waiting.push(task);
		else task();
	};
}
