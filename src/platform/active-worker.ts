import { postToWorker, type WorkerMessage } from './worker-protocol';

/** Says something to the active worker, whether it controls this page yet or not: on a first visit it does not. */
export async function postToActiveWorker(message: WorkerMessage): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	const { active } = await navigator.serviceWorker.ready;
	postToWorker(active, message);
}
