import type { MessageStore } from './message-store';

const channelName = 'quatro-vistas-outbox';

/** Tells every tab and worker, this one too, that the queue has changed. */
export function announce(): void {
	const channel = new BroadcastChannel(channelName);
	channel.postMessage('changed');
	channel.close();
}

/** @returns a function that stops listening */
export function onAnnouncement(listener: () => void): () => void {
	const channel = new BroadcastChannel(channelName);
	channel.addEventListener('message', listener);
	return () => channel.close();
}

/** A store whose every change is announced. */
export function announcing(store: MessageStore): MessageStore {
	return {
		read: () => store.read(),
		change: async (decide) => {
			const messages = await store.change(decide);
			announce();
			return messages;
		},
	};
}
