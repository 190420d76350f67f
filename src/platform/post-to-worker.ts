import type { WorkerMessage } from './worker-protocol';

/** Says something to the active worker, whether it controls this page yet or not: on a first visit it does not. */
export async function postToActiveWorker(message: WorkerMessage): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage(message);
}

/** Says something to the worker that serves this page, if one does. */
export function postToController(message: WorkerMessage): void {
	if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message);
}
