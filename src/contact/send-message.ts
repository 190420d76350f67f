import type { FormAddresses } from '../cf7/addresses';
import { originalOf } from '../messages/cf7';
import { requestSync } from '../outbox/background-sync';
import type { Outcome } from '../outbox/delivery';
import { entriesOf } from '../outbox/form-entries';
import type { OutboxMessage } from '../outbox/message';
import { deliverMessage, type Keeping, keepMessage } from '../outbox/outbox';
import { courier } from './courier';
import { type FormDelivery, failure, type Sent, sentOf, sentOfKept } from './send-result';

/** A message as it leaves the form. */
export type Outgoing = {
	formData: FormData;
	addresses: FormAddresses;
	/** The message under whose id the outbox has this text already, or a refused one that it corrects. */
	held: Held | undefined;
};

/** `message` as the outbox was last seen to have it, if it was. */
export type Held = { id: string; message: OutboxMessage | undefined };

/** The form that a message is sent from. */
export type Watcher = { onKept(id: string): void; isWatching(): boolean };

/**
 * Keeps a message on the device first, then sends it from there (PRODUCT 5.4). Where nothing can be kept it is sent
 * directly, and a failure says that the text is only on the page; but never past an outbox that has it, or may have it, and
 * would send it a second time. Failures are logged as by the original. Never throws.
 * @param watcher `onKept` is told the id under which the outbox holds the message, or may hold it, before anything leaves;
 *   `isWatching` says whether the form is still there to tell how it ended
 */
export async function sendMessage(outgoing: Outgoing, watcher: Watcher): Promise<Sent> {
	const sent = await keepAndSend(outgoing, watcher);
	if (sent.result.kind === 'failed') console.error({ code: sent.result.code, message: originalOf[sent.result.code] });
	return sent;
}

async function keepAndSend(outgoing: Outgoing, watcher: Watcher): Promise<Sent> {
	const { held } = outgoing;
	const keeping = await keepOutgoing(outgoing);
	if (keeping.kind === 'not-kept') {
		if (held && held.message?.state !== 'refused') return sentAsSeen(held.message);
		return sendDirectly(outgoing, keeping.reason);
	}
	watcher.onKept(keeping.id);
	const delivering = deliverKept(keeping.id, watcher.isWatching);
	// In case this page is gone before the message is. The worker waits for its turn after ours.
	void requestSync();
	const outcome = await delivering;
	// Whoever cannot look whether it was written cannot say that it waits; and if it is gone, it may have been sent.
	if (keeping.kind === 'in-doubt' && !wasFound(outcome)) return sentAsSeen(undefined);
	return outcome ? sentOf(outcome, Date.now()) : failure('fetch_error', 'waiting');
}

/** Nothing was done about a message: it is as the outbox was last seen to have it. If it was not, nobody knows. */
function sentAsSeen(message: OutboxMessage | undefined): Sent {
	return message ? sentOfKept(message, Date.now()) : failure('fetch_error', 'unsure');
}

function wasFound(outcome: Outcome | undefined): boolean {
	return outcome !== undefined && !(outcome.kind === 'settled' && outcome.message === undefined);
}

/** A file that can no longer be read cannot be kept either. */
async function keepOutgoing({ formData, addresses, held }: Outgoing): Promise<Keeping> {
	const subject = formData.get('your-subject');
	try {
		const draft = {
			subject: typeof subject === 'string' ? subject : '',
			schemaUrl: addresses.schema,
			feedbackUrl: addresses.feedback,
			entries: await entriesOf(formData),
		};
		return await keepMessage(draft, held?.id);
	} catch {
		return { kind: 'not-kept', reason: 'unavailable' };
	}
}

/** Also here the server is asked first: a message that never left can be said to be here, and nowhere else. */
async function sendDirectly({ formData, addresses }: Outgoing, reason: 'unavailable' | 'full'): Promise<Sent> {
	const reached = await courier.probe(addresses.schema);
	const isSendable = reached.kind === 'schema' || reached.verdict === 'send';
	const delivery = isSendable ? await courier.post(addresses.feedback, formData) : reached;
	if (delivery.kind === 'answered') return { result: delivery, pending: 'no' };
	switch (delivery.verdict) {
		case 'gone':
			return failure(delivery.code, 'gone');
		case 'unknown':
		case 'doubtful':
			return failure(delivery.code, 'unkept');
		default:
			return failure(delivery.code, reason);
	}
}

/** @returns undefined if storage failed, or another sender did not finish: nothing was posted, and a kept message waits */
async function deliverKept(id: string, isWatching: () => boolean): Promise<Outcome<FormDelivery> | undefined> {
	try {
		return await deliverMessage(id, courier, isWatching);
	} catch {
		return undefined;
	}
}
