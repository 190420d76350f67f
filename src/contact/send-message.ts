import type { FormAddresses } from '../cf7/addresses';
import type { SendResult } from '../cf7/submission';
import { originalOf } from '../messages/cf7';
import { requestSync } from '../outbox/background-sync';
import type { Outcome } from '../outbox/delivery';
import { entriesOf } from '../outbox/form-entries';
import type { OutboxMessage } from '../outbox/message';
import { deliverMessage, type Keeping, keepMessage } from '../outbox/outbox';
import { courier } from './courier';
import { type FormDelivery, failure, fateOfPosted, type Pending, pendingAfter, resultOf } from './send-result';

/** A message as it leaves the form. */
export type Outgoing = {
	formData: FormData;
	addresses: FormAddresses;
	/** The message under whose id the outbox has this text already, or a refused one that it corrects. */
	held: Held | undefined;
};

/** `message` as the outbox was last seen to have it, if it was. */
export type Held = { id: string; message: OutboxMessage | undefined };

/** How it ended, and what is still open about the message on this device. */
export type Sent = { result: SendResult; pending: Pending };

/**
 * Keeps a message on the device first, then sends it from there (PRODUCT 5.4). Where nothing can be kept it is sent
 * directly, and a failure says that the text is only on the page; but never past an outbox that has it, or may have it, and
 * would send it a second time. Failures are logged as by the original. Never throws.
 * @param onKept told the id under which the outbox holds the message, or may hold it, before anything leaves
 */
export async function sendMessage(outgoing: Outgoing, onKept: (id: string) => void): Promise<Sent> {
	const sent = await keepAndSend(outgoing, onKept);
	if (sent.result.kind === 'failed') console.error({ code: sent.result.code, message: originalOf[sent.result.code] });
	return sent;
}

async function keepAndSend(outgoing: Outgoing, onKept: (id: string) => void): Promise<Sent> {
	const { held } = outgoing;
	const keeping = await keepOutgoing(outgoing);
	if (keeping.kind === 'not-kept') {
		if (held && held.message?.state !== 'refused') return sentAsSeen(held.message);
		return { result: await sendDirectly(outgoing, keeping.reason), pending: 'no' };
	}
	onKept(keeping.id);
	const delivering = deliverKept(keeping.id);
	// In case this page is gone before the message is. The worker waits for its turn after ours.
	void requestSync();
	const outcome = await delivering;
	// Whoever cannot look whether it was written cannot say that it waits; and if it is gone, it may have been sent.
	if (keeping.kind === 'in-doubt' && !wasFound(outcome)) return sentAsSeen(undefined);
	return sentAs(outcome ?? { kind: 'unreachable', failed: { kind: 'failed', code: 'fetch_error' } });
}

function sentAs(outcome: Outcome<FormDelivery>): Sent {
	return { result: resultOf(outcome), pending: pendingAfter(outcome) };
}

/** Nothing was done about a message: it is as the outbox was last seen to have it. If it was not, nobody knows. */
function sentAsSeen(message: OutboxMessage | undefined): Sent {
	return message ? sentAs({ kind: 'settled', message }) : { result: failure('fetch_error', 'unsure'), pending: 'no' };
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
async function sendDirectly({ formData, addresses }: Outgoing, reason: 'unavailable' | 'full'): Promise<SendResult> {
	const reached = await courier.probe(addresses.schema);
	if (reached.kind === 'failed') return failure(reached.code, reason);
	const delivery = await courier.post(addresses.feedback, formData);
	if (delivery.kind === 'answered') return delivery;
	return failure(delivery.code, fateOfPosted(delivery) === 'refused' ? reason : 'unkept');
}

/** @returns undefined if storage failed, or another sender did not finish: nothing was posted, and a kept message waits */
async function deliverKept(id: string): Promise<Outcome<FormDelivery> | undefined> {
	try {
		return await deliverMessage(id, courier);
	} catch {
		return undefined;
	}
}
