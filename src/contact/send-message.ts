import type { FormAddresses } from '../cf7/addresses';
import { originalOf } from '../messages/cf7';
import { requestSync } from '../outbox/background-sync';
import { entriesOf, type OutboxMessage } from '../outbox/message';
import { deliverDirectly, deliverMessage, type Keeping, keepMessage } from '../outbox/outbox';
import { outcomeOfUnkept } from '../outbox/outcomes';
import { failure, type Sent, sentOf } from './send-result';

/** What leaves the form. */
type Submission = {
	formData: FormData;
	addresses: FormAddresses;
	/** The message under whose id the outbox has this text already, or a refused one that it corrects. */
	stored: StoredMessage | undefined;
};

/** `message` as the outbox was last seen to have it, if it was. */
export type StoredMessage = { id: string; message: OutboxMessage | undefined };

/** The form that a message is sent from. */
type Sender = {
	/** The id under which the outbox has the message, or may have it, before anything is sent. */
	onKept(id: string): void;
	/** Whether the form is still there to tell how it ended. */
	isWatching(): boolean;
};

/**
 * Keeps a message on the device first, then sends it from there (docs/product.md 5.4). Where nothing can be kept it is sent
 * directly, and a failure says that the text is only on the page; but never past an outbox that has it, or may have it, and
 * would send it a second time. Failures are logged as by the original. Never throws.
 */
export async function sendMessage(submission: Submission, sender: Sender): Promise<Sent> {
	const sent = await keepAndSend(submission, sender);
	if (sent.result.kind === 'failed') console.error({ code: sent.result.code, message: originalOf[sent.result.code] });
	return sent;
}

async function keepAndSend(submission: Submission, { onKept, isWatching }: Sender): Promise<Sent> {
	const { stored } = submission;
	const keeping = await keepSubmission(submission);
	if (keeping.kind === 'not-kept') {
		if (stored && stored.message?.state !== 'refused') return sentAsSeen(stored.message);
		return sendDirectly(submission, keeping.reason);
	}
	onKept(keeping.id);
	// Fails where storage does, or another sender does not end: then nothing was posted, and a kept message waits.
	const delivering = deliverMessage(keeping.id, isWatching).catch(() => 'failed' as const);
	// In case this page is closed before the message is sent. The worker waits for its turn after ours.
	void requestSync();
	const message = await delivering;
	// If it cannot be looked for, or is not there, it may never have been written, or have been sent.
	if (keeping.kind === 'in-doubt' && (!message || message === 'failed')) return sentAsSeen(undefined);
	return message === 'failed' ? failure('fetch_error', 'waiting') : sentOf(message, Date.now());
}

/** Nothing was done about a message: it is as the outbox was last seen to have it. If it was not seen, nobody knows. */
function sentAsSeen(message: OutboxMessage | undefined): Sent {
	return message ? sentOf(message, Date.now()) : failure('fetch_error', 'unsure');
}

/** A file that can no longer be read cannot be kept either. */
async function keepSubmission({ formData, addresses, stored }: Submission): Promise<Keeping> {
	const subject = formData.get('your-subject');
	try {
		const outgoing = {
			subject: typeof subject === 'string' ? subject : '',
			schemaUrl: addresses.schema,
			feedbackUrl: addresses.feedback,
			entries: await entriesOf(formData),
		};
		return await keepMessage(outgoing, stored?.id);
	} catch {
		return { kind: 'not-kept', reason: 'unavailable' };
	}
}

async function sendDirectly({ formData, addresses }: Submission, reason: 'unavailable' | 'full'): Promise<Sent> {
	const delivery = await deliverDirectly({ schemaUrl: addresses.schema, feedbackUrl: addresses.feedback }, formData);
	if (delivery.kind === 'failed') return failure(delivery.code, outcomeOfUnkept(delivery, reason));
	const { answer } = delivery;
	return { result: { kind: 'answered', answer }, outcome: answer.status === 'mail_sent' ? 'sent' : 'answered' };
}
