import { forgetNotes } from '../../device/install-memory';
import { removePages } from '../../device/stored-parts';
import { removeExtract } from '../../extract/extract';
import { removeMessages } from '../../outbox/choices';
import { readStoredParts, storedPartsStore } from './stored-parts-store';

/** Whether everything is off the device, or something was left. */
export type Erasure = 'erased' | 'left';

/**
 * Takes everything off this device but the visitor's answers. The map does not come back by itself.
 * @param messages ids of the messages that go: those the visitor was told of, and no other
 */
export async function eraseEverything(messages: readonly string[]): Promise<Erasure> {
	try {
		const removed = await removeMessages(messages);
		await removeExtract();
		await removePages();
		forgetNotes();
		await readStoredParts();
		return removed.length === messages.length && isNothingStored() ? 'erased' : 'left';
	} catch {
		return 'left';
	}
}

function isNothingStored(): boolean {
	const { parts } = storedPartsStore.getSnapshot();
	return parts !== undefined && parts.map + parts.pictures + parts.pages === 0;
}
