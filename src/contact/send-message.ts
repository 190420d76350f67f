import { failures } from '#messages/cf7';
import type { FormAddresses } from '../cf7/addresses';
import { requestSync } from '../outbox/background';
import { postDirectly } from '../outbox/delivery';
import { entriesOf, type OutboxMessage, originOf } from '../outbox/message';
import { asForm, deliverMessage, removeMessages, type StoreResult, storeMessage } from '../outbox/outbox';
import { outcomeOfUnstored, type UnstoredReason } from '../outbox/outcomes';
import { failure, reportOf, type SendReport } from './send-result';

/** What leaves the form. */
type Submission = {
	formData: FormData;
	addresses: FormAddresses;
	/** The message under whose id the outbox has this text already, or a refused one that it corrects. */
	stored: StoredMessage | undefined;
	/** Its files are too large to wait on the device: it goes at once, or not at all. */
	isOversized?: boolean;
};

/** `message` as the outbox was last seen to have it, if it was. */
export type StoredMessage = { id: string; message: OutboxMessage | undefined };

/** The form that a message is sent from. */
type Sender = {
	/** Called before anything is sent, with the id under which the outbox has the message, or may have it. */
	onStored(id: string): void;
	/** Whether the form is still there to tell how it ended. */
	isWatched(): boolean;
};

/**
 * Stores a message on the device, then sends it from there (docs/product.md 5.4). Where nothing can be stored it is sent
 * directly, and a failure says that the text is only on the page; but never past an outbox that has it, or may have it, and
 * would send it a second time. Failures are logged as by the plugin. Never throws.
 */
export async function sendMessage(submission: Submission, sender: Sender): Promise<SendReport> {
	const report = await asForm(() => storeAndSend(submission, sender));
	const { result } = report;
	if (result.kind === 'failed') console.error({ code: result.code, message: failures[result.code].original });
	return report;
}

async function storeAndSend(submission: Submission, { onStored, isWatched }: Sender): Promise<SendReport> {
	const { stored } = submission;
	const storing =
		import.meta.env.HAS_OWNER_FORM && submission.isOversized
			? ({ kind: 'not-stored', reason: 'oversized' } as const)
			: await storeSubmission(submission);
	if (storing.kind === 'not-stored') {
		if (stored && stored.message?.state !== 'refused') return reportAsSeen(stored.message);
		const report = await sendDirectly(submission, storing.reason);
		// The refused message that it corrects would be sent once more from its place on the device.
		if (report.outcome === 'sent' && stored) await removeMessages([stored.id]).catch(console.error);
		return report;
	}
	onStored(storing.id);
	// Fails where storage does, or where another sender does not end: then nothing was posted, and a stored message waits.
	const delivering = deliverMessage(storing.id, isWatched).catch(() => 'failed' as const);
	// In case this page is closed before the message is sent. The worker waits for its turn after ours.
	void requestSync();
	const message = await delivering;
	// If it cannot be read, or is not there, it may never have been written, or have been sent.
	if (storing.kind === 'in-doubt' && (!message || message === 'failed')) return reportAsSeen(undefined);
	return message === 'failed' ? failure('fetch_error', 'waiting') : reportOf(message, Date.now());
}

/** Nothing was done about a message: it is as the outbox was last seen to have it, or its state is not known. */
function reportAsSeen(message: OutboxMessage | undefined): SendReport {
	return message ? reportOf(message, Date.now()) : failure('fetch_error', 'unsure');
}

/** A file that can no longer be read cannot be stored either. */
async function storeSubmission({ formData, addresses, stored }: Submission): Promise<StoreResult> {
	const subject = formData.get('your-subject');
	try {
		const entries = await entriesOf(formData);
		const form = originOf(entries);
		const outgoing = {
			subject: typeof subject === 'string' ? subject : '',
			schemaUrl: addresses.schema,
			feedbackUrl: addresses.feedback,
			...(form && { form }),
			entries,
		};
		return await storeMessage(outgoing, stored?.id);
	} catch {
		return { kind: 'not-stored', reason: 'unavailable' };
	}
}

async function sendDirectly({ formData, addresses }: Submission, reason: UnstoredReason): Promise<SendReport> {
	const delivery = await postDirectly({ schemaUrl: addresses.schema, feedbackUrl: addresses.feedback }, formData);
	if (delivery.kind === 'failed') return failure(delivery.code, outcomeOfUnstored(delivery, reason));
	const { answer } = delivery;
	const outcome = answer.status === 'mail_sent' ? 'sent' : 'answered';
	return { result: { kind: 'answered', answer }, outcome, lang: {} };
}
