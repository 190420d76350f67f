import type { OutboxMessage } from './message';
import { drop, happen, restore, told } from './queue';
import { sharedStore } from './shared-store';

/**
 * Deletes messages, or the news of those that were sent; one under way stays.
 * @returns those that were deleted, as they were
 * @throws {OutboxStorageError}
 */
export async function removeMessages(ids: readonly string[]): Promise<readonly OutboxMessage[]> {
	let removed: readonly OutboxMessage[] = [];
	await sharedStore.change((messages) => {
		const change = drop(messages, ids);
		removed = messages.filter(({ id }) => change.remove.includes(id));
		return change;
	});
	return removed;
}

/** What became of these messages has been shown. @throws {OutboxStorageError} */
export async function markTold(ids: readonly string[]): Promise<void> {
	await sharedStore.change((messages) => told(messages, ids));
}

/** Puts a deleted message back. @throws {OutboxStorageError} */
export async function restoreMessage(message: OutboxMessage): Promise<void> {
	await sharedStore.change((messages) => restore(messages, message));
}

/** Lets a message of unknown fate wait again: the visitor has decided. @throws {OutboxStorageError} */
export async function releaseMessage(id: string): Promise<void> {
	await sharedStore.change((messages) => happen(messages, id, { kind: 'resent' }));
}
