import type { FormAddresses } from '../cf7/addresses';
import type { SendResult } from '../cf7/submission';
import { originalOf } from '../messages/cf7';
import { requestSync } from '../outbox/background-sync';
import type { Outcome } from '../outbox/delivery';
import { entriesOf } from '../outbox/form-entries';
import { deliverMessage, type Keeping, keepMessage } from '../outbox/outbox';
import { courier } from './courier';
import { type FormDelivery, failure, fateOfPosted, type Pending, pendingAfter, resultOf } from './send-result';

/** A message as it leaves the form. */
export type Outgoing = {
	formData: FormData;
	addresses: FormAddresses;
	/** The refused message of which this is the corrected text. */
	corrects: string | undefined;
};

/** How it ended, and what is still open about the message on this device. */
export type Sent = { result: SendResult; pending: Pending };

/**
 * Keeps a message on the device first, then sends it from there (PRODUCT 5.4). Where nothing can be kept it is sent
 * directly, and a failure says that the text is only on the page. Failures are logged as by the original. Never throws.
 * @param onKept told the id under which the outbox holds the message, before anything leaves
 */
export async function sendMessage(outgoing: Outgoing, onKept: (id: string) => void): Promise<Sent> {
	const sent = await keepAndSend(outgoing, onKept);
	if (sent.result.kind === 'failed') console.error({ code: sent.result.code, message: originalOf[sent.result.code] });
	return sent;
}

async function keepAndSend(outgoing: Outgoing, onKept: (id: string) => void): Promise<Sent> {
	const keeping = await keepOutgoing(outgoing);
	if (keeping.kind === 'not-kept') return { result: await sendDirectly(outgoing, keeping.reason), pending: 'no' };
	onKept(keeping.id);
	const delivering = deliverKept(keeping.id);
	// In case this page is gone before the message is. The worker waits for its turn after ours.
	void requestSync();
	const outcome = await delivering;
	return { result: resultOf(outcome), pending: pendingAfter(outcome) };
}

/** A file that can no longer be read cannot be kept either. */
async function keepOutgoing({ formData, addresses, corrects }: Outgoing): Promise<Keeping> {
	const subject = formData.get('your-subject');
	try {
		const draft = {
			subject: typeof subject === 'string' ? subject : '',
			schemaUrl: addresses.schema,
			feedbackUrl: addresses.feedback,
			entries: await entriesOf(formData),
		};
		return await keepMessage(draft, corrects);
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

/** Storage that fails, or another sender that does not finish, leaves the message waiting: nothing was posted. */
async function deliverKept(id: string): Promise<Outcome<FormDelivery>> {
	try {
		return await deliverMessage(id, courier);
	} catch {
		return { kind: 'unreachable', failed: { kind: 'failed', code: 'fetch_error' } };
	}
}
