/**
 * Runs a task at once, or, while a button of the pointer is down, after it has come up and its click has landed.
 * Marks that come off while the visitor presses the submit button would move it away under the pointer (CONTRACT 7).
 */
export function pointerGate(target: Document, signal: AbortSignal): (task: () => void) => void {
	let down = false;
	let waiting: (() => void)[] = [];
	const release = () => {
		down = false;
		setTimeout(() => {
			const tasks = waiting;
			waiting = [];
			for (const task of tasks) task();
		});
	};
	target.addEventListener(
		'pointerdown',
		() => {
			down = true;
		},
		{ signal, capture: true },
	);
	for (const end of ['pointerup', 'pointercancel']) target.addEventListener(end, release, { signal, capture: true });
	return (task) => {
		if (down) waiting.push(task);
		else task();
	};
}
