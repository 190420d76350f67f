import { removeExtract } from '../extract/extract';
import { holdsDraft } from '../outbox/draft';
import { readMessages, removeMessages } from '../outbox/outbox';
import { forgetLanguages } from '../pwa/kept-languages';
import { emptyWebStorage, removeWorkerAndStores } from '../pwa/stored-parts';
import { readStoredParts, storedPartsStore } from './device-storage';

/** Everything was removed, or all but a message that is being sent at this moment, or something else was left. */
export type Erasure = 'erased' | 'sending' | 'left';

/**
 * Removes everything from this device but the visitor's answers. The map is not downloaded again by itself.
 * @param messages ids of the unsent messages to remove: those the visitor was shown, and no other
 */
export async function eraseEverything(messages: readonly string[]): Promise<Erasure> {
	// One that fails does not keep the others from being removed.
	const removals = await Promise.allSettled([
		eraseMessages(messages),
		removeExtract(),
		removeWorkerAndStores().then(forgetLanguages),
	]);
	emptyWebStorage();
	await readStoredParts();
	if (removals.some(({ status }) => status === 'rejected') || !isNothingStored() || holdsDraft()) return 'left';
	return messagesLeft();
}

/** The notes of messages that were sent are removed as well: no message is lost with them. */
async function eraseMessages(unsent: readonly string[]): Promise<void> {
	const sent = (await readMessages()).filter(({ state }) => state === 'sent');
	await removeMessages([...unsent, ...sent.map(({ id }) => id)]);
}

/** Judges by what is there now, in whichever tab the others were removed. A message that is being sent is left to its sender. */
async function messagesLeft(): Promise<Erasure> {
	try {
		const messages = await readMessages();
		if (messages.length === 0) return 'erased';
		return messages.every(({ state }) => state === 'sending') ? 'sending' : 'left';
	} catch {
		return 'left';
	}
}

function isNothingStored(): boolean {
	const { parts } = storedPartsStore.get();
	return parts !== undefined && parts.map + parts.pictures + parts.pages === 0;
}
