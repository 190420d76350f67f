import { statusName } from '../cf7/status';
import type { Fate } from '../messages/contact';
import { momentText, outboxMessages } from '../messages/outbox';
import type { OutboxMessage } from '../outbox/message';
import { failure, type Sent, sentOfKept, sentOfNoted } from './send-result';

/** What a form shows: its status as class name, its message, and why that is so; `waits` if it is about a message that goes by itself. */
export type Showing = { status: string; message: string; fate?: Fate; waits?: true };

/**
 * What the form shows because of the messages on this device (PRODUCT 5.4): that one waits, as long as one does; then
 * what became of it. Pure.
 * @param follows whether what the form shows now is about a kept message; else only an untouched form speaks of one
 * @returns undefined if it goes on showing what it shows
 */
export function keptShowing(
	messages: readonly OutboxMessage[],
	{ status, follows, now }: { status: string; follows: boolean; now: Date },
): Showing | undefined {
	if (status !== 'init' && !follows) return undefined;
	const waiting = messages.findLast(({ state }) => state === 'waiting');
	if (waiting) return { ...shown(sentOfKept(waiting, now.getTime())), waits: true };
	// Of one that is under way nothing is known yet.
	if (messages.some(({ state }) => state === 'sending')) return undefined;
	if (messages.some(({ state }) => state === 'unknown')) return shown(failure('fetch_error', 'unknown'));
	const news = messages.findLast((message) => message.state === 'sent');
	if (news) {
		return { status: 'sent', message: outboxMessages.wentOut(momentText(new Date(news.sentAt), now)) };
	}
	if (!follows) return undefined;
	const refused = messages.findLast((message) => message.state === 'refused');
	return refused ? shown(sentOfNoted(refused.answer)) : { status: 'init', message: '' };
}

/** What a form shows for how a message stands. */
export function shown({ result, fate }: Sent): Showing {
	if (result.kind === 'answered') return { status: result.answer.statusName, message: result.answer.message };
	return { status: statusName(result.code), message: result.message, ...(fate && { fate }) };
}
