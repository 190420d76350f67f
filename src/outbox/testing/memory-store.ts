import type { OutboxMessage } from '../message';
import type { QueueChange } from '../queue';
import { type MessageStore, OutboxStorageError } from '../store';

type MemoryStore = MessageStore & { messages: readonly OutboxMessage[]; broken: boolean };

/** A queue in memory, which outlives the senders that use it, and can be broken. */
export function memoryStore(messages: OutboxMessage[]): MemoryStore {
	return {
		messages,
		broken: false,
		read() {
			return Promise.resolve(this.messages);
		},
		change(decide) {
			if (this.broken) return Promise.reject(new OutboxStorageError('full'));
			this.messages = applied(this.messages, decide(this.messages));
			return Promise.resolve(this.messages);
		},
	};
}

function applied(messages: readonly OutboxMessage[], { put, remove }: QueueChange): OutboxMessage[] {
	const gone = new Set([...remove, ...put.map(({ id }) => id)]);
	return [...messages.filter(({ id }) => !gone.has(id)), ...put].sort((a, b) => a.createdAt - b.createdAt);
}
