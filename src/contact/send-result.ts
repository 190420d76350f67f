import { type FeedbackAnswer, parseFeedbackAnswer } from '../cf7/answer';
import type { Failure, FailureCode } from '../cf7/failure';
import type { SendResult } from '../cf7/submission';
import { originalOf, originals } from '../messages/cf7';
import { type Fate, fates } from '../messages/contact';
import type { Outcome } from '../outbox/delivery';
import type { OutboxMessage, ServerAnswer } from '../outbox/message';

/** How the POST of a form ends: what the outbox carries, and the form understands. */
export type FormDelivery = { kind: 'answered'; answer: FeedbackAnswer } | Failure;

/** What becomes of a message that was posted in vain: a server may have mailed, and then broken or stumbled over its own output. */
export function fateOfPosted({ code, inDoubt }: Omit<Failure, 'kind'>): Fate {
	if (code === 'fetch_error') return 'unknown';
	return inDoubt ? 'doubtful' : 'refused';
}

/** A failure in words: what happened, and what becomes of the message. */
export function failure(code: FailureCode, fate: Fate): SendResult {
	return { kind: 'failed', code, message: `${originals[originalOf[code]]} ${fates[fate]}` };
}

/** What the form shows for the outcome of an attempt to send its kept message. */
export function resultOf(outcome: Outcome<FormDelivery>): SendResult {
	switch (outcome.kind) {
		case 'unreachable': {
			const { code } = outcome.failed;
			return failure(code, code === 'fetch_error' ? 'waiting' : 'unreachable');
		}
		case 'delivered': {
			const { delivery } = outcome;
			return delivery.kind === 'answered' ? delivery : failure(delivery.code, fateOfPosted(delivery));
		}
		case 'settled':
			return resultOfSettled(outcome.message);
	}
}

/** What is still open about a message: it goes by itself, or nobody knows whether it arrived. */
export type Pending = 'no' | 'waiting' | 'unknown';

export function pendingAfter(outcome: Outcome<FormDelivery>): Pending {
	switch (outcome.kind) {
		case 'unreachable':
			return 'waiting';
		case 'delivered':
			return outcome.delivery.kind === 'failed' && outcome.delivery.code === 'fetch_error' ? 'unknown' : 'no';
		case 'settled':
			if (outcome.message?.state === 'unknown') return 'unknown';
			return outcome.message?.state === 'waiting' || outcome.message?.state === 'sending' ? 'waiting' : 'no';
	}
}

/** What the form shows for an answer that the outbox has noted; a failure is noted by its code. */
export function resultOfNoted({ status, message, received, ...noted }: ServerAnswer): SendResult {
	if (isFailureCode(status)) return failure(status, fateOfPosted({ code: status, ...noted }));
	const answer = parseFeedbackAnswer(received ?? { status, message });
	return answer ? { kind: 'answered', answer } : failure('invalid_json', 'doubtful');
}

/** Another tab or the worker was faster: what it found is what the form shows. */
function resultOfSettled(message: OutboxMessage | undefined): SendResult {
	if (!message) return { kind: 'failed', code: 'fetch_error', message: fates.deleted };
	if (message.state === 'sent' || message.state === 'refused') return resultOfNoted(message.answer);
	return failure('fetch_error', message.state === 'unknown' ? 'unknown' : 'waiting');
}

function isFailureCode(status: string): status is FailureCode {
	return Object.hasOwn(originalOf, status);
}
