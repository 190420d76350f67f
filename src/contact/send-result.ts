import { type FeedbackAnswer, parseFeedbackAnswer } from '../cf7/answer';
import type { Failure, FailureCode } from '../cf7/failure';
import type { SendResult } from '../cf7/submission';
import { originalOf, originals } from '../messages/cf7';
import { type Fate, fates } from '../messages/contact';
import type { Outcome } from '../outbox/delivery';
import type { OutboxMessage, ServerAnswer } from '../outbox/message';

/** How the POST of a form ends: what the outbox carries, and the form understands. */
export type FormDelivery = { kind: 'answered'; answer: FeedbackAnswer } | Failure;

/** What is still open about a message: it goes by itself, or nobody knows whether it arrived. */
export type Pending = 'no' | 'waiting' | 'unknown';

/** What the form shows of a message, why it did not go, if it did not, and what is still open about it. */
export type Sent = { result: SendResult; fate?: Fate; pending: Pending };

const pendingAfter: Partial<Record<Fate, Pending>> = {
	waiting: 'waiting',
	silent: 'waiting',
	busy: 'waiting',
	overdue: 'waiting',
	unknown: 'unknown',
};

/** A failure in words: what happened, and what becomes of the message. */
export function failure(code: FailureCode, fate: Fate): Sent {
	const message = `${originals[originalOf[code]]} ${fates[fate]}`;
	return { result: { kind: 'failed', code, message }, fate, pending: pendingAfter[fate] ?? 'no' };
}

/** How an attempt to send a kept message ended. */
export function sentOf(outcome: Outcome<FormDelivery>, now: number): Sent {
	if (outcome.kind === 'delivered') return sentOfDelivery(outcome.delivery);
	if (outcome.message) return sentOfKept(outcome.message, now);
	return { result: { kind: 'failed', code: 'fetch_error', message: fates.deleted }, pending: 'no' };
}

function sentOfDelivery(delivery: FormDelivery): Sent {
	if (delivery.kind === 'answered') return { result: delivery, pending: 'no' };
	const { code, verdict } = delivery;
	// The two that no POST ends in are for whoever would post it none the less.
	return failure(code, verdict === 'waiting' ? 'busy' : verdict === 'send' ? 'refused' : verdict);
}

/** How a message stands that is on this device. */
export function sentOfKept(message: OutboxMessage, now: number): Sent {
	switch (message.state) {
		case 'sent':
		case 'refused':
			return sentOfNoted(message.answer);
		case 'unknown':
			return failure('fetch_error', 'unknown');
		case 'waiting':
		case 'sending': {
			const { kind } = message.obstacle ?? {};
			const fate = isOverdue(message, now) ? 'overdue' : kind === 'offline' ? 'waiting' : (kind ?? 'waiting');
			return failure(kind === 'busy' ? 'http_error' : 'fetch_error', fate);
		}
	}
}

/** For so long a message waits for a server while the site answers, in milliseconds; then the visitor is told of other ways. */
const longestSilence = 24 * 60 * 60 * 1000;

/** Whether it is time for another way: the site answers, and its form's server has taken nothing for a day. */
export function isOverdue({ state, obstacle }: OutboxMessage, now: number): boolean {
	if (state !== 'waiting' || !obstacle || obstacle.kind === 'offline') return false;
	return obstacle.since !== undefined && now - obstacle.since > longestSilence;
}

/** What the form shows for an answer that the outbox has noted; a failure is noted by its code. */
export function sentOfNoted({ status, message, received, inDoubt, gone }: ServerAnswer): Sent {
	if (isFailureCode(status)) return failure(status, gone ? 'gone' : inDoubt ? 'doubtful' : 'refused');
	const answer = parseFeedbackAnswer(received ?? { status, message });
	return answer ? { result: { kind: 'answered', answer }, pending: 'no' } : failure('invalid_json', 'doubtful');
}

function isFailureCode(status: string): status is FailureCode {
	return Object.hasOwn(originalOf, status);
}
