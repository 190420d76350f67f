import { removeExtract } from '../extract/extract';
import { removeMessages } from '../outbox/choices';
import { readMessages } from '../outbox/outbox';
import { holdsDraft } from '../pwa/draft-note';
import { emptyWebStorage, removeWorkerAndStores } from '../pwa/stored-parts';
import { readStoredParts, storedPartsStore } from './stored-parts';

/** Whether everything is off the device, or all but a message that is going out at this moment, or something else was left. */
export type Erasure = 'erased' | 'sending' | 'left';

/**
 * Takes everything off this device but the visitor's answers. The map does not come back by itself.
 * @param messages ids of the unsent messages that go: those the visitor was told of, and no other
 */
export async function eraseEverything(messages: readonly string[]): Promise<Erasure> {
	// One that cannot be taken away does not keep the others here.
	const removals = await Promise.allSettled([eraseMessages(messages), removeExtract(), removeWorkerAndStores()]);
	emptyWebStorage();
	await readStoredParts();
	if (removals.some(({ status }) => status === 'rejected') || !isNothingStored() || holdsDraft()) return 'left';
	return messagesLeft();
}

/** The news of those that were sent goes as well: it is lost to nobody. */
async function eraseMessages(unsent: readonly string[]): Promise<void> {
	const sent = (await readMessages()).filter(({ state }) => state === 'sent');
	await removeMessages([...unsent, ...sent.map(({ id }) => id)]);
}

/** By what is there now, whoever took the others away. One that is going out is left to its sender. */
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
